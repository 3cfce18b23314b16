import type { Database } from '../db/schema.ts';
import type { GatewayEvent, GatewayId } from './gateways/gateway.ts';

/** @returns false for a repeated event */
export async function insertPaymentEvent(
  trx: Database,
  provider: GatewayId,
  { id, kind, ids }: GatewayEvent,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_event')
    .values({ provider, event_id: id, kind, ids: [...ids] })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
