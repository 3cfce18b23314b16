import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { GatewayEvent } from './gateways/gateway.ts';

export interface StoredEvent extends GatewayEvent {
  provider: string;
}

/** Stores an event; repeats are ignored. */
export async function insertPaymentEvent(db: Database, event: StoredEvent): Promise<void> {
  await db
    .insertInto('payment_event')
    .values({
      provider: event.provider,
      event_id: event.id,
      kind: event.kind,
      ids: [...event.ids],
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findOpenEvents(db: Database, limit: number): Promise<StoredEvent[]> {
  return db
    .selectFrom('payment_event')
    .select(['provider', 'event_id as id', 'kind', 'ids'])
    .where('done_at', 'is', null)
    .orderBy('received_at')
    .limit(limit)
    .execute();
}

export async function endEvent(
  db: Database,
  { provider, id }: Pick<StoredEvent, 'provider' | 'id'>,
): Promise<void> {
  await db
    .updateTable('payment_event')
    .set({ done_at: sql<Date>`now()` })
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .execute();
}
