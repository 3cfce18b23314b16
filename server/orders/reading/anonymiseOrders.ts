import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { LOCK_ORDER, type StoredOrder } from './orderQueries.ts';
import { isFinished } from './orderStatus.ts';

/** Address fields that remain. They identify no person, and the shop's statistics need them. */
const PLACE_KEYS = ['country_id', 'country', 'zone_id', 'zone'];

async function forgetPeople(trx: Database, orderIds: readonly string[]): Promise<void> {
  await sql`
    UPDATE shop_order SET email = '', mailbox = '', note = '', customer_id = NULL, is_orphan = false, address = (
      SELECT jsonb_object_agg(key, CASE WHEN key = ANY (${PLACE_KEYS}::text[]) THEN value ELSE '""' END)
      FROM jsonb_each(address)
    )
    WHERE id = ANY (${orderIds}::bigint[])`.execute(trx);
  await trx.deleteFrom('order_note').where('order_id', 'in', orderIds).execute();
  await trx.updateTable('refund').set({ note: '' }).where('order_id', 'in', orderIds).execute();
  await trx.deleteFrom('order_secret').where('order_id', 'in', orderIds).execute();
}

export async function forgetIfOrphan(
  trx: Database,
  { id, isOrphan }: Pick<StoredOrder, 'id' | 'isOrphan'>,
): Promise<void> {
  if (isOrphan) await forgetPeople(trx, [id]);
}

/**
 * Anonymises a customer's orders when the account is deleted, in the same transaction. Unfinished orders are
 * anonymised when they are delivered or cancelled.
 */
export async function anonymiseOrders(trx: Database, customerId: string): Promise<void> {
  const orders = await trx
    .with('own', (db) =>
      db
        .selectFrom('shop_order')
        .select('id')
        .where('customer_id', '=', customerId)
        .orderBy(LOCK_ORDER)
        .forNoKeyUpdate(),
    )
    .updateTable('shop_order')
    .from('own')
    .set({ is_orphan: true, customer_id: null, cart_id: null })
    .whereRef('shop_order.id', '=', 'own.id')
    .returning(['shop_order.id', 'status'])
    .execute();
  const finished = orders.filter(({ status }) => isFinished(status)).map(({ id }) => id);
  if (finished.length > 0) await forgetPeople(trx, finished);
}
