import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { methodsPaidAtDoor } from '../payment/paymentProviders.ts';
import { cancelOrder } from './cancelOrder.ts';
import { isOverdueUnconfirmed } from './unconfirmedOrders.ts';

/** Locks an order whose time is over, which nobody else holds. */
async function takeLapsed(trx: Database): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT shop_order.id FROM shop_order
    CROSS JOIN LATERAL (
      SELECT method, state, lapses_at FROM payment WHERE order_id = shop_order.id ORDER BY id DESC LIMIT 1
    ) AS latest
    WHERE status = 'placed' AND (
      (state IN ('pending', 'failed', 'due') AND lapses_at < now())
      OR (state = 'due' AND method = ANY (${methodsPaidAtDoor}) AND ${isOverdueUnconfirmed})
    )
    ORDER BY shop_order.id LIMIT 1 FOR UPDATE OF shop_order SKIP LOCKED`.execute(trx);
  return rows[0]?.id;
}

async function lapseOne(trx: Database, timeZone: string): Promise<boolean> {
  const id = await takeLapsed(trx);
  if (id === undefined) return false;
  await cancelOrder(trx, id, timeZone);
  return true;
}

/**
 * Cancels the orders that were not paid, or whose address was not confirmed, in time, one after the other: stock, coupon and slot
 * are given back. Money that comes later is to be given back, as with every cancelled order.
 */
export async function lapseOrders(db: Database, timeZone: string): Promise<void> {
  while (await db.transaction().execute((trx) => lapseOne(trx, timeZone)));
}
