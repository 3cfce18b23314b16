import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { MAX_DAYS } from './staffCookie.ts';
import type { Role } from './staffDto.ts';

/** After how many hours without use a session ends. */
const IDLE_HOURS = 12;

const isPast = sql<boolean>`(staff_session.used_at <= now() - make_interval(hours => ${IDLE_HOURS})
  OR staff_session.created_at <= now() - make_interval(days => ${MAX_DAYS}))`;

/** A session with its member, who is active. */
export interface FoundSession {
  sessionId: string;
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Whether it is some minutes since its use was last noted. */
  isNoteDue: boolean;
}

/** Valid sessions of active members. */
const validSessions = (db: Database) =>
  db
    .selectFrom('staff_session')
    .innerJoin('staff_member', 'staff_member.id', 'staff_session.member_id')
    .where('is_active', '=', true)
    .where(sql<boolean>`NOT ${isPast}`);

/** Returns the valid session of a cookie. */
export async function findStaffSession(
  db: Database,
  cookieHash: Buffer,
): Promise<FoundSession | undefined> {
  return validSessions(db)
    .select(['staff_session.id as sessionId', 'staff_member.id', 'name', 'email', 'role'])
    .select(sql<boolean>`staff_session.used_at < now() - interval '5 minutes'`.as('isNoteDue'))
    .where('cookie_hash', '=', cookieHash)
    .executeTakeFirst();
}

/** Returns the role of a session's member; undefined if the session is not valid. */
export async function findSessionRole(trx: Database, sessionId: string): Promise<Role | undefined> {
  const found = await validSessions(trx)
    .select('role')
    .where('staff_session.id', '=', sessionId)
    .executeTakeFirst();
  return found?.role;
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

/** Begins a session. @returns its id */
export async function insertStaffSession(
  trx: Database,
  memberId: string,
  cookieHash: Buffer,
): Promise<string> {
  const { id } = await trx
    .insertInto('staff_session')
    .values({ member_id: memberId, cookie_hash: cookieHash })
    .returning('id')
    .executeTakeFirstOrThrow();
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
