import { sql, type RawBuilder } from 'kysely';
import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { matchesLanguage } from './matchesLanguage.ts';

type Sort = Dto['SearchForm']['sort'];

type Key = readonly [column: RawBuilder<unknown>, isDescending?: boolean];

const ID = sql`p.id`;

const idOf = (sort: Sort) => (sort === 'name' ? sql`d.product_id` : ID);

/**
 * Sort columns, as the indexes define them. `p` is the product and `d` its search document, which sorting by name
 * uses.
 */
const KEYS: Record<Sort, readonly Key[]> = {
  relevance: [[sql`p.popularity`, true], [ID]],
  newest: [
    [sql`p.created_at`, true],
    [ID, true],
  ],
  price_asc: [[sql`p.paid_minor`], [ID]],
  price_desc: [
    [sql`p.paid_minor`, true],
    [ID, true],
  ],
  rating: [[sql`p.rating`, true], [sql`p.review_count`, true], [ID]],
  name: [[sql`d.name_key`], [idOf('name')]],
};

export function browseOrder(sort: Sort, isBackward = false): RawBuilder<unknown> {
  return sql.join(
    KEYS[sort].map(([column, isDescending = false]) =>
      isDescending === isBackward ? sql`${column}` : sql`${column} DESC`,
    ),
  );
}

export type Place = readonly string[];

export async function findPlace(
  db: Database,
  sort: Sort,
  productId: string,
  language: string,
): Promise<Place | undefined> {
  const texts = KEYS[sort].map(([column]) => sql`${column}::text`);
  const source =
    sort === 'name'
      ? sql`search_document d WHERE d.product_id = ${productId} AND ${matchesLanguage(language)}`
      : sql`product p WHERE p.id = ${productId}`;
  const { rows } = await sql<{ place: string[] }>`
    SELECT ARRAY[${sql.join(texts)}] AS place FROM ${source}`.execute(db);
  return rows[0]?.place;
}

/**
 * Returns conditions for rows after a position, or before it if backward. Each condition matches one contiguous
 * range of the index.
 */
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

export function orderColumns(sort: Sort): RawBuilder<unknown> {
  return sql.join([
    ...KEYS[sort].slice(0, -1).map(([column]) => column),
    ...(sort === 'name' ? [idOf(sort)] : []),
    sql`${idOf(sort)} AS id`,
  ]);
}

/**
 * Reads rows in index order by disabling sorts and sequential scans. The planner misjudges bit filters and would
 * sometimes sort the full table.
 */
export function readInIndexOrder<Result>(
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
