import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ImportRow } from './readRow.ts';

/** What the database holds of an imported product. */
export interface StoredRow {
  id: string;
  key: string;
  handle: string;
  collectionId: string;
  brand: string;
  pricePaise: number;
  specialPaise: number | null;
  stock: number;
  minimum: number;
  pictures: string[];
  rating: number;
  popularity: number;
  barcode: string;
  reviewCount: number;
  name: string;
  description: string;
  keywords: string;
}

/** What is to be written of a product. */
export interface ProductWrite extends Omit<
  StoredRow,
  'id' | 'reviewCount' | 'name' | 'description' | 'keywords'
> {}

/** What is to be written of a product's texts. */
export interface TextWrite {
  productId: string;
  name: string;
  description: string;
  keywords: string;
}

/** The products of a source with these keys, by key; those of the shop itself, whose source is null, by path. */
export async function findStoredRows(
  db: Database,
  source: string | null,
  keys: readonly string[],
  language: string,
): Promise<Map<string, StoredRow>> {
  const key = source === null ? ('p.handle' as const) : ('p.source_key' as const);
  const rows = await db
    .selectFrom('product as p')
    .leftJoin('product_text as t', (join) =>
      join.onRef('t.product_id', '=', 'p.id').on('t.language', '=', language),
    )
    .select((eb) => [
      'p.id',
      eb.ref(key).$notNull().as('key'),
      'p.handle',
      'p.collection_id as collectionId',
      'p.brand',
      'p.price_paise as pricePaise',
      'p.special_paise as specialPaise',
      'p.stock',
      'p.minimum',
      'p.pictures',
      'p.rating',
      'p.popularity',
      'p.barcode',
      'p.review_count as reviewCount',
      eb.fn.coalesce('t.name', sql<string>`''`).as('name'),
      eb.fn.coalesce('t.description', sql<string>`''`).as('description'),
      eb.fn.coalesce('t.keywords', sql<string>`''`).as('keywords'),
    ])
    .$if(source !== null, (products) => products.where('p.source', '=', source))
    .where(key, '=', sql<string>`ANY (${keys}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.key, { ...row, rating: Number(row.rating) }]));
}

/** Those of the handles that products have. */
export async function findTakenHandles(
  db: Database,
  handles: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('handle')
    .where('handle', '=', sql<string>`ANY (${handles}::text[])`)
    .execute();
  return rows.map(({ handle }) => handle);
}

/** Id of the collection, which is made, behind all others, where it is missing. */
export async function ensureCollection(
  db: Database,
  { handle, name }: ImportRow['collection'],
  picture: string,
  language: string,
): Promise<string> {
  const found = await db
    .selectFrom('collection')
    .select('id')
    .where('handle', '=', handle)
    .executeTakeFirst();
  if (found) return found.id;
  const { id } = await db
    .insertInto('collection')
    .values((eb) => ({
      handle,
      picture,
      position: eb
        .selectFrom('collection')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('position')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  // English is what other languages fall back on.
  const languages = [...new Set([language, 'en'])];
  await db
    .insertInto('collection_text')
    .values(languages.map((known) => ({ collection_id: id, language: known, name })))
    .execute();
  return id;
}

/** Dates of a special price stay where the file leaves the price as it stands now, and can. */
const areDatesKept = sql<boolean>`
  product.special_paise IS NOT DISTINCT FROM excluded.special_paise AND product.dated_special_paise < excluded.price_paise`;
const keptDates = {
  dated_special_paise: sql<
    number | null
  >`CASE WHEN ${areDatesKept} THEN product.dated_special_paise END`,
  special_from: sql<Date | null>`CASE WHEN ${areDatesKept} THEN product.special_from END`,
  special_until: sql<Date | null>`CASE WHEN ${areDatesKept} THEN product.special_until END`,
};

/** Inserts or updates products of a source, null for the shop itself, in one statement, and answers their ids by key. */
export async function upsertProducts(
  db: Database,
  source: string | null,
  products: readonly ProductWrite[],
): Promise<Map<string, string>> {
  const rows = await db
    .insertInto('product')
    .values(
      products.map((product) => ({
        handle: product.handle,
        collection_id: product.collectionId,
        brand: product.brand,
        price_paise: product.pricePaise,
        special_paise: product.specialPaise,
        stock: product.stock,
        minimum: product.minimum,
        unit_measure: null,
        pictures: product.pictures,
        rating: product.rating,
        popularity: product.popularity,
        barcode: product.barcode,
        source,
        source_key: source === null ? null : product.key,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(source === null ? ['handle'] : ['source', 'source_key'])
        .doUpdateSet((eb) => ({
          collection_id: eb.ref('excluded.collection_id'),
          brand: eb.ref('excluded.brand'),
          price_paise: eb.ref('excluded.price_paise'),
          special_paise: eb.ref('excluded.special_paise'),
          ...keptDates,
          stock: eb.ref('excluded.stock'),
          minimum: eb.ref('excluded.minimum'),
          pictures: eb.ref('excluded.pictures'),
          rating: eb.ref('excluded.rating'),
          popularity: eb.ref('excluded.popularity'),
          barcode: eb.ref('excluded.barcode'),
        })),
    )
    .returning((eb) => [
      'id',
      eb
        .ref(source === null ? 'handle' : 'source_key')
        .$notNull()
        .as('key'),
    ])
    .execute();
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** Inserts or updates texts in one statement. */
export async function upsertTexts(
  db: Database,
  language: string,
  texts: readonly TextWrite[],
): Promise<void> {
  await db
    .insertInto('product_text')
    .values(
      texts.map(({ productId, name, description, keywords }) => ({
        product_id: productId,
        language,
        name,
        description,
        keywords,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'language']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        description: eb.ref('excluded.description'),
        keywords: eb.ref('excluded.keywords'),
      })),
    )
    .execute();
}

/** Vacuums after many writes and refreshes the statistics of the planner; the embedded database never does by itself. */
export async function vacuum(db: Database): Promise<void> {
  await sql`VACUUM (ANALYZE) collection, product, product_text, search_document, search_word`.execute(
    db,
  );
}
