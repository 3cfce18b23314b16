import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { UTC_TODAY } from '../localTime.ts';

/** What is measured: largest contentful paint and interaction to next paint in milliseconds, layout shift in thousandths. */
const METRICS = ['lcp', 'inp', 'cls'] as const;

type Metric = (typeof METRICS)[number];

/** A value is known to a tenth of itself. */
const STEP = 1.1;

const bucketOf = (value: number) =>
  value < 1 ? 0 : 1 + Math.floor(Math.log(value) / Math.log(STEP));

/** The middle of what a bucket holds. */
const valueIn = (bucket: number) => (bucket === 0 ? 0 : Math.round(STEP ** (bucket - 0.5)));

/** Counts the values of one visit under today and its kind of page. */
export async function countVitals(
  db: Database,
  kind: string,
  values: Readonly<Partial<Record<Metric, number>>>,
): Promise<void> {
  const rows = METRICS.flatMap((metric) => {
    const value = values[metric];
    return value === undefined
      ? []
      : [{ day: UTC_TODAY, kind, metric, bucket: bucketOf(value), visits: 1 }];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('vital')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind', 'metric', 'bucket'])
        .doUpdateSet({ visits: sql`vital.visits + 1` }),
    )
    .execute();
}

/** What half of the visits, three quarters and 95 of a hundred stay below. */
export interface Percentiles {
  /** Kind of page */
  readonly kind: string;
  readonly metric: Metric;
  readonly visits: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
}

interface Count {
  readonly bucket: number;
  readonly visits: number;
}

function percentile(counts: readonly Count[], visits: number, share: number): number {
  let below = 0;
  const reached = counts.find((count) => (below += count.visits) >= visits * share);
  return valueIn(reached?.bucket ?? 0);
}

/** The percentiles of the last days by kind of page and metric. */
export async function readPercentiles(db: Database, days: number): Promise<Percentiles[]> {
  const rows = await db
    .selectFrom('vital')
    .select((eb) => ['kind', 'metric', 'bucket', eb.fn.sum<string>('visits').as('visits')])
    .where(sql<boolean>`day > ${UTC_TODAY} - ${days}::int`)
    .groupBy(['kind', 'metric', 'bucket'])
    .orderBy('kind')
    .orderBy('bucket')
    .execute();
  return [...new Set(rows.map(({ kind }) => kind))].flatMap((kind) =>
    METRICS.flatMap((metric) => {
      const counts = rows
        .filter((row) => row.kind === kind && row.metric === metric)
        .map(({ bucket, visits }) => ({ bucket, visits: Number(visits) }));
      const visits = counts.reduce((sum, count) => sum + count.visits, 0);
      const at = (share: number) => percentile(counts, visits, share);
      return visits === 0
        ? []
        : [{ kind, metric, visits, p50: at(0.5), p75: at(0.75), p95: at(0.95) }];
    }),
  );
}

/** Forgets what is older than 90 days. */
export async function deleteOldVitals(db: Database): Promise<void> {
  await db
    .deleteFrom('vital')
    .where(sql<boolean>`day < ${UTC_TODAY} - 90`)
    .execute();
}
