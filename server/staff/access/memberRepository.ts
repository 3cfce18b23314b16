import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { compareNames } from '../compareNames.ts';
import type { Role } from '../staffDto.ts';

/** What may be changed of a member. */
export interface MemberValues {
  name: string;
  role: Role;
  /** Whether the member may sign in. */
  isActive: boolean;
}

/** A member as stored. */
export interface Member extends MemberValues {
  id: string;
  email: string;
  /** Null before one is chosen. */
  passwordHash: string | null;
  hasPasskey: boolean;
  /** Whether an authenticator app is switched on. */
  hasApp: boolean;
  seenAt: Date | null;
}

/** Columns of a query of `staff_member`: which second factors a member has. */
export const FACTOR_COLUMNS = [
  sql<boolean>`EXISTS (SELECT FROM staff_passkey WHERE member_id = staff_member.id)`.as(
    'hasPasskey',
  ),
  sql<boolean>`EXISTS (SELECT FROM staff_second_factor
    WHERE member_id = staff_member.id AND confirmed_at IS NOT NULL)`.as('hasApp'),
] as const;

const COLUMNS = [
  'id',
  'name',
  'email',
  'role',
  'is_active as isActive',
  'password_hash as passwordHash',
  'seen_at as seenAt',
  ...FACTOR_COLUMNS,
] as const;

/** All members by name. */
export async function findMembers(db: Database): Promise<Member[]> {
  const members = await db.selectFrom('staff_member').select(COLUMNS).orderBy('id').execute();
  return members.toSorted((a, b) => compareNames(a.name, b.name));
}

/** Whether there are any. */
export async function hasMembers(db: Database): Promise<boolean> {
  const member = await db.selectFrom('staff_member').select('id').limit(1).executeTakeFirst();
  return member !== undefined;
}

/** The member of that id. */
export async function findMember(db: Database, id: string): Promise<Member | undefined> {
  return db.selectFrom('staff_member').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The member with that address, in lower case. */
export async function findMemberByEmail(
  db: Database,
  emailKey: string,
): Promise<Member | undefined> {
  return db
    .selectFrom('staff_member')
    .select(COLUMNS)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

/** Adds an active member. @returns undefined where the address is taken */
export async function insertMember(
  trx: Database,
  { name, email, emailKey, role }: { name: string; email: string; emailKey: string; role: Role },
): Promise<Member | undefined> {
  return trx
    .insertInto('staff_member')
    .values({ name, email, email_key: emailKey, role })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Changes a member. */
export async function updateMember(
  trx: Database,
  id: string,
  { name, role, isActive }: MemberValues,
): Promise<void> {
  await trx
    .updateTable('staff_member')
    .set({ name, role, is_active: isActive })
    .where('id', '=', id)
    .execute();
}

/** Holds the owners who may sign in until the end of the transaction, so that changes of them take turns. @returns their ids */
export async function lockActiveOwners(trx: Database): Promise<string[]> {
  const rows = await trx
    .selectFrom('staff_member')
    .select('id')
    .where('role', '=', 'owner')
    .where('is_active', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** The member of that id, held until the end of the transaction. */
export async function lockMember(trx: Database, id: string): Promise<Member | undefined> {
  return trx
    .selectFrom('staff_member')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Sets the password of a member who may sign in. */
export async function setPasswordHash(
  trx: Database,
  id: string,
  passwordHash: string,
): Promise<void> {
  await trx
    .updateTable('staff_member')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}

/**
 * Holds a member who has proved a password, until the end of the transaction, and stores another hash of it.
 * @returns false where the password was changed or the member disabled meanwhile
 */
export async function renewPasswordHash(
  trx: Database,
  { id, passwordHash }: Member,
  renewed: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_member')
    .set({ password_hash: renewed })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
