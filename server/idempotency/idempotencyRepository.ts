import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A write as its sender names it. */
export interface WriteKey {
  sessionId: string;
  key: string;
  /** SHA-256 of operation id and payload. */
  payloadHash: Buffer;
}

/** An answer as it is stored: status and JSON text. */
export interface StoredAnswer {
  payloadHash: Buffer;
  status: number;
  body: string;
}

/**
 * Lets the writes of one cart take turns until the end of the transaction. False where the cart is gone, because another
 * request has signed its visitor in meanwhile.
 */
export async function lockCart(trx: Database, cartId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM cart WHERE id = ${cartId} FOR NO KEY UPDATE`.execute(
    trx,
  );
  return rows.length > 0;
}

/** `lockCart`, and then takes the key for this transaction, which an earlier one may have taken. */
export async function lockCartAndKey(
  trx: Database,
  cartId: string,
  { sessionId, key, payloadHash }: WriteKey,
): Promise<'taken' | 'used' | 'no-cart'> {
  const { rows } = await sql<{ outcome: 'taken' | 'used' | 'no-cart' }>`
    WITH locked AS (SELECT id FROM cart WHERE id = ${cartId} FOR NO KEY UPDATE), taken AS (
      INSERT INTO idempotency (session_id, key, payload_hash)
      SELECT ${sessionId}, ${key}, ${payloadHash} FROM locked
      ON CONFLICT DO NOTHING
      RETURNING key
    )
    SELECT CASE WHEN EXISTS (SELECT FROM taken) THEN 'taken' WHEN EXISTS (SELECT FROM locked) THEN 'used' ELSE 'no-cart' END
      AS outcome`.execute(trx);
  return rows[0]?.outcome ?? 'no-cart';
}

/** Stores the answer under a key that this transaction has taken. */
export async function storeAnswer(
  trx: Database,
  { sessionId, key }: WriteKey,
  { status, body }: Omit<StoredAnswer, 'payloadHash'>,
): Promise<void> {
  await trx
    .updateTable('idempotency')
    .set({ status, body })
    .where('session_id', '=', sessionId)
    .where('key', '=', key)
    .execute();
}

/** What was answered to the key's first request. */
export async function findAnswer(
  trx: Database,
  { sessionId, key }: WriteKey,
): Promise<StoredAnswer | undefined> {
  return trx
    .selectFrom('idempotency')
    .select(['payload_hash as payloadHash', 'status', 'body'])
    .where('session_id', '=', sessionId)
    .where('key', '=', key)
    .where('status', 'is not', null)
    .where('body', 'is not', null)
    .$narrowType<{ status: number; body: string }>()
    .executeTakeFirst();
}

/** Forgets the answers that are older than a day. */
export async function deleteOldAnswers(db: Database): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .execute();
}
