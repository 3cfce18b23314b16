import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { MatchCounts, MatchGroup } from './facets.ts';
import { inPriceRange, passes, type Filters } from './filters.ts';
import { readCounts } from './matchCounts.ts';
import { readInIndexOrder, browseOrder, findPlace, orderColumns, rangesBehind } from './orders.ts';
import { isGathered, type Page } from './page.ts';
import { isListed } from './traits.ts';
import { matchesLanguage } from './matchesLanguage.ts';

const HIGHEST_PRICE = 2_147_483_647;

/**
 * Counts products in the price range. Adds up the counts of price bands inside the range. Counts individual
 * products only in the two bands at its ends.
 */
function countsInRange({ minMinor = 0, maxMinor = HIGHEST_PRICE }: Filters): RawBuilder<unknown> {
  return sql`
    WITH edge AS MATERIALIZED (
      SELECT price_band(${minMinor}) AS first, price_band(${maxMinor}) AS last,
        coalesce((price_bounds())[price_band(${minMinor}) + 1], ${HIGHEST_PRICE}) AS first_end,
        coalesce((price_bounds())[price_band(${maxMinor})], 0) AS last_start
    )
    SELECT collection_id, traits, sum(count) AS count FROM (
      SELECT collection_id, traits, count FROM product_count, edge WHERE price_band > first AND price_band < last
      UNION ALL
      SELECT p.collection_id, p.traits, 1 FROM edge
      JOIN product p ON p.paid_minor >= ${minMinor} AND p.paid_minor < first_end AND p.paid_minor <= ${maxMinor}
        AND ${isListed('p')}
      UNION ALL
      SELECT p.collection_id, p.traits, 1 FROM edge
      JOIN product p ON p.paid_minor >= last_start AND p.paid_minor <= ${maxMinor} AND p.paid_minor >= first_end
        AND ${isListed('p')}
      WHERE first < last
    ) AS part GROUP BY 1, 2`;
}

export function countBrowsed(
  db: Database,
  filters: Filters,
  language: string,
): Promise<MatchCounts> {
  const hasRange = filters.minMinor !== undefined || filters.maxMinor !== undefined;
  return readCounts(
    db,
    sql`
      alike AS MATERIALIZED (
        SELECT collection_id, traits, sum(count) AS count FROM product_count
        WHERE ${isListed('product_count')} GROUP BY 1, 2 HAVING sum(count) > 0
      ), inside AS (
        ${hasRange ? countsInRange(filters) : sql`SELECT * FROM alike`}
      ), match_group AS MATERIALIZED (
        SELECT g.collection_id, g.traits, part.in_range, part.count::integer AS count, least.paid_minor AS min_minor,
          most.paid_minor AS max_minor
        FROM alike AS g
        LEFT JOIN inside USING (collection_id, traits)
        CROSS JOIN LATERAL (
          VALUES (true, coalesce(inside.count, 0)), (false, g.count - coalesce(inside.count, 0))
        ) AS part (in_range, count)
        CROSS JOIN LATERAL (
          SELECT paid_minor FROM product p WHERE p.collection_id = g.collection_id AND p.traits = g.traits
          ORDER BY paid_minor LIMIT 1
        ) AS least
        CROSS JOIN LATERAL (
          SELECT paid_minor FROM product p WHERE p.collection_id = g.collection_id AND p.traits = g.traits
          ORDER BY paid_minor DESC LIMIT 1
        ) AS most
        WHERE part.count > 0
      )`,
    language,
  );
}

interface Passing {
  groups: readonly MatchGroup[];
  total: number;
  found: number;
  collectionIds: readonly string[];
}

interface RowRange {
  isBackward: boolean;
  ranges: readonly RawBuilder<boolean>[];
  start: number;
  count: number;
}

