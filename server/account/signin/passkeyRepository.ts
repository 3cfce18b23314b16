import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AccountKind, AccountOwner } from '../accountOwner.ts';

export interface StoredPasskey {
  id: string;
  ownerId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const TABLES = {
  customer: { table: sql.table('passkey'), owner: sql.ref('customer_id') },
  member: { table: sql.table('staff_passkey'), owner: sql.ref('member_id') },
};

const columnsOf = (kind: AccountKind) => sql`id, ${TABLES[kind].owner} AS "ownerId",
  credential_id AS "credentialId", public_key AS "publicKey", counter::float8 AS counter, transports, name,
  created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

export async function findPasskeys(
  db: Database,
  { kind, id }: AccountOwner,
): Promise<StoredPasskey[]> {
  const { table, owner } = TABLES[kind];
  const { rows } = await sql<StoredPasskey>`
    SELECT ${columnsOf(kind)} FROM ${table} WHERE ${owner} = ${id} ORDER BY id`.execute(db);
  return rows;
}

export async function findPasskey(
  db: Database,
  kind: AccountKind,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const { rows } = await sql<StoredPasskey>`
    SELECT ${columnsOf(kind)} FROM ${TABLES[kind].table} WHERE credential_id = ${credentialId}`.execute(
    db,
  );
  return rows[0];
}

/** Stores a passkey. Returns undefined if any owner has already registered the credential. */
export async function insertPasskey(
  trx: Database,
  { kind, id }: AccountOwner,
  {
    credentialId,
    publicKey,
    counter,
    transports,
    name,
  }: Omit<StoredPasskey, 'id' | 'ownerId' | 'createdAt' | 'lastUsedAt'>,
): Promise<StoredPasskey | undefined> {
  const { table, owner } = TABLES[kind];
  const { rows } = await sql<StoredPasskey>`
    INSERT INTO ${table} (${owner}, credential_id, public_key, counter, transports, name)
    VALUES (${id}, ${credentialId}, ${publicKey}, ${counter}, ${transports}, ${name})
    ON CONFLICT (credential_id) DO NOTHING RETURNING ${columnsOf(kind)}`.execute(trx);
  return rows[0];
}

export async function updatePasskeyUse(
  db: Database,
  kind: AccountKind,
  id: string,
  counter: number,
): Promise<void> {
  await sql`
    UPDATE ${TABLES[kind].table} SET counter = ${counter}, last_used_at = now() WHERE id = ${id}`.execute(
    db,
  );
}

export async function deletePasskey(
  trx: Database,
  { kind, id }: AccountOwner,
  passkeyId: string,
): Promise<string | undefined> {
  const { table, owner } = TABLES[kind];
  const { rows } = await sql<{ name: string }>`
    DELETE FROM ${table} WHERE ${owner} = ${id} AND id::text = ${passkeyId} RETURNING name`.execute(
    trx,
  );
  return rows[0]?.name;
}

export async function deletePasskeys(trx: Database, { kind, id }: AccountOwner): Promise<void> {
  const { table, owner } = TABLES[kind];
  await sql`DELETE FROM ${table} WHERE ${owner} = ${id}`.execute(trx);
}
