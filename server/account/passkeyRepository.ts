import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A passkey as it is stored. */
export interface StoredPasskey {
  id: string;
  customerId: string;
  /** base64url, as the browser names it. */
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const COLUMNS = [
  'id',
  'customer_id as customerId',
  'credential_id as credentialId',
  'public_key as publicKey',
  sql<number>`counter::float8`.as('counter'),
  'transports',
  'name',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

/** The passkeys of a customer, oldest first. */
export async function findPasskeys(db: Database, customerId: string): Promise<StoredPasskey[]> {
  return db
    .selectFrom('passkey')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

/** The passkey that the browser names so. */
export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  return db
    .selectFrom('passkey')
    .select(COLUMNS)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Stores a passkey. False where it is known already, whoever has it. */
export async function insertPasskey(
  trx: Database,
  passkey: Omit<StoredPasskey, 'id' | 'createdAt' | 'lastUsedAt'>,
): Promise<boolean> {
  const { customerId, credentialId, publicKey, counter, transports, name } = passkey;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkey')
    .values({
      customer_id: customerId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports,
      name,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Notes that the passkey was used. @param counter what the authenticator counts */
export async function updatePasskeyUse(db: Database, id: string, counter: number): Promise<void> {
  await db
    .updateTable('passkey')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Deletes a passkey of the customer. @returns its name; undefined where there is none of that id */
export async function deletePasskey(
  trx: Database,
  customerId: string,
  id: string,
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('passkey')
    .where('customer_id', '=', customerId)
    .where(sql<string>`id::text`, '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
