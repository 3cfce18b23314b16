import { object, string, type AnyObjectSchema, type StringSchema } from 'yup';
import type { Address, CheckoutReview, Customer } from '../../api/endpoints.gen.ts';
import { fieldSchema } from '../../forms/fieldRules.ts';
import type { FormAnswer, FormValues } from '../../forms/useServerForm.ts';
import { ADDRESS_FIELDS, type AddressValues } from './checkoutValues.ts';

export const NEW_ADDRESS = 'new';

const HOME_COUNTRY = 'IN';

const OPTIONAL = new Set(['telephone', 'address_2', 'zone_id', 'postcode']);

// Fields required in the home country. Only the server knows which other countries require them.
const REQUIRED_IN_HOME_COUNTRY: Readonly<Record<string, string>> = {
  zone_id: 'form.error.zone',
  postcode: 'form.error.missing',
};

export interface AddressFormFor {
  readonly user: Customer | false;
  readonly saved: readonly Address[];
}

function namesFor({ user, saved }: AddressFormFor): (keyof AddressValues)[] {
  const absent = [...(user ? ['email'] : []), ...(saved.length === 0 ? ['address_id'] : [])];
  return ADDRESS_FIELDS.filter((name) => !absent.includes(name));
}

export function initialAddress(whom: AddressFormFor, completed: AddressValues | null): FormValues {
  const { user, saved } = whom;
  const chosen = saved.find(({ address_id: id }) => id === completed?.address_id) ?? saved[0];
  const isTyped = completed !== null && completed.address_id === '';
  const known: FormValues = {
    country_id: HOME_COUNTRY,
    ...(user && { firstname: user.firstname, lastname: user.lastname }),
    ...(isTyped && completed),
    address_id: isTyped ? NEW_ADDRESS : (chosen?.address_id ?? ''),
  };
  return Object.fromEntries(namesFor(whom).map((name) => [name, known[name] ?? '']));
}

/** Builds the validation schema. With a saved address the address fields are optional. The server validates again. */
export function addressSchema(whom: AddressFormFor): AnyObjectSchema {
  const names = namesFor(whom);
  const typed = fieldSchema(names.map((name) => ({ name, required: !OPTIONAL.has(name) })));
  const isSaved = (id: unknown) => typeof id === 'string' && id !== '' && id !== NEW_ADDRESS;
  const ruleOf = (name: string, rule: StringSchema) => {
    if (name === 'email' || name === 'address_id') return rule;
    const demand = REQUIRED_IN_HOME_COUNTRY[name];
    return string().when(['address_id', 'country_id'], ([id, country], own) => {
      if (isSaved(id)) return own;
      return demand !== undefined && country === HOME_COUNTRY ? rule.required(demand) : rule;
    });
  };
  const rules = Object.entries(typed.fields).map(([name, rule]) => [
    name,
    ruleOf(name, rule as StringSchema),
  ]);
  // Exclude this pair from Yup's dependency sort, as `country_id` depends on itself.
  return object().shape(Object.fromEntries(rules), [['country_id', 'country_id']]);
}

export function toAddressValues(values: FormValues): AddressValues {
  const { email = '', address_id: id = '' } = values;
  const isSaved = id !== '' && id !== NEW_ADDRESS;
  const filled: FormValues = isSaved ? { email, address_id: id } : { ...values, address_id: '' };
  return Object.fromEntries(
    ADDRESS_FIELDS.map((name) => [name, (filled[name] ?? '').trim()]),
  ) as AddressValues;
}

/** Returns only the review's errors about address fields. A review without a delivery always has other errors. */
export function addressReviewResult({ error }: CheckoutReview): FormAnswer {
  if (typeof error === 'string') return { error };
  const names: readonly string[] = ADDRESS_FIELDS;
  const invalid = Object.entries(error ?? {}).filter(([name]) => names.includes(name));
  return invalid.length > 0 ? { error: Object.fromEntries(invalid) } : { status: 1 };
}
