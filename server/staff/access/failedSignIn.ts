import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { recordHourly } from '../changes/changeRepository.ts';
import { operationOf } from './staffSession.ts';

/** Counts a failed sign-in of a member and logs it by network, once an hour. Ignores unknown email addresses. */
export async function noteFailedSignIn(
  db: Database,
  request: FastifyRequest,
  emailKey: string,
): Promise<void> {
  const member = await db
    .updateTable('staff_member')
    .set({ failed_attempts: sql<number>`failed_attempts + 1` })
    .where('email_key', '=', emailKey)
    .where('is_active', '=', true)
    .returning(['id', 'name'])
    .executeTakeFirst();
  if (member === undefined) return;
  await recordHourly(db, { name: '–' }, `${operationOf(request)}.failed`, {
    subject: 'member',
    subjectId: member.id,
    values: { network: networkOf(request) },
  });
}
