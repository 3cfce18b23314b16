import { sql, type RawBuilder } from 'kysely';

export function inSeconds(seconds: number): RawBuilder<Date> {
  return sql`now() + make_interval(secs => ${seconds})`;
}

/**
 * True if a row with `attempts` and `next_try_at` is due. A time beyond the longest pause also counts as due: the
 * clock was ahead when the row was written.
 * @param longestSeconds the longest pause ever written into `next_try_at`
 */
export function isDue(longestSeconds: number): RawBuilder<boolean> {
  return sql`(attempts = 0 OR next_try_at <= now()
    OR next_try_at > ${inSeconds(longestSeconds)})`;
}
