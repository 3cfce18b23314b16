import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Limit } from './limits.ts';

/**
 * Counts an attempt. All servers of the database share the count.
 * @returns seconds until the window ends if the limit is exceeded, else 0
 */
export async function countAttempt(db: Database, key: Buffer, limit: Limit): Promise<number> {
  const { rows } = await sql<{ seconds_to_wait: number }>`
    INSERT INTO rate_limit (key, hits, ends_at)
    VALUES (${key}, 1, clock_timestamp() + make_interval(secs => ${limit.seconds}))
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN rate_limit.ends_at <= clock_timestamp() THEN 1 ELSE least(rate_limit.hits, ${limit.attempts}::integer) + 1 END,
      ends_at = CASE WHEN rate_limit.ends_at <= clock_timestamp() THEN excluded.ends_at ELSE rate_limit.ends_at END
    RETURNING CASE WHEN hits <= ${limit.attempts}::integer THEN 0
      ELSE greatest(1, ceil(extract(epoch FROM ends_at - clock_timestamp())))::integer END AS seconds_to_wait`.execute(
    db,
  );
  return rows[0]?.seconds_to_wait ?? 0;
}

export async function deleteAttempts(db: Database, key: Buffer): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}

export async function deleteEndedWindows(db: Database): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('ends_at', '<=', sql<Date>`now()`)
    .execute();
}
