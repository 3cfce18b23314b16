import type { Database } from '../db/schema.ts';
import { hashOf } from '../session/secret.ts';
import { limits, type LimitName } from './limits.ts';
import { countAttempt, deleteAttempts } from './rateLimitRepository.ts';
import { RateLimitExceeded } from './rateLimitExceeded.ts';

// Addresses of people are not stored in readable form.
const keyOf = (name: LimitName, whom: string) => hashOf(`${name} ${whom}`);

/**
 * Counts an attempt against each of the limits. Not in the transaction of what is tried, since a rejection undoes that;
 * in it where successes alone count.
 * @param counted whom each limit counts for, by its name
 * @param status of the answer where nobody reads its text, such as 429
 * @throws RateLimitExceeded with the longest wait
 */
export async function enforceRateLimit(
  db: Database,
  counted: Partial<Record<LimitName, string>>,
  status?: number,
): Promise<void> {
  let longest = 0;
  for (const [name, whom] of Object.entries(counted) as [LimitName, string][]) {
    longest = Math.max(longest, await countAttempt(db, keyOf(name, whom), limits[name]));
  }
  if (longest > 0) throw new RateLimitExceeded(longest, status);
}

/** Counts an attempt, and says whether it is free, where something goes on without what is limited. */
export async function isWithinLimit(db: Database, name: LimitName, whom: string): Promise<boolean> {
  return (await countAttempt(db, keyOf(name, whom), limits[name])) === 0;
}

/** Forgets the attempts of someone who has succeeded. */
export async function resetAttempts(db: Database, name: LimitName, whom: string): Promise<void> {
  await deleteAttempts(db, keyOf(name, whom));
}
