import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface Writer {
  kind: 'session' | 'member';
  id: string;
  /** SELECT that returns one row if the writer still has access. Locks that row until the end of the transaction. */
  hold: RawBuilder<unknown>;
}

export interface WriteKey {
  key: string;
  /** SHA-256 of operation and payload. */
  payloadHash: Buffer;
}

export interface StoredAnswer {
  payloadHash: Buffer;
  status: number;
  body: string;
}

const TABLES = {
  session: { table: sql.table('idempotency'), owner: sql.ref('session_id') },
  member: { table: sql.table('staff_idempotency'), owner: sql.ref('member_id') },
};

/** Locks the writer until the end of the transaction. Returns false if the writer has lost access. */
export async function holdWriter(trx: Database, { hold }: Writer): Promise<boolean> {
  const { rows } = await hold.execute(trx);
  return rows.length > 0;
}

/**
 * Locks the writer, then inserts the idempotency key. Returns `used` if an earlier transaction has already inserted
 * the key.
 */
export async function holdWriterAndKey(
  trx: Database,
  { kind, id, hold }: Writer,
  { key, payloadHash }: WriteKey,
): Promise<'taken' | 'used' | 'no-writer'> {
  const { table, owner } = TABLES[kind];
  const { rows } = await sql<{ outcome: 'taken' | 'used' | 'no-writer' }>`
    WITH held AS (${hold}), taken AS (
      INSERT INTO ${table} (${owner}, key, payload_hash)
      SELECT ${id}, ${key}, ${payloadHash} FROM held
      ON CONFLICT DO NOTHING
      RETURNING key
    )
    SELECT CASE WHEN EXISTS (SELECT FROM taken) THEN 'taken' WHEN EXISTS (SELECT FROM held) THEN 'used' ELSE 'no-writer' END
      AS outcome`.execute(trx);
  return rows[0]?.outcome ?? 'no-writer';
}

export async function storeAnswer(
  trx: Database,
  { kind, id }: Writer,
  key: string,
  { status, body }: Omit<StoredAnswer, 'payloadHash'>,
): Promise<void> {
  const { table, owner } = TABLES[kind];
  await sql`
    UPDATE ${table} SET status = ${status}, body = ${body} WHERE ${owner} = ${id} AND key = ${key}`.execute(
    trx,
  );
}

export async function findAnswer(
  trx: Database,
  { kind, id }: Writer,
  key: string,
): Promise<StoredAnswer | undefined> {
  const { table, owner } = TABLES[kind];
  const { rows } = await sql<StoredAnswer>`
    SELECT payload_hash AS "payloadHash", status, body FROM ${table}
    WHERE ${owner} = ${id} AND key = ${key} AND status IS NOT NULL AND body IS NOT NULL`.execute(
    trx,
  );
  return rows[0];
}

export async function deleteOldAnswers(db: Database): Promise<void> {
  for (const { table } of Object.values(TABLES)) {
    await sql`DELETE FROM ${table} WHERE created_at < now() - interval '24 hours'`.execute(db);
  }
}
