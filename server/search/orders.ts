import { sql, type RawBuilder } from 'kysely';
import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { serves } from './serves.ts';

type Sort = Dto['SearchForm']['sort'];

/** A column that rows are sorted by, and whether the highest comes first. */
type Key = readonly [column: RawBuilder<unknown>, isDescending?: boolean];

const ID = sql`p.id`;

/** The column that names the product, and is the last key of its order. */
const idOf = (sort: Sort) => (sort === 'name' ? sql`d.product_id` : ID);

/** Orders of products `p`, as indexes have them; names stand in the product's document `d`. */
const KEYS: Record<Sort, readonly Key[]> = {
  relevance: [[sql`p.popularity`, true], [ID]],
  newest: [
    [sql`p.created_at`, true],
    [ID, true],
  ],
  price_asc: [[sql`p.paid_paise`], [ID]],
  price_desc: [
    [sql`p.paid_paise`, true],
    [ID, true],
  ],
  rating: [[sql`p.rating`, true], [sql`p.review_count`, true], [ID]],
  name: [[sql`d.name_key`], [idOf('name')]],
};

/** The order of products `p` without a term, from its end with `isBackward`. */
export function browseOrder(sort: Sort, isBackward = false): RawBuilder<unknown> {
  return sql.join(
    KEYS[sort].map(([column, isDescending = false]) =>
      isDescending === isBackward ? sql`${column}` : sql`${column} DESC`,
    ),
  );
}

/** Where a product stands in an order: its keys as texts. */
export type Place = readonly string[];

/** Finds where a product stands; undefined for one that is not sold. */
export async function findPlace(
  db: Database,
  sort: Sort,
  productId: string,
  language: string,
): Promise<Place | undefined> {
  const texts = KEYS[sort].map(([column]) => sql`${column}::text`);
  const source =
    sort === 'name'
      ? sql`search_document d WHERE d.product_id = ${productId} AND ${serves(language)}`
      : sql`product p WHERE p.id = ${productId}`;
  const { rows } = await sql<{ place: string[] }>`
    SELECT ARRAY[${sql.join(texts)}] AS place FROM ${source}`.execute(db);
  return rows[0]?.place;
}

/** Conditions on what comes behind a place, or before it with `isBackward`: ranges that lie in the order's index in one piece. */
export function rangesBehind(sort: Sort, place: Place, isBackward: boolean): RawBuilder<boolean>[] {
  const keys = KEYS[sort];
  return keys.map((_key, last) =>
    sql.join(
      keys.slice(0, last + 1).map(([column, isDescending = false], index) => {
        const direction = isDescending === isBackward ? sql`>` : sql`<`;
        return sql`${column} ${index === last ? direction : sql`=`} ${place[index]}`;
      }),
      sql` AND `,
    ),
  );
}

/** What an order reads, and the product as `id`. */
export function orderColumns(sort: Sort): RawBuilder<unknown> {
  return sql.join([
    ...KEYS[sort].slice(0, -1).map(([column]) => column),
    ...(sort === 'name' ? [idOf(sort)] : []),
    sql`${idOf(sort)} AS id`,
  ]);
}

/**
 * Reads rows in the order of an index. The planner, which knows little of how many rows pass a filter by bits, would now and then
 * rather read and sort the whole table.
 */
export function alongIndex<Result>(
  db: Database,
  read: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT set_config('enable_sort', 'off', true), set_config('enable_seqscan', 'off', true)`.execute(
      trx,
    );
    return read(trx);
  });
}
