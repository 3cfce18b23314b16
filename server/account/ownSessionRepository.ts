import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { isOpen } from '../session/sessionRepository.ts';
import type { SessionLifetime } from '../shopSettings.ts';
import type { OwnSession } from './ownSession.ts';

export async function findSessionsOf(
  db: Database,
  customerId: string,
  lifetime: SessionLifetime,
): Promise<OwnSession[]> {
  return db
    .selectFrom('session')
    .select(['id', 'browser', 'system', 'created_at as createdAt', 'used_at as usedAt'])
    .where('customer_id', '=', customerId)
    .where(isOpen(lifetime))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Ends an active session of the customer, except the one with `askingId`. Returns false if there is none with that
 * id.
 */
export async function endOtherSession(
  trx: Database,
  customerId: string,
  id: string,
  askingId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('session')
    .set({ ended_at: sql<Date>`now()` })
    .where('customer_id', '=', customerId)
    .where(sql<string>`id::text`, '=', id)
    .where('id', '<>', askingId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
