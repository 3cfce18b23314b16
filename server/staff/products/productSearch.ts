import { sql, type RawBuilder } from 'kysely';
import { hasCode } from '../../catalog/barcodeKey.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import type { Hits } from '../../search/searchRepository.ts';
import { hitsOfTerm } from '../../search/searchService.ts';
import { countCapped, type Capped } from '../countCapped.ts';
import { readKeysetPage, type KeysetPage, type KeysetRow } from './keysetPage.ts';
import type { StaffDto } from '../staffDto.ts';

export interface ProductSearch {
  text: string;
  collection?: string | undefined;
  stock?: StaffDto['StockLevel'] | undefined;
  lowStock: number;
  hasSpecial?: boolean | undefined;
  status?: StaffDto['ProductStatus'] | undefined;
  /** Defaults to relevance if `text` is set, else to newest. */
  sort?: StaffDto['ProductSort'] | undefined;
  direction: 'asc' | 'desc';
  limit: number;
  /** Cursor of a page in the same sort order. Cursors with another number of values are ignored. */
  after?: string | undefined;
  before?: string | undefined;
}

export type FoundProducts = KeysetPage & Capped;

function levelOf(level: StaffDto['StockLevel'], lowStock: number): RawBuilder<boolean> {
  if (level === 'out') return sql`p.stock < p.minimum`;
  const isIn = sql<boolean>`p.stock >= p.minimum`;
  return level === 'in' ? isIn : sql`${isIn} AND p.stock <= ${lowStock}`;
}

interface Key {
  column: RawBuilder<unknown>;
  toNumber: (column: RawBuilder<unknown>) => RawBuilder<unknown>;
  ofNumber: (text: string) => RawBuilder<unknown>;
}

function numberKey(column: RawBuilder<unknown>): Key {
  return { column, toNumber: (it) => it, ofNumber: (text) => sql`${text}::bigint` };
}

const ID = numberKey(sql`p.id`);

/** Columns to sort by. Each sort order except relevance has an index. */
const KEYS: Record<StaffDto['ProductSort'], readonly Key[]> = {
  newest: [
    {
      column: sql`p.created_at`,
      toNumber: (it) => sql`(extract(epoch FROM ${it}) * 1000000)::bigint`,
      ofNumber: (text) => sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`,
    },
  ],
  price: [numberKey(sql`p.paid_minor`)],
  stock: [numberKey(sql`p.stock`)],
  relevance: [
    numberKey(sql`-h.tier`),
    numberKey(sql`h.other_words`),
    numberKey(sql`-h.popularity`),
  ],
};

async function findText(
  db: Database,
  text: string,
  language: Language,
): Promise<{ condition?: RawBuilder<boolean>; hits?: Hits } | undefined> {
  if (text === '') return {};
  const condition = hasCode(text);
  const { rows } = await sql<{ id: string }>`
    SELECT coalesce(p.parent_id, p.id) AS id FROM product p WHERE ${condition} LIMIT 100`.execute(
    db,
  );
  if (rows.length > 0)
    return { condition: sql`p.id = ANY (${rows.map(({ id }) => id)}::bigint[])` };
  const hits = await hitsOfTerm(db, text, language);
  return hits && { hits };
}

function filterOf({
  collection,
  stock,
  lowStock,
  hasSpecial,
  status,
}: ProductSearch): RawBuilder<boolean>[] {
  return [
    sql<boolean>`p.parent_id IS NULL`,
    ...(collection === undefined
      ? []
      : [sql<boolean>`p.collection_id = (SELECT id FROM collection WHERE handle = ${collection})`]),
    ...(status === undefined ? [] : [sql<boolean>`p.status = ${status}`]),
    ...(stock === undefined ? [] : [levelOf(stock, lowStock)]),
    ...(hasSpecial === undefined
      ? []
      : [
          hasSpecial
            ? sql<boolean>`coalesce(p.dated_special_minor, p.special_minor) IS NOT NULL`
            : sql<boolean>`coalesce(p.dated_special_minor, p.special_minor) IS NULL`,
        ]),
  ];
}

function rowReader(
  db: Database,
  keys: readonly Key[],
  isAscending: boolean,
  source: RawBuilder<unknown>,
) {
  const names = keys.map((_key, index) => sql.ref(`key_${index}`));
  const order = [...names, sql.ref('id')];
  const columns = keys.map(({ column }, index) => sql`${column} AS ${names[index]}`);
  const numbers = keys.map(({ toNumber }, index) => toNumber(sql.ref(`key_${index}`)));

  return async (cursor: string | undefined, isBackward: boolean, limit: number) => {
    const isUp = isAscending !== isBackward;
    const values = cursor?.split('_') ?? [];
    const place = [...keys, ID].map(({ ofNumber }, index) => ofNumber(values[index] ?? '0'));
    const isBehind =
      cursor === undefined
        ? sql`true`
        : sql`(${sql.join(order)}) ${isUp ? sql`>` : sql`<`} (${sql.join(place)})`;
    const { rows } = await sql<KeysetRow>`
      SELECT id, concat_ws('_', ${sql.join([...numbers, sql`id`])}) AS cursor
      FROM (SELECT p.id, ${sql.join(columns)} FROM ${source}) AS passing
      WHERE ${isBehind}
      ORDER BY ${sql.join(order.map((name) => sql`${name} ${isUp ? sql`ASC` : sql`DESC`}`))}
      LIMIT ${limit}`.execute(db);
    return rows;
  };
}

export async function searchProducts(
  db: Database,
  search: ProductSearch,
  language: Language,
): Promise<FoundProducts> {
  const found = await findText(db, search.text, language);
  if (found === undefined) return { ids: [], total: 0, hasMore: false, next: null, previous: null };
  const { condition, hits } = found;
  const conditions = [...(condition ? [condition] : []), ...filterOf(search)];
  const source = sql`
    ${hits ? sql`(${hits}) AS h JOIN product p ON p.id = h.product_id` : sql`product p`}
    ${conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`}`;
  const counted = await countCapped(db, sql`SELECT FROM ${source}`);

  const asked = search.sort ?? 'relevance';
  const sort = asked === 'relevance' && !hits ? 'newest' : asked;
  const keys = KEYS[sort];
  const isOfSort = (cursor: string | undefined) => cursor?.split('_').length === keys.length + 1;
  const read = rowReader(
    db,
    keys,
    sort === 'relevance' || search.direction === 'asc',
    // With few matches, `OFFSET 0` makes PostgreSQL filter before it sorts. With many matches, it reads along the
    // sort index.
    counted.hasMore ? source : sql`${source} OFFSET 0`,
  );
  const page = await readKeysetPage(read, {
    after: isOfSort(search.after) ? search.after : undefined,
    before: isOfSort(search.before) ? search.before : undefined,
    limit: search.limit,
  });
  return { ...page, ...counted };
}
