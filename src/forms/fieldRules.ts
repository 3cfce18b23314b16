import { object, string, type AnyObjectSchema, type StringSchema } from 'yup';
import { fieldLimits } from '../../contract/fieldLimits.gen.ts';

type Rule = StringSchema;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Telephone pattern: at least five digits of any script. The server validates the rest. */
const TELEPHONE = /^(?:\P{Nd}*\p{Nd}){5}.*$/su;

function line({ maximum }: { maximum: number }): Rule {
  return string().trim().max(maximum, 'form.error.long');
}

const lengthOf = (text: string | undefined): number => [...(text ?? '')].length;

const newPassword: Rule = string()
  .test(
    'short',
    'form.error.passwordShort',
    (text) => !text || lengthOf(text) >= fieldLimits.password.minimum,
  )
  .test('long', 'form.error.long', (text) => lengthOf(text) <= fieldLimits.password.maximum);

const RULES = {
  name: line(fieldLimits.name),
  firstname: line(fieldLimits.firstname),
  lastname: line(fieldLimits.lastname),
  email: line(fieldLimits.email).matches(EMAIL, {
    message: 'form.error.email',
    excludeEmptyString: true,
  }),
  telephone: string().trim().matches(TELEPHONE, {
    message: 'form.error.telephone',
    excludeEmptyString: true,
  }),
  address_1: line(fieldLimits.address_1),
  address_2: line(fieldLimits.address_2),
  city: line(fieldLimits.city),
  postcode: line(fieldLimits.postcode),
  country_id: string(),
  zone_id: string(),
  password: newPassword,
  // Existing passwords may break today's format rules.
  old_password: string().max(fieldLimits.old_password.maximum, 'form.error.long'),
} satisfies Record<string, Rule>;

const MISSING: Readonly<Record<string, string>> = {
  country_id: 'form.error.country',
  zone_id: 'form.error.zone',
};

function ruleOf(name: string): Rule {
  return name in RULES ? RULES[name as keyof typeof RULES] : line({ maximum: 500 });
}

export interface FieldSpec {
  readonly name: string;
  readonly required: boolean;
}

/** Returns the schema of a form. Names without a rule are text of up to 500 characters. */
export function fieldSchema(fields: readonly FieldSpec[]): AnyObjectSchema {
  return object(
    Object.fromEntries(
      fields.map(({ name, required }) => [
        name,
        required ? ruleOf(name).required(MISSING[name] ?? 'form.error.missing') : ruleOf(name),
      ]),
    ),
  );
}

export function allRequired(names: readonly string[]): FieldSpec[] {
  return names.map((name) => ({ name, required: true }));
}
