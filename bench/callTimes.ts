import { median, quantile, round } from './statistics.ts';

/** Measures the duration of a call in milliseconds. */
export async function measureDuration(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

export const rowOf = (what: string, times: readonly number[]) => ({
  what,
  calls: times.length,
  'median ms': round(median(times), 1),
  '95 % ms': round(quantile(times, 0.95), 1),
  'most ms': round(quantile(times, 1), 1),
});

export type TimesRow = ReturnType<typeof rowOf>;
