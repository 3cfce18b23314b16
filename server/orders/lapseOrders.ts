import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { methodsPaidAtDoor } from '../payment/paymentProviders.ts';
import type { PaymentDeadlines, ShopSettings } from '../shopSettings.ts';
import { cancelOrder } from './cancelOrder.ts';
import { isOverdueUnconfirmed } from './unconfirmedOrders.ts';

/** The deadlines are those of attempts that were told none. */
type LapseSettings = Pick<ShopSettings, 'paymentDeadlines' | 'timeZone'>;

/** Locks an order whose time is over, which nobody else holds. */
async function takeLapsed(
  trx: Database,
  { onlineMinutes, transferDays }: PaymentDeadlines,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT shop_order.id FROM shop_order
    CROSS JOIN LATERAL (
      SELECT method, state, created_at, lapses_at FROM payment WHERE order_id = shop_order.id ORDER BY id DESC LIMIT 1
    ) AS latest
    WHERE status = 'placed' AND (
      (state IN ('pending', 'failed', 'due') AND method <> ALL (${methodsPaidAtDoor}) AND now() > coalesce(
        lapses_at,
        created_at + CASE state WHEN 'due' THEN make_interval(days => ${transferDays}) ELSE make_interval(mins => ${onlineMinutes}) END
      ))
      OR (state = 'due' AND method = ANY (${methodsPaidAtDoor}) AND ${isOverdueUnconfirmed})
    )
    ORDER BY shop_order.id LIMIT 1 FOR UPDATE OF shop_order SKIP LOCKED`.execute(trx);
  return rows[0]?.id;
}

async function lapseOne(
  trx: Database,
  { paymentDeadlines, timeZone }: LapseSettings,
): Promise<boolean> {
  const id = await takeLapsed(trx, paymentDeadlines);
  if (id === undefined) return false;
  await cancelOrder(trx, id, timeZone);
  return true;
}

/**
 * Cancels the orders that were not paid, or whose address was not confirmed, in time, one after the other: stock, coupon and slot
 * are given back. Money that comes later is to be given back, as with every cancelled order.
 */
export async function lapseOrders(db: Database, settings: LapseSettings): Promise<void> {
  while (await db.transaction().execute((trx) => lapseOne(trx, settings)));
}
