import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AccountKind, AccountOwner } from '../accountOwner.ts';

export type Guessed = 'password' | 'code';

const OWNERS = {
  customer: { table: 'customer', column: 'customer_id' },
  member: { table: 'staff_member', column: 'member_id' },
} as const;

export async function hasDevice(
  db: Database,
  kind: AccountKind,
  emailKey: string,
  hash: Buffer,
  guessed: Guessed,
): Promise<boolean> {
  const { table, column } = OWNERS[kind];
  const { rows } = await sql`
    SELECT hash FROM known_device JOIN ${sql.table(table)} AS owner ON owner.id = ${sql.ref(column)}
    WHERE email_key = ${emailKey} AND hash = ${hash}
      AND NOT (is_for_password_only AND ${guessed === 'code'})`.execute(db);
  return rows.length > 0;
}

export async function storeDevice(
  trx: Database,
  { kind, id }: AccountOwner,
  hash: Buffer,
  isForPasswordOnly = false,
): Promise<void> {
  const { column } = OWNERS[kind];
  const values = { hash, is_for_password_only: isForPasswordOnly };
  await trx
    .insertInto('known_device')
    .values({ ...values, [column]: id })
    .onConflict((conflict) =>
      conflict.columns([column, 'hash']).doUpdateSet({ ...values, used_at: sql<Date>`now()` }),
    )
    .execute();
}

export async function deleteDevices(trx: Database, { kind, id }: AccountOwner): Promise<void> {
  await trx.deleteFrom('known_device').where(OWNERS[kind].column, '=', id).execute();
}

export async function deleteOldDevices(db: Database): Promise<void> {
  await db
    .deleteFrom('known_device')
    .where('used_at', '<', sql<Date>`now() - interval '1 year'`)
    .execute();
}
