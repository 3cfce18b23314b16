import { object, string, type AnyObjectSchema, type StringSchema } from 'yup';
import { fieldLimits } from '../../contract/fieldLimits.gen.ts';

/** The error of a field: a message of the storefront. */
type Rule = StringSchema;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Digits of any script, of which a number has at least five; the server knows the rest. */
const TELEPHONE = /^(?:\P{Nd}*\p{Nd}){5}.*$/su;

function line({ maximum }: { maximum: number }): Rule {
  return string().trim().max(maximum, 'form.error.long');
}

/** Characters as people count them: code points. */
const lengthOf = (text: string | undefined): number => [...(text ?? '')].length;

const newPassword: Rule = string()
  .test(
    'short',
    'form.error.passwordShort',
    (text) => !text || lengthOf(text) >= fieldLimits.password.minimum,
  )
  .test('long', 'form.error.long', (text) => lengthOf(text) <= fieldLimits.password.maximum);

/** The rules of the fields of account forms, as the server checks them again; each message is the id of a text. */
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
  // Passwords that are set already follow the rules of their time.
  old_password: string().max(fieldLimits.old_password.maximum, 'form.error.long'),
} satisfies Record<string, Rule>;

const MISSING: Readonly<Record<string, string>> = {
  country_id: 'form.error.country',
  zone_id: 'form.error.zone',
};

function ruleOf(name: string): Rule {
  return name in RULES ? RULES[name as keyof typeof RULES] : line({ maximum: 500 });
}

/** A field of a form and whether it must be filled. */
export interface FieldDemand {
  readonly name: string;
  readonly required: boolean;
}

/** The schema of a form with these fields; names without a rule of their own are lines of text. */
export function fieldSchema(fields: readonly FieldDemand[]): AnyObjectSchema {
  return object(
    Object.fromEntries(
      fields.map(({ name, required }) => [
        name,
        required ? ruleOf(name).required(MISSING[name] ?? 'form.error.missing') : ruleOf(name),
      ]),
    ),
  );
}

/** Fields that all must be filled. */
export function allRequired(names: readonly string[]): FieldDemand[] {
  return names.map((name) => ({ name, required: true }));
}
