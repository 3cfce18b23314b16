import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { CHECKED_FOR } from '../../payment/checkoutRepository.ts';
import { methodsPaidAtDoor } from '../../payment/paymentProviders.ts';
import type { PaymentDeadlines, ShopSettings } from '../../shopSettings.ts';
import { cancelOrder } from '../packing/cancelOrder.ts';
import { isOverdueUnconfirmed } from '../placing/unconfirmedOrders.ts';

type LapseSettings = Pick<ShopSettings, 'paymentDeadlines' | 'timeZone'>;

export interface LapseOptions {
  onFailure: (error: unknown, orderId: string) => void;
  signal?: AbortSignal;
}

/**
 * Locks the first lapsed order with a higher id than `behindId` and returns its id. Skips rows that another
 * transaction has locked.
 */
async function takeLapsed(
  trx: Database,
  { onlineMinutes, transferDays }: PaymentDeadlines,
  behindId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT shop_order.id FROM shop_order
    CROSS JOIN LATERAL (
      SELECT method, state, created_at, lapses_at, checkout_id FROM payment WHERE order_id = shop_order.id ORDER BY id DESC LIMIT 1
    ) AS latest
    WHERE status = 'placed' AND shop_order.id > ${behindId} AND (
      (state IN ('pending', 'failed', 'due') AND method <> ALL (${methodsPaidAtDoor}) AND now() > coalesce(
        lapses_at,
        created_at + CASE state WHEN 'due' THEN make_interval(days => ${transferDays}) ELSE make_interval(mins => ${onlineMinutes}) END
      )
      AND NOT (state = 'pending' AND checkout_id IS NOT NULL AND created_at > now() - ${CHECKED_FOR}))
      OR (state = 'due' AND method = ANY (${methodsPaidAtDoor}) AND ${isOverdueUnconfirmed})
    )
    ORDER BY shop_order.id LIMIT 1 FOR UPDATE OF shop_order SKIP LOCKED`.execute(trx);
  return rows[0]?.id;
}

async function lapseNext(
  db: Database,
  { paymentDeadlines, timeZone }: LapseSettings,
  onFailure: LapseOptions['onFailure'],
  behindId: string,
): Promise<string | undefined> {
  let id: string | undefined;
  try {
    await db.transaction().execute(async (trx) => {
      id = await takeLapsed(trx, paymentDeadlines, behindId);
      if (id !== undefined) await cancelOrder(trx, id, timeZone);
    });
  } catch (error) {
    if (id === undefined) throw error;
    onFailure(error, id);
  }
  return id;
}

/**
 * Cancels orders whose payment or confirmation deadline has passed, each in its own transaction. A failed
 * cancellation does not block the others.
 *
 * Later payments are refunded, as for every cancelled order.
 */
export async function lapseOrders(
  db: Database,
  settings: LapseSettings,
  { onFailure, signal }: LapseOptions,
): Promise<void> {
  let last: string | undefined = '0';
  while (last !== undefined) {
    if (signal?.aborted) return;
    last = await lapseNext(db, settings, onFailure, last);
  }
}
