import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { MAX_DAYS } from './staffCookie.ts';
import type { OwnSession } from '../../account/ownSession.ts';
import { FACTOR_COLUMNS } from './memberRepository.ts';
import type { Device } from '../../session/deviceOf.ts';
import type { FactorFacts } from './sessionFactor.ts';

const IDLE_HOURS = 12;

const isPast = sql<boolean>`(staff_session.used_at <= now() - make_interval(hours => ${IDLE_HOURS})
  OR staff_session.created_at <= now() - make_interval(days => ${MAX_DAYS}))`;

const RECENT_MINUTES = 15;

export interface FoundSession extends FactorFacts {
  sessionId: string;
  id: string;
  name: string;
  email: string;
  isNoteDue: boolean;
  recentUntil: Date;
  isRecent: boolean;
  failedAttempts: number;
}

const recentUntil = sql<Date>`(staff_session.created_at + make_interval(mins => ${RECENT_MINUTES}))`;

const validSessions = (db: Database) =>
  db
    .selectFrom('staff_session')
    .innerJoin('staff_member', 'staff_member.id', 'staff_session.member_id')
    .select(['staff_session.id as sessionId', 'staff_member.id', 'name', 'email', 'role'])
    .select([
      'staff_session.has_second_factor as isProved',
      'staff_session.failed_attempts as failedAttempts',
      sql<boolean>`staff_session.used_at < now() - interval '5 minutes'`.as('isNoteDue'),
      recentUntil.as('recentUntil'),
      sql<boolean>`${recentUntil} > now()`.as('isRecent'),
      ...FACTOR_COLUMNS,
    ])
    .where('is_active', '=', true)
    .where(sql<boolean>`NOT ${isPast}`);

export async function findStaffSession(
  db: Database,
  cookieHash: Buffer,
): Promise<FoundSession | undefined> {
  return validSessions(db).where('cookie_hash', '=', cookieHash).executeTakeFirst();
}

export async function findStaffSessionById(
  trx: Database,
  sessionId: string,
): Promise<FoundSession | undefined> {
  return validSessions(trx).where('staff_session.id', '=', sessionId).executeTakeFirst();
}

export async function findStaffSessionsOf(db: Database, memberId: string): Promise<OwnSession[]> {
  return db
    .selectFrom('staff_session')
    .select(['id', 'browser', 'system', 'created_at as createdAt', 'used_at as usedAt'])
    .where('member_id', '=', memberId)
    .where(sql<boolean>`NOT ${isPast}`)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function endStaffSessionOf(
  trx: Database,
  memberId: string,
  sessionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_session')
    .where('member_id', '=', memberId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function proveSecondFactor(trx: Database, sessionId: string): Promise<void> {
  await trx
    .updateTable('staff_session')
    .set({ has_second_factor: true })
    .where('id', '=', sessionId)
    .execute();
}

export async function noteStaffUse(
  db: Database,
  { id, sessionId }: Pick<FoundSession, 'id' | 'sessionId'>,
): Promise<void> {
  const now = sql<Date>`now()`;
  await db.updateTable('staff_session').set({ used_at: now }).where('id', '=', sessionId).execute();
  await db.updateTable('staff_member').set({ seen_at: now }).where('id', '=', id).execute();
}

interface NewSession extends Device {
  memberId: string;
  cookieHash: Buffer;
  isProved: boolean;
}

export async function insertStaffSession(
  trx: Database,
  { memberId, cookieHash, isProved, browser, system }: NewSession,
): Promise<string> {
  const failed = await trx
    .selectFrom('staff_member')
    .select('failed_attempts')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('staff_session')
    .values({
      member_id: memberId,
      cookie_hash: cookieHash,
      has_second_factor: isProved,
      failed_attempts: failed.failed_attempts,
      browser,
      system,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('staff_member')
    .set({ failed_attempts: 0 })
    .where('id', '=', memberId)
    .execute();
  return id;
}

export async function endStaffSession(trx: Database, sessionId: string): Promise<void> {
  await trx.deleteFrom('staff_session').where('id', '=', sessionId).execute();
}

export async function endStaffSessionsOf(trx: Database, memberId: string): Promise<void> {
  await trx.deleteFrom('staff_session').where('member_id', '=', memberId).execute();
}

export async function deletePastStaffSessions(db: Database): Promise<void> {
  await db.deleteFrom('staff_session').where(isPast).execute();
}
