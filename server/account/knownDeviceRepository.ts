import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Whether the customer with that address has signed in with the browser of that hash. */
export async function hasDevice(db: Database, emailKey: string, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select('customer_id')
    .where('email_key', '=', emailKey)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers a browser of a customer, or that it was used now. */
export async function storeDevice(trx: Database, customerId: string, hash: Buffer): Promise<void> {
  await trx
    .insertInto('known_device')
    .values({ customer_id: customerId, hash })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'hash']).doUpdateSet({ used_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Forgets all browsers of a customer. */
export async function deleteDevices(trx: Database, customerId: string): Promise<void> {
  await trx.deleteFrom('known_device').where('customer_id', '=', customerId).execute();
}

/** Deletes the browsers that nobody has signed in with for a year. */
export async function deleteOldDevices(db: Database): Promise<void> {
  await db
    .deleteFrom('known_device')
    .where('used_at', '<', sql<Date>`now() - interval '1 year'`)
    .execute();
}
