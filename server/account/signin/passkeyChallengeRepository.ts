import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type ChallengePurpose = 'register' | 'login';

export async function insertChallenge(
  trx: Database,
  sessionId: string,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<void> {
  await sql`
    INSERT INTO passkey_challenge (session_id, purpose, challenge, expires_at)
    VALUES (${sessionId}, ${purpose}, ${challenge}, now() + interval '5 minutes')
    ON CONFLICT (session_id, purpose) DO UPDATE
      SET challenge = excluded.challenge, expires_at = excluded.expires_at`.execute(trx);
}

/** Consumes the session's challenge. Returns undefined if there is none or it has expired. */
export async function takeChallenge(
  db: Database,
  sessionId: string,
  purpose: ChallengePurpose,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .returning(['challenge', sql<boolean>`expires_at > now()`.as('isGood')])
    .executeTakeFirst();
  return row?.isGood ? row.challenge : undefined;
}
