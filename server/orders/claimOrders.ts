import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Gives a customer the orders placed as a guest with the same address, which must be confirmed. */
export async function claimOrders(trx: Database, customerId: string, email: string): Promise<void> {
  await trx
    .updateTable('shop_order')
    .set({ customer_id: customerId })
    .where('customer_id', 'is', null)
    .where('is_orphan', '=', sql<boolean>`false`)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .execute();
}