function rangeAtOffset({ offset, limit }: Page, total: number): RowRange {
  const behind = total - offset - limit;
  const isBackward = behind < offset;
  return {
    isBackward,
    ranges: [sql`true`],
    start: isBackward ? Math.max(behind, 0) : offset,
    count: isBackward ? Math.max(limit + Math.min(behind, 0), 0) : limit,
  };
}

/**
 * Returns the range of rows next to the cursor's product. Returns the range at the offset if there is no cursor or
 * its product was deleted.
 */
async function rangeOfPage(
  db: Database,
  page: Page,
  total: number,
  language: string,
): Promise<RowRange> {
  const { cursor, sort, limit } = page;
  const place = cursor && (await findPlace(db, sort, cursor.productId, language));
  if (!place) return rangeAtOffset(page, total);
  const { isBackward } = cursor;
  return { isBackward, ranges: rangesBehind(sort, place, isBackward), start: 0, count: limit };
}

function gather(
  { filters, sort }: Page,
  { isBackward, ranges, start, count }: RowRange,
  { groups }: Passing,
  language: string,
): RawBuilder<{ id: string }> {
  const document =
    sort === 'name'
      ? sql`JOIN search_document d ON d.product_id = p.id AND ${matchesLanguage(language)}`
      : sql``;
  return sql`
    WITH alike AS MATERIALIZED (
      SELECT DISTINCT * FROM unnest(
        ${groups.map((group) => group.collection_id)}::bigint[], ${groups.map(({ traits }) => traits)}::integer[]
      ) AS alike (collection_id, traits)
    ), passing AS MATERIALIZED (
      SELECT p.* FROM alike CROSS JOIN LATERAL (
        SELECT * FROM product p
        WHERE p.collection_id = alike.collection_id AND p.traits = alike.traits AND ${inPriceRange('p', filters)}
        OFFSET 0
      ) AS p
    )
    SELECT p.id FROM passing p ${document} WHERE (${sql.join(ranges, sql`) OR (`)})
    ORDER BY ${browseOrder(sort, isBackward)} LIMIT ${count} OFFSET ${start}`;
}

function walk(
  { filters, sort }: Page,
  { isBackward, ranges, start, count }: RowRange,
  { collectionIds }: Passing,
  language: string,
): RawBuilder<{ id: string }> {
  const [relation, source] =
    sort === 'name'
      ? ['d', sql`search_document d WHERE ${matchesLanguage(language)} AND`]
      : ['p', sql`product p WHERE`];
  const order = browseOrder(sort, isBackward);
  const collections = collectionIds.length < 2 ? [collectionIds] : collectionIds.map((id) => [id]);
  const part = (ids: readonly string[], range: RawBuilder<boolean>, first: number, rows: number) =>
    sql<{ id: string }>`
      SELECT ${orderColumns(sort)} FROM ${source} ${passes(relation, filters, ids)} AND ${range}
      ORDER BY ${order} LIMIT ${rows} OFFSET ${first}`;
  const [range, ...others] = ranges;
  if (range && others.length === 0 && collections.length === 1)
    return part(collectionIds, range, start, count);
  const parts = collections.flatMap((ids) =>
    ranges.map((one) => sql`(${part(ids, one, 0, start + count)})`),
  );
  return sql`
    SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) AS ${sql.ref(relation)}
    ORDER BY ${order} LIMIT ${count} OFFSET ${start}`;
}

export async function browsePage(
  db: Database,
  page: Page,
  passing: Passing,
  language: string,
): Promise<string[]> {
  const { total, found } = passing;
  const stretch = await rangeOfPage(db, page, total, language);
  const idsIn = async (query: RawBuilder<{ id: string }>, from: Database) =>
    (await query.execute(from)).rows.map(({ id }) => id);
  const ids = isGathered(stretch.start + stretch.count, total, found)
    ? await idsIn(gather(page, stretch, passing, language), db)
    : await readInIndexOrder(db, (trx) => idsIn(walk(page, stretch, passing, language), trx));
  return stretch.isBackward ? ids.toReversed() : ids;
}
