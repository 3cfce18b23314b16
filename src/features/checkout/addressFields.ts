import { object, string, type AnyObjectSchema, type StringSchema } from 'yup';
import type { Address, CheckoutReview, Customer } from '../../api/endpoints.gen.ts';
import { fieldSchema } from '../../forms/fieldRules.ts';
import type { FormAnswer, FormValues } from '../../forms/useServerForm.ts';
import { ADDRESS_FIELDS, type AddressValues } from './checkoutValues.ts';

/** The choice of an address that is typed instead of a saved one. */
export const NEW_ADDRESS = 'new';

// Where the shop is at home, and most of its orders go.
const HOME_COUNTRY = 'IN';

const OPTIONAL = new Set(['telephone', 'address_2', 'zone_id', 'postcode']);

// Of other countries the server alone knows whether they have these.
const DEMANDED_AT_HOME: Readonly<Record<string, string>> = {
  zone_id: 'form.error.zone',
  postcode: 'form.error.missing',
};

/** For whom the form is filled in. */
export interface AddressFormFor {
  /** The customer; false for a guest */
  readonly user: Customer | false;
  /** Addresses of the customer, the default one first; none for a guest */
  readonly saved: readonly Address[];
}

/** Fields of the form, in the order shown: guests give their mail address, customers choose where they can. */
function namesFor({ user, saved }: AddressFormFor): (keyof AddressValues)[] {
  const absent = [...(user ? ['email'] : []), ...(saved.length === 0 ? ['address_id'] : [])];
  return ADDRESS_FIELDS.filter((name) => !absent.includes(name));
}

/** What the form begins with: what was completed before, else what is known of the customer. */
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

/** The rules of the form; what belongs to a saved address need not be typed. The server checks them again. */
export function addressSchema(whom: AddressFormFor): AnyObjectSchema {
  const names = namesFor(whom);
  const typed = fieldSchema(names.map((name) => ({ name, required: !OPTIONAL.has(name) })));
  const isSaved = (id: unknown) => typeof id === 'string' && id !== '' && id !== NEW_ADDRESS;
  const ruleOf = (name: string, rule: StringSchema) => {
    if (name === 'email' || name === 'address_id') return rule;
    const demand = DEMANDED_AT_HOME[name];
    return string().when(['address_id', 'country_id'], ([id, country], own) => {
      if (isSaved(id)) return own;
      return demand !== undefined && country === HOME_COUNTRY ? rule.required(demand) : rule;
    });
  };
  const rules = Object.entries(typed.fields).map(([name, rule]) => [
    name,
    ruleOf(name, rule as StringSchema),
  ]);
  // Each looks at others, in either direction.
  return object().shape(Object.fromEntries(rules), [['country_id', 'country_id']]);
}

/** What was filled in, as the completed step has it: a saved address, or the fields of a new one. */
export function toAddressValues(values: FormValues): AddressValues {
  const { email = '', address_id: id = '' } = values;
  const isSaved = id !== '' && id !== NEW_ADDRESS;
  const filled: FormValues = isSaved ? { email, address_id: id } : { ...values, address_id: '' };
  return Object.fromEntries(
    ADDRESS_FIELDS.map((name) => [name, (filled[name] ?? '').trim()]),
  ) as AddressValues;
}

/**
 * What a review says of the address alone. Before a delivery is chosen it always rejects; where it has nothing against
 * the address it is accepted.
 */
export function addressOutcome({ error }: CheckoutReview): FormAnswer {
  if (typeof error === 'string') return { error };
  const names: readonly string[] = ADDRESS_FIELDS;
  const invalid = Object.entries(error ?? {}).filter(([name]) => names.includes(name));
  return invalid.length > 0 ? { error: Object.fromEntries(invalid) } : { status: 1 };
}
