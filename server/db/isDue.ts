import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a row with `attempts` and `next_try_at` is to be tried now: when its time has come, at once where nobody has tried it, and where it would
 * wait longer than anything ever does, since a clock that was ahead wrote that time.
 * @param longestSeconds the longest pause that is written into `next_try_at`
 */
export function isDue(longestSeconds: number): RawBuilder<boolean> {
  return sql`(attempts = 0 OR next_try_at <= now()
    OR next_try_at > now() + make_interval(secs => ${longestSeconds}::integer))`;
}
