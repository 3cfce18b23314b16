import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A special price as it is set. */
export interface Special {
  /** Null for none. */
  paise: number | null;
  /** Null for at once. */
  from: Date | null;
  /** Null for without an end. */
  until: Date | null;
}

/** Whether the dates of product `p` hold now; without dates they do. */
const isWithinDates = sql<boolean>`
  now() >= coalesce(p.special_from, '-infinity') AND now() < coalesce(p.special_until, 'infinity')`;

/** What product `p` costs at a special price now, in paise, by the clock and not by when dates were last looked at. */
export const specialNow: RawBuilder<number | null> = sql<number | null>`
  CASE WHEN p.dated_special_paise IS NULL THEN p.special_paise WHEN ${isWithinDates} THEN p.dated_special_paise END`;

/** When the special price that product `p` has now ends; null without one or without an end. */
export const specialEnd: RawBuilder<Date | null> = sql<Date | null>`
  CASE WHEN p.dated_special_paise IS NOT NULL AND ${isWithinDates} THEN p.special_until END`;

/** The columns that hold a special price. */
export function specialColumns({ paise, from, until }: Special) {
  const isDated = paise !== null && (from !== null || until !== null);
  const now = Date.now();
  const holds = (from?.getTime() ?? -Infinity) <= now && now < (until?.getTime() ?? Infinity);
  return {
    special_paise: isDated && !holds ? null : paise,
    dated_special_paise: isDated ? paise : null,
    special_from: isDated ? from : null,
    special_until: isDated ? until : null,
  };
}

/** Sets another amount of products' special prices, whose dates stay; without one, dates go, too. */
export async function writeSpecials(
  trx: Database,
  changes: readonly { id: string; paise: number | null }[],
): Promise<void> {
  await sql`
    UPDATE product p SET
      special_paise = CASE WHEN p.dated_special_paise IS NULL OR p.special_paise IS NOT NULL THEN change.paise END,
      dated_special_paise = CASE WHEN p.dated_special_paise IS NOT NULL THEN change.paise END,
      special_from = CASE WHEN change.paise IS NOT NULL THEN p.special_from END,
      special_until = CASE WHEN change.paise IS NOT NULL THEN p.special_until END
    FROM unnest(${changes.map(({ id }) => id)}::bigint[], ${changes.map(({ paise }) => paise)}::integer[]) AS change (id, paise)
    WHERE p.id = change.id`.execute(trx);
}

/** Products that one statement moves: their pages are renewed together. */
const BATCH = 500;

async function moveSome(db: Database): Promise<bigint | undefined> {
  // Locked by id first, as orders lock products.
  const { numAffectedRows } = await sql`
    WITH due AS (
      SELECT id FROM product WHERE id IN (
        SELECT id FROM product WHERE special_until <= now()
        UNION
        SELECT id FROM product
        WHERE dated_special_paise IS NOT NULL AND special_paise IS NULL AND special_from <= now()
      ) ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE
    )
    UPDATE product p SET
      special_paise = ${specialNow},
      dated_special_paise = CASE WHEN p.special_until <= now() THEN NULL ELSE p.dated_special_paise END,
      special_from = CASE WHEN p.special_until <= now() THEN NULL ELSE p.special_from END,
      special_until = CASE WHEN p.special_until <= now() THEN NULL ELSE p.special_until END
    FROM due WHERE p.id = due.id`.execute(db);
  return numAffectedRows;
}

/** Brings what lists and searches go by to where the dates of special prices stand, and takes away those that have ended. */
export async function moveDueSpecials(db: Database): Promise<void> {
  while ((await moveSome(db)) === BigInt(BATCH));
}

/**
 * Takes special prices out of lists whose time has not come yet, which a clock that was set back leaves there; orders have asked
 * the clock all along.
 */
export async function takeBackEarlySpecials(db: Database): Promise<void> {
  // Locked by id first, as orders lock products. The first condition is that of an index.
  await sql`
    WITH early AS (
      SELECT id FROM product
      WHERE coalesce(dated_special_paise, special_paise) IS NOT NULL
        AND dated_special_paise IS NOT NULL AND special_paise IS NOT NULL AND special_from > now()
      ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE product p SET special_paise = NULL FROM early WHERE p.id = early.id`.execute(db);
}
