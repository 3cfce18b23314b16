/** All products of the shop, without a term: counted by what triggers have counted, read along the indexes of their orders. */
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { MatchCounts, MatchGroup } from './facets.ts';
import { inPriceRange, passes, type Filters } from './filters.ts';
import { readCounts } from './matchCounts.ts';
import { alongIndex, browseOrder, findPlace, orderColumns, rangesBehind } from './orders.ts';
import { isGathered, type Page } from './page.ts';
import { serves } from './serves.ts';

const HIGHEST_PRICE = 2_147_483_647;

/** The counts of bands that lie in the price range as a whole, and the products of the two bands that it cuts. */
function countsInRange({ minPaise = 0, maxPaise = HIGHEST_PRICE }: Filters): RawBuilder<unknown> {
  return sql`
    WITH edge AS MATERIALIZED (
      SELECT price_band(${minPaise}) AS first, price_band(${maxPaise}) AS last,
        coalesce((price_bounds())[price_band(${minPaise}) + 1], ${HIGHEST_PRICE}) AS first_end,
        coalesce((price_bounds())[price_band(${maxPaise})], 0) AS last_start
    )
    SELECT collection_id, traits, sum(count) AS count FROM (
      SELECT collection_id, traits, count FROM product_count, edge WHERE price_band > first AND price_band < last
      UNION ALL
      SELECT p.collection_id, p.traits, 1 FROM edge
      JOIN product p ON p.paid_paise >= ${minPaise} AND p.paid_paise < first_end AND p.paid_paise <= ${maxPaise}
      UNION ALL
      SELECT p.collection_id, p.traits, 1 FROM edge
      JOIN product p ON p.paid_paise >= last_start AND p.paid_paise <= ${maxPaise} AND p.paid_paise >= first_end
      WHERE first < last
    ) AS part GROUP BY 1, 2`;
}

/** What all products are counted by. */
export function countBrowsed(
  db: Database,
  filters: Filters,
  language: string,
): Promise<MatchCounts> {
  const hasRange = filters.minPaise !== undefined || filters.maxPaise !== undefined;
  return readCounts(
    db,
    sql`
      alike AS MATERIALIZED (
        SELECT collection_id, traits, sum(count) AS count FROM product_count GROUP BY 1, 2 HAVING sum(count) > 0
      ), inside AS (
        ${hasRange ? countsInRange(filters) : sql`SELECT * FROM alike`}
      ), match_group AS MATERIALIZED (
        SELECT g.collection_id, g.traits, part.in_range, part.count::integer AS count, least.paid_paise AS min_paise,
          most.paid_paise AS max_paise
        FROM alike AS g
        LEFT JOIN inside USING (collection_id, traits)
        CROSS JOIN LATERAL (
          VALUES (true, coalesce(inside.count, 0)), (false, g.count - coalesce(inside.count, 0))
        ) AS part (in_range, count)
        CROSS JOIN LATERAL (
          SELECT paid_paise FROM product p WHERE p.collection_id = g.collection_id AND p.traits = g.traits
          ORDER BY paid_paise LIMIT 1
        ) AS least
        CROSS JOIN LATERAL (
          SELECT paid_paise FROM product p WHERE p.collection_id = g.collection_id AND p.traits = g.traits
          ORDER BY paid_paise DESC LIMIT 1
        ) AS most
        WHERE part.count > 0
      )`,
    language,
  );
}

/** Products that pass. */
interface Passing {
  /** Groups that pass, and how many products they have. */
  groups: readonly MatchGroup[];
  total: number;
  /** All products. */
  found: number;
  /** Collections that the filters name. */
  collectionIds: readonly string[];
}

/** Rows that are read of an order. */
interface Stretch {
  isBackward: boolean;
  /** Conditions, of which each row meets one. */
  ranges: readonly RawBuilder<boolean>[];
  /** Rows that are passed over, and rows of the page. */
  start: number;
  count: number;
}

/** The rows from an offset, read from the nearer end. */
function stretchAt({ offset, limit }: Page, total: number): Stretch {
  const behind = total - offset - limit;
  const isBackward = behind < offset;
  return {
    isBackward,
    ranges: [sql`true`],
    start: isBackward ? Math.max(behind, 0) : offset,
    count: isBackward ? Math.max(limit + Math.min(behind, 0), 0) : limit,
  };
}

/** The rows of a page: next to its cursor, or where the product of that is gone at its offset. */
async function stretchOf(
  db: Database,
  page: Page,
  total: number,
  language: string,
): Promise<Stretch> {
  const { cursor, sort, limit } = page;
  const place = cursor && (await findPlace(db, sort, cursor.productId, language));
  if (!place) return stretchAt(page, total);
  const { isBackward } = cursor;
  return { isBackward, ranges: rangesBehind(sort, place, isBackward), start: 0, count: limit };
}

/** All that pass gathered and sorted. */
function gather(
  { filters, sort }: Page,
  { isBackward, ranges, start, count }: Stretch,
  { groups }: Passing,
  language: string,
): RawBuilder<{ id: string }> {
  const document =
    sort === 'name'
      ? sql`JOIN search_document d ON d.product_id = p.id AND ${serves(language)}`
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

/** Rows one after another along the index of the order; of several collections or ranges, along each. */
function walk(
  { filters, sort }: Page,
  { isBackward, ranges, start, count }: Stretch,
  { collectionIds }: Passing,
  language: string,
): RawBuilder<{ id: string }> {
  const [relation, source] =
    sort === 'name'
      ? ['d', sql`search_document d WHERE ${serves(language)} AND`]
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

/** Ids of one page of the products that pass. */
export async function browsePage(
  db: Database,
  page: Page,
  passing: Passing,
  language: string,
): Promise<string[]> {
  const { total, found } = passing;
  const stretch = await stretchOf(db, page, total, language);
  const idsIn = async (query: RawBuilder<{ id: string }>, from: Database) =>
    (await query.execute(from)).rows.map(({ id }) => id);
  const ids = isGathered(stretch.start + stretch.count, total, found)
    ? await idsIn(gather(page, stretch, passing, language), db)
    : await alongIndex(db, (trx) => idsIn(walk(page, stretch, passing, language), trx));
  return stretch.isBackward ? ids.toReversed() : ids;
}
