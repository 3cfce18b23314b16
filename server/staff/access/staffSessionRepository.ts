import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { MAX_DAYS } from './staffCookie.ts';
import type { OwnSession } from '../../account/ownSession.ts';
import { FACTOR_COLUMNS } from './memberRepository.ts';
import type { Device } from '../../session/deviceOf.ts';
import type { FactorFacts } from './sessionFactor.ts';

/** After how many hours without use a session ends. */
const IDLE_HOURS = 12;

const isPast = sql<boolean>`(staff_session.used_at <= now() - make_interval(hours => ${IDLE_HOURS})
  OR staff_session.created_at <= now() - make_interval(days => ${MAX_DAYS}))`;

/** How long after its sign-in a session may do what needs a recent one. */
const RECENT_MINUTES = 15;

/** A session with its member, who is active. */
export interface FoundSession extends FactorFacts {
  sessionId: string;
  id: string;
  name: string;
  email: string;
  /** Whether it is some minutes since its use was last noted. */
  isNoteDue: boolean;
  /** Until when it may do what needs a recent sign-in. */
  recentUntil: Date;
  isRecent: boolean;
  /** Failed sign-ins between the last one and this. */
  failedAttempts: number;
}

const recentUntil = sql<Date>`(staff_session.created_at + make_interval(mins => ${RECENT_MINUTES}))`;

/** Valid sessions of active members. */
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

/** Returns the valid session of a cookie. */
export async function findStaffSession(
  db: Database,
  cookieHash: Buffer,
): Promise<FoundSession | undefined> {
  return validSessions(db).where('cookie_hash', '=', cookieHash).executeTakeFirst();
}

/** Returns a valid session. */
export async function findStaffSessionById(
  trx: Database,
  sessionId: string,
): Promise<FoundSession | undefined> {
  return validSessions(trx).where('staff_session.id', '=', sessionId).executeTakeFirst();
}

/** Returns the valid sessions of a member, latest used first. */
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

/** Ends a session of a member. @returns false if the member has none of that id */
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

/** Marks the second factor of a session as proved. */
export async function proveSecondFactor(trx: Database, sessionId: string): Promise<void> {
  await trx
    .updateTable('staff_session')
    .set({ has_second_factor: true })
    .where('id', '=', sessionId)
    .execute();
}

/** Notes that a member uses a session now. */
export async function noteStaffUse(
  db: Database,
  { id, sessionId }: Pick<FoundSession, 'id' | 'sessionId'>,
): Promise<void> {
  const now = sql<Date>`now()`;
  await db.updateTable('staff_session').set({ used_at: now }).where('id', '=', sessionId).execute();
  await db.updateTable('staff_member').set({ seen_at: now }).where('id', '=', id).execute();
}

/** A session that begins. */
interface NewSession extends Device {
  memberId: string;
  cookieHash: Buffer;
  /** Whether it has proved a second factor. */
  isProved: boolean;
}

/** Begins a session, which takes over the member's count of failed sign-ins. @returns its id */
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

/** Ends a session. */
export async function endStaffSession(trx: Database, sessionId: string): Promise<void> {
  await trx.deleteFrom('staff_session').where('id', '=', sessionId).execute();
}

/** Ends all sessions of a member. */
export async function endStaffSessionsOf(trx: Database, memberId: string): Promise<void> {
  await trx.deleteFrom('staff_session').where('member_id', '=', memberId).execute();
}

/** Deletes the sessions that have ended by themselves. */
export async function deletePastStaffSessions(db: Database): Promise<void> {
  await db.deleteFrom('staff_session').where(isPast).execute();
}
