import { sql, type RawBuilder } from 'kysely';
import { storeCurrencyCode } from '../currency/storeCurrency.ts';
import type { Device } from './deviceOf.ts';
import { deleteInBatches } from '../db/deleteInBatches.ts';
import type { Database } from '../db/schema.ts';
import type { SessionLifetime } from '../shopSettings.ts';
import type { Session } from './session.ts';

// A fixed lifetime suffices: a token is valid only while its session is.
const TOKEN_LIFE = sql<Date>`now() + interval '30 days'`;

const SESSION_COLUMNS = [
  'session.id',
  'session.cart_id as cartId',
  'session.currency_code as currencyCode',
  'session.customer_id as customerId',
] as const;

/** SQL condition: the session has not ended and is within its idle and maximum lifetime. */
export function isOpen({ idleDays, maxDays }: SessionLifetime): RawBuilder<boolean> {
  return sql<boolean>`(session.ended_at IS NULL
    AND session.used_at > now() - make_interval(days => ${idleDays})
    AND session.created_at > now() - make_interval(days => ${maxDays}))`;
}

export interface UsedSession extends Session {
  /** True if the last recorded use is more than 5 minutes ago. */
  isNoteDue: boolean;
}

export async function findSessionByToken(
  db: Database,
  tokenHash: Buffer,
  lifetime: SessionLifetime,
): Promise<UsedSession | undefined> {
  return db
    .selectFrom('api_token')
    .innerJoin('session', 'session.id', 'api_token.session_id')
    .select(SESSION_COLUMNS)
    .select(sql<boolean>`session.used_at < now() - interval '5 minutes'`.as('isNoteDue'))
    .where('api_token.hash', '=', tokenHash)
    .where('api_token.expires_at', '>', sql<Date>`now()`)
    .where(isOpen(lifetime))
    .executeTakeFirst();
}

export async function noteUse(db: Database, sessionId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}

export async function findSessionByCookie(
  db: Database,
  cookieHashes: readonly Buffer[],
  lifetime: SessionLifetime,
): Promise<Session | undefined> {
  return db
    .selectFrom('session')
    .select(SESSION_COLUMNS)
    .where('cookie_hash', 'in', cookieHashes)
    .where(isOpen(lifetime))
    .executeTakeFirst();
}

export async function insertTokenForCookie(
  db: Database,
  cookieHashes: readonly Buffer[],
  tokenHash: Buffer,
  lifetime: SessionLifetime,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    WITH continued AS (
      UPDATE session SET used_at = now()
      WHERE cookie_hash IN (${sql.join(cookieHashes)}) AND ${isOpen(lifetime)} RETURNING id
    )
    INSERT INTO api_token (hash, session_id, expires_at)
    SELECT ${tokenHash}, id, ${TOKEN_LIFE} FROM continued`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Creates a session with an empty cart and its first token.
 * @param currencyCode falls back to the store's currency if the shop does not offer it
 */
export async function insertSession(
  db: Database,
  hashes: { cookie: Buffer; token: Buffer },
  currencyCode = '',
): Promise<void> {
  await sql`
    WITH new_cart AS (
      INSERT INTO cart DEFAULT VALUES RETURNING id
    ), new_session AS (
      INSERT INTO session (cookie_hash, cart_id, currency_code)
      SELECT ${hashes.cookie}, id, coalesce(
        (SELECT code FROM currency WHERE code = ${currencyCode} AND is_active), ${storeCurrencyCode}
      ) FROM new_cart
      RETURNING id
    )
    INSERT INTO api_token (hash, session_id, expires_at)
    SELECT ${hashes.token}, id, ${TOKEN_LIFE} FROM new_session`.execute(db);
}

export async function insertCustomerSession(
  trx: Database,
  hashes: { cookie: Buffer; token: Buffer },
  { cartId, currencyCode, customerId }: Omit<Session, 'id'>,
  device: Device,
): Promise<string> {
  const { id } = await trx
    .insertInto('session')
    .values({
      cookie_hash: hashes.cookie,
      cart_id: cartId,
      currency_code: currencyCode,
      customer_id: customerId,
      ...device,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('api_token')
    .values({ hash: hashes.token, session_id: id, expires_at: TOKEN_LIFE })
    .execute();
  return id;
}

export async function endSession(trx: Database, sessionId: string): Promise<void> {
  await trx
    .updateTable('session')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endSessionsOf(
  trx: Database,
  customerId: string,
  exceptId?: string,
): Promise<void> {
  let sessions = trx
    .updateTable('session')
    .set({ ended_at: sql<Date>`now()` })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null);
  if (exceptId !== undefined) sessions = sessions.where('id', '<>', exceptId);
  await sessions.execute();
}

/** Deletes sessions that ended or expired more than a day ago. No pending request can still use them. */
export async function deleteOldSessions(
  db: Database,
  { idleDays, maxDays }: SessionLifetime,
): Promise<void> {
  await deleteInBatches(
    db,
    sql`session`,
    sql`ended_at < now() - interval '1 day'
      OR used_at < now() - make_interval(days => ${idleDays + 1})
      OR created_at < now() - make_interval(days => ${maxDays + 1})`,
  );
}

export async function deleteOrphanedCarts(db: Database): Promise<void> {
  await deleteInBatches(
    db,
    sql`cart`,
    sql`NOT EXISTS (SELECT FROM session WHERE cart_id = cart.id)
      AND NOT EXISTS (SELECT FROM customer WHERE cart_id = cart.id)`,
  );
}

export async function deleteExpiredTokens(db: Database): Promise<void> {
  await db
    .deleteFrom('api_token')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}
