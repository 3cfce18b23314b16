import { median, quantile, round } from './statistics.ts';

/** How long a call takes, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/** Times of the same kind of call as a row of a report. */
export const rowOf = (what: string, times: readonly number[]) => ({
  what,
  calls: times.length,
  'median ms': round(median(times), 1),
  '95 % ms': round(quantile(times, 0.95), 1),
  'most ms': round(quantile(times, 1), 1),
});

/** A row of times. */
export type TimesRow = ReturnType<typeof rowOf>;
