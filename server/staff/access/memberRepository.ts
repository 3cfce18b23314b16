import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { languageIn, type Language } from '../../language.ts';
import { compareNames } from '../compareNames.ts';
import type { Role } from '../staffDto.ts';
import { isAllowed } from './permission.ts';

export interface MemberValues {
  name: string;
  role: Role;
  isActive: boolean;
  /** Language of emails about new orders; null for none. */
  orderMail: string | null;
}

export interface Member extends MemberValues {
  id: string;
  email: string;
  passwordHash: string | null;
  hasPasskey: boolean;
  hasApp: boolean;
  seenAt: Date | null;
}

/** True for members who have not set a password or passkey yet. */
export const isInvited = ({
  passwordHash,
  hasPasskey,
}: Pick<Member, 'passwordHash' | 'hasPasskey'>): boolean => passwordHash === null && !hasPasskey;

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
  'order_mail as orderMail',
  'password_hash as passwordHash',
  'seen_at as seenAt',
  ...FACTOR_COLUMNS,
] as const;

export async function findMembers(db: Database): Promise<Member[]> {
  const members = await db.selectFrom('staff_member').select(COLUMNS).orderBy('id').execute();
  return members.toSorted((a, b) => compareNames(a.name, b.name));
}

export async function hasMembers(db: Database): Promise<boolean> {
  const member = await db.selectFrom('staff_member').select('id').limit(1).executeTakeFirst();
  return member !== undefined;
}

export async function findOrderMailRecipients(
  db: Database,
): Promise<(Pick<Member, 'name' | 'email'> & { language: Language })[]> {
  const members = await db
    .selectFrom('staff_member')
    .select(['name', 'email', 'role', 'order_mail'])
    .where('is_active', '=', true)
    .where('order_mail', 'is not', null)
    .where('seen_at', 'is not', null)
    .orderBy('id')
    .execute();
  const readers = members.filter(({ role }) => isAllowed(role, 'orders.read'));
  return readers.map(({ name, email, order_mail: code }) => ({
    name,
    email,
    language: languageIn(code ?? ''),
  }));
}

export async function findMember(db: Database, id: string): Promise<Member | undefined> {
  return db.selectFrom('staff_member').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

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

export async function insertMember(
  trx: Database,
  {
    emailKey,
    orderMail,
    ...values
  }: Pick<Member, 'name' | 'email' | 'role' | 'orderMail'> & {
    emailKey: string;
  },
): Promise<Member | undefined> {
  return trx
    .insertInto('staff_member')
    .values({ ...values, email_key: emailKey, order_mail: orderMail })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function updateMember(
  trx: Database,
  id: string,
  { name, role, isActive, orderMail }: MemberValues,
): Promise<void> {
  await trx
    .updateTable('staff_member')
    .set({ name, role, is_active: isActive, order_mail: orderMail })
    .where('id', '=', id)
    .execute();
}

/**
 * Locks the active owners, so that concurrent changes of owners run one after another.
 * @returns the owners' ids
 */
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

export async function lockMember(trx: Database, id: string): Promise<Member | undefined> {
  return trx
    .selectFrom('staff_member')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

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
 * Replaces a member's password hash after a password check, and locks the member.
 * @returns false if the password changed or the member was disabled since the check
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
