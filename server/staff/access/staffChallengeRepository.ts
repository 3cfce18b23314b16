import { sql } from 'kysely';
import type { ChallengePurpose } from '../../account/signin/passkeyChallengeRepository.ts';
import type { Database } from '../../db/schema.ts';

export interface ChallengeUse {
  purpose: ChallengePurpose;
  memberId: string | null;
}

export async function storeStaffChallenge(
  db: Database,
  challenge: string,
  { purpose, memberId }: ChallengeUse,
): Promise<void> {
  await db
    .insertInto('staff_passkey_challenge')
    .values({
      challenge,
      purpose,
      member_id: memberId,
      expires_at: sql<Date>`now() + interval '5 minutes'`,
    })
    .execute();
}

/**
 * Deletes a challenge of this purpose and member.
 * @returns the challenge; undefined if unknown or expired
 */
export async function takeStaffChallenge(
  db: Database,
  challenge: string | undefined,
  { purpose, memberId }: ChallengeUse,
): Promise<string | undefined> {
  if (challenge === undefined) return undefined;
  const row = await db
    .deleteFrom('staff_passkey_challenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`member_id IS NOT DISTINCT FROM ${memberId}::bigint`)
    .returning(sql<boolean>`expires_at > now()`.as('isGood'))
    .executeTakeFirst();
  return row?.isGood ? challenge : undefined;
}

export async function deleteOldStaffChallenges(db: Database): Promise<void> {
  await db
    .deleteFrom('staff_passkey_challenge')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
