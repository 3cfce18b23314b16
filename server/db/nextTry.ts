import { sql, type RawBuilder } from 'kysely';

/** The moment so many seconds from now. */
export function inSeconds(seconds: number): RawBuilder<Date> {
  return sql`now() + make_interval(secs => ${seconds})`;
}

/**
 * Whether a row with `attempts` and `next_try_at` is to be tried now: when its time has come, at once where nobody has tried it, and where it would
 * wait longer than anything ever does, since a clock that was ahead wrote that time.
 * @param longestSeconds the longest pause that is written into `next_try_at`
 */
export function isDue(longestSeconds: number): RawBuilder<boolean> {
  return sql`(attempts = 0 OR next_try_at <= now()
    OR next_try_at > ${inSeconds(longestSeconds)})`;
}
