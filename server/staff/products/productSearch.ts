import { sql, type RawBuilder } from 'kysely';
import { hasCode } from '../../catalog/barcodeKey.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import type { Hits } from '../../search/searchRepository.ts';
import { hitsOfTerm } from '../../search/searchService.ts';
import { countCapped, type Capped } from '../countCapped.ts';
import { readKeysetPage, type KeysetPage, type KeysetRow } from './keysetPage.ts';
import type { StaffDto } from '../staffDto.ts';

/** Which products are asked for, in what order; a missing filter lets all pass. */
export interface ProductSearch {
  /** Words of the shop's search, or a whole barcode. */
  text: string;
  /** Handle. */
  collection?: string | undefined;
  stock?: StaffDto['StockLevel'] | undefined;
  /** So many units, or fewer, are few. */
  lowStock: number;
  hasSpecial?: boolean | undefined;
  /** Relevance by default where there is a text, else the newest first. */
  sort?: StaffDto['ProductSort'] | undefined;
  direction: 'asc' | 'desc';
  limit: number;
  /** Cursors of a page of the same sort; others count as none. */
  after?: string | undefined;
  before?: string | undefined;
}

/** A page of products by id. */
export type FoundProducts = KeysetPage & Capped;

/** Which products a level of stock is of. */
function levelOf(level: StaffDto['StockLevel'], lowStock: number): RawBuilder<boolean> {
  if (level === 'out') return sql`p.stock < p.minimum`;
  const isIn = sql<boolean>`p.stock >= p.minimum`;
  return level === 'in' ? isIn : sql`${isIn} AND p.stock <= ${lowStock}`;
}

/** What products are sorted by before their id, as whole numbers in cursors. */
interface Key {
  /** Of product `p` or hit `h`. */
  column: RawBuilder<unknown>;
  toNumber: (column: RawBuilder<unknown>) => RawBuilder<unknown>;
  ofNumber: (text: string) => RawBuilder<unknown>;
}

function numberKey(column: RawBuilder<unknown>): Key {
  return { column, toNumber: (it) => it, ofNumber: (text) => sql`${text}::bigint` };
}

const ID = numberKey(sql`p.id`);

/** Each but relevance as an index has it. */
const KEYS: Record<StaffDto['ProductSort'], readonly Key[]> = {
  newest: [
    {
      column: sql`p.created_at`,
      toNumber: (it) => sql`(extract(epoch FROM ${it}) * 1000000)::bigint`,
      ofNumber: (text) => sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`,
    },
  ],
  price: [numberKey(sql`p.paid_paise`)],
  stock: [numberKey(sql`p.stock`)],
  relevance: [
    numberKey(sql`-h.tier`),
    numberKey(sql`h.other_words`),
    numberKey(sql`-h.popularity`),
  ],
};

/** What a text narrows the list to: the products with a barcode, else what the shop's search finds. */
async function findText(
  db: Database,
  text: string,
  language: Language,
): Promise<{ condition?: RawBuilder<boolean>; hits?: Hits } | undefined> {
  if (text === '') return {};
  const condition = hasCode(text);
  const { rows } = await sql`SELECT FROM product p WHERE ${condition} LIMIT 1`.execute(db);
  if (rows.length > 0) return { condition };
  const hits = await hitsOfTerm(db, text, language);
  return hits && { hits };
}

function filterOf({
  collection,
  stock,
  lowStock,
  hasSpecial,
}: ProductSearch): RawBuilder<boolean>[] {
  return [
    ...(collection === undefined
      ? []
      : [sql<boolean>`p.collection_id = (SELECT id FROM collection WHERE handle = ${collection})`]),
    ...(stock === undefined ? [] : [levelOf(stock, lowStock)]),
    ...(hasSpecial === undefined
      ? []
      : [
          hasSpecial
            ? sql<boolean>`coalesce(p.dated_special_paise, p.special_paise) IS NOT NULL`
            : sql<boolean>`coalesce(p.dated_special_paise, p.special_paise) IS NULL`,
        ]),
  ];
}

/** How rows of the keys and the id are read page by page; the source has product `p` and, for relevance, hit `h`. */
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

/** One page of the products that pass, and how many there are, counted up to 10,000. */
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
    // So few as are counted are found by their filter and then sorted; more along the index of the sort, until the page is full.
    counted.hasMore ? source : sql`${source} OFFSET 0`,
  );
  const page = await readKeysetPage(read, {
    after: isOfSort(search.after) ? search.after : undefined,
    before: isOfSort(search.before) ? search.before : undefined,
    limit: search.limit,
  });
  return { ...page, ...counted };
}
