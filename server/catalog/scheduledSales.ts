import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface Special {
  minor: number | null;
  from: Date | null;
  until: Date | null;
}

const isWithinDates = sql<boolean>`
  now() >= coalesce(p.special_from, '-infinity') AND now() < coalesce(p.special_until, 'infinity')`;

/** Current sale price of product `p` in minor units. Compares with the clock, so it never depends on the background job. */
export const specialNow: RawBuilder<number | null> = sql<number | null>`
  CASE WHEN p.dated_special_minor IS NULL THEN p.special_minor WHEN ${isWithinDates} THEN p.dated_special_minor END`;

export const specialEnd: RawBuilder<Date | null> = sql<Date | null>`
  CASE WHEN p.dated_special_minor IS NOT NULL AND ${isWithinDates} THEN p.special_until END`;

export function specialColumns({ minor, from, until }: Special) {
  const isDated = minor !== null && (from !== null || until !== null);
  const now = Date.now();
  const holds = (from?.getTime() ?? -Infinity) <= now && now < (until?.getTime() ?? Infinity);
  return {
    special_minor: isDated && !holds ? null : minor,
    dated_special_minor: isDated ? minor : null,
    special_from: isDated ? from : null,
    special_until: isDated ? until : null,
  };
}

/** Sets new sale prices and keeps their dates; a null price removes the dates too. */
export async function writeSpecials(
  trx: Database,
  changes: readonly { id: string; minor: number | null }[],
): Promise<void> {
  await sql`
    UPDATE product p SET
      special_minor = CASE WHEN p.dated_special_minor IS NULL OR p.special_minor IS NOT NULL THEN change.minor END,
      dated_special_minor = CASE WHEN p.dated_special_minor IS NOT NULL THEN change.minor END,
      special_from = CASE WHEN change.minor IS NOT NULL THEN p.special_from END,
      special_until = CASE WHEN change.minor IS NOT NULL THEN p.special_until END
    FROM unnest(${changes.map(({ id }) => id)}::bigint[], ${changes.map(({ minor }) => minor)}::integer[]) AS change (id, minor)
    WHERE p.id = change.id`.execute(trx);
}

/** Maximum number of products per statement, because a statement invalidates all their pages together. */
const BATCH = 500;

async function moveSome(db: Database): Promise<bigint | undefined> {
  const { numAffectedRows } = await sql`
    WITH due AS (
      SELECT id FROM product WHERE id IN (
        SELECT id FROM product WHERE special_until <= now()
        UNION
        SELECT id FROM product
        WHERE dated_special_minor IS NOT NULL AND special_minor IS NULL AND special_from <= now()
      ) ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE
    )
    UPDATE product p SET
      special_minor = ${specialNow},
      dated_special_minor = CASE WHEN p.special_until <= now() THEN NULL ELSE p.dated_special_minor END,
      special_from = CASE WHEN p.special_until <= now() THEN NULL ELSE p.special_from END,
      special_until = CASE WHEN p.special_until <= now() THEN NULL ELSE p.special_until END
    FROM due WHERE p.id = due.id`.execute(db);
  return numAffectedRows;
}

/**
 * Updates the stored prices of lists and search when a sale price starts or ends. Removes ended sale prices with
 * their dates.
 */
export async function applyScheduledSales(db: Database): Promise<void> {
  while ((await moveSome(db)) === BigInt(BATCH));
}

/**
 * Removes sale prices from lists if they have not started, as after a clock was set back. Orders always compare
 * with the clock.
 */
export async function removeEarlySales(db: Database): Promise<void> {
  // Lock products in id order first, as orders do. The first condition matches an index.
  await sql`
    WITH early AS (
      SELECT id FROM product
      WHERE coalesce(dated_special_minor, special_minor) IS NOT NULL
        AND dated_special_minor IS NOT NULL AND special_minor IS NOT NULL AND special_from > now()
      ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE product p SET special_minor = NULL FROM early WHERE p.id = early.id`.execute(db);
}
