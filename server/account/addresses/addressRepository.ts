import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface AddressFields {
  firstname: string;
  lastname: string;
  telephone: string;
  address_1: string;
  address_2: string;
  city: string;
  postcode: string;
  country_id: string;
  zone_id: string;
}

export interface StoredAddress extends AddressFields {
  id: string;
  isDefault: boolean;
}

/** Returns the addresses of a customer: the default one first, then the oldest first. */
export async function findAddresses(db: Database, customerId: string): Promise<StoredAddress[]> {
  return db
    .selectFrom('address')
    .select([
      'id',
      'firstname',
      'lastname',
      'telephone',
      'address_1',
      'address_2',
      'city',
      'postcode',
      'country_id',
      'zone_id',
      'is_default as isDefault',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertAddress(
  trx: Database,
  customerId: string,
  fields: AddressFields,
  isDefault: boolean,
): Promise<string> {
  const { id } = await trx
    .insertInto('address')
    .values({ ...fields, customer_id: customerId, is_default: isDefault })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAddress(
  trx: Database,
  id: string,
  fields: AddressFields,
): Promise<void> {
  await trx.updateTable('address').set(fields).where('id', '=', id).execute();
}

export async function deleteAddress(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('address').where('id', '=', id).execute();
}

export async function updateDefaultAddress(
  trx: Database,
  customerId: string,
  id: string,
): Promise<void> {
  // Use two statements, because PostgreSQL checks the unique index on defaults row by row.
  await trx
    .updateTable('address')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', sql<boolean>`true`)
    .execute();
  await trx.updateTable('address').set({ is_default: true }).where('id', '=', id).execute();
}
