import { findAddresses, type AddressFields } from '../../account/addresses/addressRepository.ts';
import { toAddressDto, readAddress } from '../../account/addresses/addressDto.ts';
import { findCustomer } from '../../account/customerRepository.ts';
import { assertValid, email } from '../../account/fields.ts';
import { FormRejection } from '../../account/formRejection.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import type { Session } from '../../session/session.ts';
import { cleanTaxNumber } from '../../tax/taxNumber.ts';
import { findTaxPolicy } from '../../tax/taxRepository.ts';
import { texts } from '../../texts.ts';
import type { FieldErrors } from './fieldErrors.ts';

export interface Recipient {
  email: string;
  address: Dto['OrderAddress'];
}

async function savedAddress(
  db: Database,
  customerId: string | null,
  id: string,
): Promise<AddressFields> {
  const own = customerId === null ? [] : await findAddresses(db, customerId);
  const address = own.find((candidate) => candidate.id === id);
  if (address === undefined)
    throw new FormRejection({ address_id: texts.account.rejected.noAddress });
  return address;
}

const typedAddress = (form: Dto['CheckoutForm']): AddressFields =>
  readAddress({
    firstname: form.firstname ?? '',
    lastname: form.lastname ?? '',
    telephone: form.telephone ?? '',
    address_1: form.address_1 ?? '',
    address_2: form.address_2 ?? '',
    city: form.city ?? '',
    postcode: form.postcode ?? '',
    country_id: form.country_id ?? '',
    zone_id: form.zone_id ?? '',
  });

export function orderAddress(fields: AddressFields): Dto['OrderAddress'] {
  const {
    address_id: _id,
    default: _default,
    ...copy
  } = toAddressDto({ ...fields, id: '', isDefault: false }, 'en');
  return copy;
}

async function readTaxNumber(
  db: Database,
  { tax_number: typed = '' }: Dto['CheckoutForm'],
  { country_id: countryId }: Dto['OrderAddress'],
  errors: FieldErrors,
): Promise<string> {
  if (typed.trim() === '' || !(await findTaxPolicy(db)).asksTaxNumber) return '';
  const number = cleanTaxNumber(typed, countryId);
  if (number === undefined) errors.add('tax_number', texts.field.taxNumber);
  return number ?? '';
}

/**
 * Reads the recipient from a saved address or the form's fields. A customer's account email address takes
 * precedence over the form's.
 * @returns undefined if a field is invalid, after adding its error
 */
export async function readRecipient(
  db: Database,
  { customerId }: Session,
  form: Dto['CheckoutForm'],
  errors: FieldErrors,
): Promise<Recipient | undefined> {
  const customer = customerId === null ? undefined : await findCustomer(db, customerId);
  const to = await errors.collect(
    () => customer?.email ?? assertValid({ email: email(form.email ?? '') }).email,
  );
  const fields = await errors.collect(() =>
    form.address_id ? savedAddress(db, customerId, form.address_id) : typedAddress(form),
  );
  if (to === undefined || fields === undefined) return undefined;
  const address = orderAddress(fields);
  const taxNumber = await readTaxNumber(db, form, address, errors);
  return { email: to, address: taxNumber ? { ...address, tax_number: taxNumber } : address };
}
