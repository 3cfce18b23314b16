import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { LOCK_ORDER } from '../reading/orderQueries.ts';

export async function claimOrders(trx: Database, customerId: string, email: string): Promise<void> {
  await trx
    .with('unclaimed', (db) =>
      db
        .selectFrom('shop_order')
        .select('id')
        .where('customer_id', 'is', null)
        .where('is_orphan', '=', sql<boolean>`false`)
        .where(sql<string>`lower(email)`, '=', email.toLowerCase())
        .orderBy(LOCK_ORDER)
        .forNoKeyUpdate(),
    )
    .updateTable('shop_order')
    .from('unclaimed')
    .set({ customer_id: customerId })
    .whereRef('shop_order.id', '=', 'unclaimed.id')
    .execute();
}
