import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Session } from './session.ts';

const TOKEN_LIFE = sql`now() + interval '30 days'`;

/** The session of a token that has not expired. */
export async function findSessionByToken(
  db: Database,
  tokenHash: Buffer,
): Promise<Session | undefined> {
  return db
    .selectFrom('api_token')
    .innerJoin('session', 'session.id', 'api_token.session_id')
    .select(['session.id', 'session.cart_id as cartId', 'session.currency_code as currencyCode'])
    .where('api_token.hash', '=', tokenHash)
    .where('api_token.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Stores one more token for the session of a cookie. False where no session has that cookie. */
export async function insertTokenForCookie(
  db: Database,
  cookieHash: Buffer,
  tokenHash: Buffer,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO api_token (hash, session_id, expires_at)
    SELECT ${tokenHash}, id, ${TOKEN_LIFE} FROM session WHERE cookie_hash = ${cookieHash}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Creates a session with an empty cart and its first token. It starts in rupees. */
export async function insertSession(
  db: Database,
  cookieHash: Buffer,
  tokenHash: Buffer,
): Promise<void> {
  await sql`
    WITH new_cart AS (
      INSERT INTO cart DEFAULT VALUES RETURNING id
    ), new_session AS (
      INSERT INTO session (cookie_hash, cart_id, currency_code)
      SELECT ${cookieHash}, id, 'INR' FROM new_cart
      RETURNING id
    )
    INSERT INTO api_token (hash, session_id, expires_at)
    SELECT ${tokenHash}, id, ${TOKEN_LIFE} FROM new_session`.execute(db);
}

/** Deletes the tokens that have expired. */
export async function deleteExpiredTokens(db: Database): Promise<void> {
  await db
    .deleteFrom('api_token')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}
