import type { Database } from '../../db/schema.ts';
import { AccountRejection } from '../accountRejection.ts';
import {
  deleteAddress,
  findAddresses,
  insertAddress,
  updateAddress,
  updateDefaultAddress,
  type AddressFields,
  type StoredAddress,
} from './addressRepository.ts';

const MOST_ADDRESSES = 50;

/**
 * Returns an address of the customer. Treats other customers' addresses as absent, so ids reveal nothing.
 * @throws AccountRejection if the customer has no such address
 */
async function ownAddress(trx: Database, customerId: string, id: string): Promise<StoredAddress> {
  const address = (await findAddresses(trx, customerId)).find((own) => own.id === id);
  if (address === undefined) throw new AccountRejection('noAddress');
  return address;
}

/**
 * Adds an address; the first one becomes the default.
 * @returns the id of the address
 * @throws AccountRejection if the customer has too many addresses
 */
export async function addAddress(
  trx: Database,
  customerId: string,
  fields: AddressFields,
): Promise<string> {
  const { length } = await findAddresses(trx, customerId);
  if (length >= MOST_ADDRESSES) throw new AccountRejection('tooManyAddresses');
  return insertAddress(trx, customerId, fields, length === 0);
}

export async function changeAddress(
  trx: Database,
  customerId: string,
  id: string,
  fields: AddressFields,
): Promise<void> {
  await ownAddress(trx, customerId, id);
  await updateAddress(trx, id, fields);
}

/**
 * Removes an address. If it was the default, the oldest remaining address becomes the default.
 * @throws AccountRejection if the customer has no such address
 */
export async function removeAddress(trx: Database, customerId: string, id: string): Promise<void> {
  const { isDefault } = await ownAddress(trx, customerId, id);
  await deleteAddress(trx, id);
  const [oldest] = isDefault ? await findAddresses(trx, customerId) : [];
  if (oldest) await updateDefaultAddress(trx, customerId, oldest.id);
}

export async function setDefaultAddress(
  trx: Database,
  customerId: string,
  id: string,
): Promise<void> {
  await ownAddress(trx, customerId, id);
  await updateDefaultAddress(trx, customerId, id);
}
