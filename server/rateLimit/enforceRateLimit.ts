import type { Database } from '../db/schema.ts';
import { hashOf } from '../session/secret.ts';
import { limits, type LimitName } from './limits.ts';
import { countAttempt, deleteAttempts } from './rateLimitRepository.ts';
import { RateLimitExceeded } from './rateLimitExceeded.ts';

// Hash the subject, so that no email or network address is stored in readable form.
const keyOf = (name: LimitName, whom: string) => hashOf(`${name} ${whom}`);

/**
 * Counts an attempt against each limit. Call it outside the transaction, because a rollback would undo the count.
 * Call it inside only if successes alone should count.
 * @param counted value that identifies the caller, by limit name
 * @param status HTTP status of the rejection, such as 429; 200 by default, so that clients show the text
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

/**
 * Counts an attempt and returns false if it exceeds the limit. For callers that continue without the limited
 * action.
 */
export async function isWithinLimit(db: Database, name: LimitName, whom: string): Promise<boolean> {
  return (await countAttempt(db, keyOf(name, whom), limits[name])) === 0;
}

export async function resetAttempts(db: Database, name: LimitName, whom: string): Promise<void> {
  await deleteAttempts(db, keyOf(name, whom));
}
