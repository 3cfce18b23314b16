import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { methodsPaidAtDoor } from '../payment/paymentProviders.ts';
import { cancelOrder } from './cancelOrder.ts';
import { isOverdueUnconfirmed } from './unconfirmedOrders.ts';

/** How long an order waits for its payment, from the latest attempt to pay it. */
export interface PaymentDeadlines {
  /** For what a provider is to tell of, in minutes. */
  readonly onlineMinutes: number;
  /** For money that comes outside of the shop, in days. What is paid at the door waits without end once its address is confirmed. */
  readonly transferDays: number;
}

/** Locks an order whose time is over, which nobody else holds. */
async function takeLapsed(
  trx: Database,
  { onlineMinutes, transferDays }: PaymentDeadlines,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT shop_order.id FROM shop_order
    CROSS JOIN LATERAL (
      SELECT method, state, created_at FROM payment WHERE order_id = shop_order.id ORDER BY id DESC LIMIT 1
    ) AS latest
    WHERE status = 'placed' AND (
      (state IN ('pending', 'failed') AND created_at < now() - make_interval(mins => ${onlineMinutes}))
      OR (state = 'due' AND method <> ALL (${methodsPaidAtDoor}) AND created_at < now() - make_interval(days => ${transferDays}))
      OR (state = 'due' AND method = ANY (${methodsPaidAtDoor}) AND ${isOverdueUnconfirmed})
    )
    ORDER BY shop_order.id LIMIT 1 FOR UPDATE OF shop_order SKIP LOCKED`.execute(trx);
  return rows[0]?.id;
}

async function lapseOne(
  trx: Database,
  deadlines: PaymentDeadlines,
  timeZone: string,
): Promise<boolean> {
  const id = await takeLapsed(trx, deadlines);
  if (id === undefined) return false;
  await cancelOrder(trx, id, timeZone);
  return true;
}

/**
 * Cancels the orders that were not paid, or whose address was not confirmed, in time, one after the other: stock, coupon and slot are given back. Money that comes
 * later is to be given back, as with every cancelled order.
 */
export async function lapseOrders(
  db: Database,
  deadlines: PaymentDeadlines,
  timeZone: string,
): Promise<void> {
  while (await db.transaction().execute((trx) => lapseOne(trx, deadlines, timeZone)));
}
