import type { ProductStatus } from '../catalog/productStatus.ts';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { foldProductCounts } from '../search/productCountRepository.ts';
import { foldWordChanges } from '../search/vocabularyRepository.ts';
import { toNutrition, type NutrientAmounts } from '../../contract/nutrients.ts';
import type { ImportRow } from './family.ts';
import { TEXT_COLUMNS, TEXT_FIELDS, type ProductTexts, type TextField } from './textColumns.ts';

export interface StoredRow extends ProductTexts {
  id: string;
  key: string;
  handle: string;
  collectionId: string;
  brand: string;
  priceMinor: number;
  specialMinor: number | null;
  stock: number;
  isStockCounted: boolean;
  minimum: number;
  pictures: string[];
  rating: number;
  popularity: number;
  barcode: string;
  sku: string;
  unitAmount: number | null;
  unitMeasure: string | null;
  drainedAmount: number | null;
  allergens: string[] | null;
  mayContain: string[];
  marks: string[];
  nutrition: NutrientAmounts | null;
  taxClassId: string;
  taxCode: string;
  status: ProductStatus;
  hasVariants: boolean;
  isWeighed: boolean;
  reviewCount: number;
}

export interface ProductWrite extends Omit<
  StoredRow,
  'id' | 'hasVariants' | 'reviewCount' | TextField
> {}

export interface TextWrite extends ProductTexts {
  productId: string;
}

const keyOf = (source: string | null) =>
  source === null ? ('p.handle' as const) : ('p.source_key' as const);

const productsOf = (db: Database, source: string | null, keys: readonly string[]) =>
  db
    .selectFrom('product as p')
    .$if(source !== null, (all) => all.where('p.source', '=', source))
    .where(keyOf(source), '=', sql<string>`ANY (${keys}::text[])`);

/**
 * Locks the products with these keys and their variants until the end of the transaction. If `source` is null, the
 * key is the product's handle.
 * @returns the products by key
 */
export async function lockStoredRows(
  trx: Database,
  source: string | null,
  keys: readonly string[],
  language: string,
): Promise<Map<string, StoredRow>> {
  // Lock in id order, as orders do. Read afterwards, because texts may change while this transaction waits.
  await trx
    .with('found', () => productsOf(trx, source, keys).select('p.id'))
    .selectFrom('product as p')
    .select('p.id')
    .where('p.id', 'in', (family) =>
      family
        .selectFrom('found')
        .select('id')
        .unionAll(
          family
            .selectFrom('product as v')
            .innerJoin('found', 'found.id', 'v.parent_id')
            .select('v.id'),
        ),
    )
    .orderBy('p.id')
    .forNoKeyUpdate()
    .execute();
  return findStoredRows(trx, source, keys, language);
}

/** Reads the same rows as `lockStoredRows` without locking them. The rows may be stale when used. */
export async function findStoredRows(
  db: Database,
  source: string | null,
  keys: readonly string[],
  language: string,
): Promise<Map<string, StoredRow>> {
  const rows = await productsOf(db, source, keys)
    .leftJoin('product_text as t', (join) =>
      join.onRef('t.product_id', '=', 'p.id').on('t.language', '=', language),
    )
    .select((eb) => [
      'p.id',
      eb.ref(keyOf(source)).$notNull().as('key'),
      'p.handle',
      'p.collection_id as collectionId',
      'p.brand',
      'p.price_minor as priceMinor',
      'p.special_minor as specialMinor',
      'p.stock',
      'p.minimum',
      'p.pictures',
      'p.rating',
      'p.popularity',
      'p.is_stock_counted as isStockCounted',
      'p.barcode',
      'p.sku',
      'p.unit_amount as unitAmount',
      'p.unit_measure as unitMeasure',
      'p.drained_amount as drainedAmount',
      'p.allergens',
      'p.may_contain as mayContain',
      'p.marks',
      'p.nutrition',
      'p.tax_class_id as taxClassId',
      'p.tax_code as taxCode',
      'p.status',
      'p.has_variants as hasVariants',
      'p.is_weighed as isWeighed',
      'p.review_count as reviewCount',
      ...TEXT_FIELDS.map((field) =>
        eb.fn.coalesce(eb.ref(`t.${TEXT_COLUMNS[field]}`), sql<string>`''`).as(field),
      ),
    ])
    .execute();
  return new Map(
    rows.map((row) => [
      row.key,
      {
        ...row,
        rating: Number(row.rating),
        nutrition: toNutrition(row.nutrition),
        unitAmount: row.unitAmount === null ? null : Number(row.unitAmount),
        drainedAmount: row.drainedAmount === null ? null : Number(row.drainedAmount),
      },
    ]),
  );
}

/**
 * Finds products and variants that share a barcode with another one.
 * @returns the other product's handle, by id
 */
export async function findSharedCodes(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; handle: string }>`
    SELECT p.id, min(coalesce(parent.handle, other.handle)) AS handle
    FROM product p
    JOIN product other ON other.id NOT IN (p.id, coalesce(p.parent_id, 0)) AND other.parent_id IS DISTINCT FROM p.id
      AND other.barcode_key = p.barcode_key
    LEFT JOIN product parent ON parent.id = other.parent_id
    WHERE p.id = ANY (${ids}::bigint[])
    GROUP BY p.id`.execute(db);
  return new Map(rows.map(({ id, handle }) => [id, handle]));
}

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

/**
 * Finds the collection with this handle. Creates it if it is missing.
 * @param isNamed true if the handle was derived from the name; then a collection with the same name matches too
 */
export async function ensureCollection(
  db: Database,
  { handle, name }: ImportRow['collection'],
  picture: string,
  language: string,
  isNamed: boolean,
): Promise<{ id: string; isNew: boolean }> {
  const found = await db
    .selectFrom('collection')
    .select('id')
    .where('handle', '=', handle)
    .executeTakeFirst();
  if (found) return { id: found.id, isNew: false };
  const named =
    isNamed &&
    (await db
      .selectFrom('collection_text')
      .select('collection_id')
      .where(sql<boolean>`lower(name COLLATE "und-x-icu") = ${name.toLowerCase()}`)
      .orderBy('collection_id')
      .limit(1)
      .executeTakeFirst());
  if (named) return { id: named.collection_id, isNew: false };
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
  // Other languages fall back to English.
  const languages = [...new Set([language, 'en'])];
  await db
    .insertInto('collection_text')
    .values(languages.map((known) => ({ collection_id: id, language: known, name })))
    .execute();
  return { id, isNew: true };
}

/**
 * Inserts or updates a source's products in one statement and returns their ids by key. A null source means the
 * shop itself.
 *
 * Keeps sale price dates if the sale price is unchanged and the scheduled price is below the new regular price.
 */
export async function upsertProducts(
  db: Database,
  source: string | null,
  products: readonly ProductWrite[],
): Promise<Map<string, string>> {
  const known = source === null ? sql`handle` : sql`source, source_key`;
  const areDatesKept = sql`product.special_minor IS NOT DISTINCT FROM excluded.special_minor
    AND product.dated_special_minor < excluded.price_minor`;
  const { rows } = await sql<{ id: string; key: string }>`
    INSERT INTO product (handle, collection_id, brand, price_minor, special_minor, stock, is_stock_counted, minimum, pictures,
      rating, popularity, barcode, sku, unit_amount, unit_measure, drained_amount, allergens, may_contain,
      marks, nutrition, is_weighed, tax_class_id, tax_code, status, source, source_key)
    SELECT handle, "collectionId", brand, "priceMinor", "specialMinor", stock, "isStockCounted", minimum, pictures,
      rating, popularity, barcode, sku, "unitAmount", "unitMeasure", "drainedAmount", allergens, "mayContain",
      marks, nutrition, "isWeighed", "taxClassId", "taxCode", status, ${source}::text, ${source === null ? sql`NULL` : sql`key`}
    FROM json_to_recordset(${JSON.stringify(products)}::json) AS row (
      key text, handle text, "collectionId" bigint, brand text, "priceMinor" integer, "specialMinor" integer, stock integer,
      "isStockCounted" boolean, minimum integer, pictures text[], rating numeric, popularity integer, barcode text, sku text,
      "unitAmount" numeric, "unitMeasure" text, "drainedAmount" numeric, allergens text[], "mayContain" text[],
      marks text[], nutrition jsonb, "isWeighed" boolean, "taxClassId" bigint, "taxCode" text, status text)
    ON CONFLICT (${known}) DO UPDATE SET
      collection_id = excluded.collection_id, brand = excluded.brand, price_minor = excluded.price_minor,
      special_minor = excluded.special_minor, stock = excluded.stock, is_stock_counted = excluded.is_stock_counted,
      minimum = excluded.minimum, pictures = excluded.pictures, rating = excluded.rating, popularity = excluded.popularity,
      barcode = excluded.barcode, sku = excluded.sku,
      unit_amount = excluded.unit_amount, unit_measure = excluded.unit_measure, drained_amount = excluded.drained_amount,
      allergens = excluded.allergens, may_contain = excluded.may_contain, marks = excluded.marks,
      nutrition = excluded.nutrition, is_weighed = excluded.is_weighed,
      tax_class_id = excluded.tax_class_id, tax_code = excluded.tax_code, status = excluded.status,
      publish_at = CASE WHEN excluded.status = 'draft' THEN product.publish_at END,
      dated_special_minor = CASE WHEN ${areDatesKept} THEN product.dated_special_minor END,
      special_from = CASE WHEN ${areDatesKept} THEN product.special_from END,
      special_until = CASE WHEN ${areDatesKept} THEN product.special_until END
    RETURNING id, ${source === null ? sql`handle` : sql`source_key`} AS key`.execute(db);
  return new Map(rows.map(({ id, key }) => [key, id]));
}

export async function upsertTexts(
  db: Database,
  language: string,
  texts: readonly TextWrite[],
): Promise<void> {
  const columns = TEXT_FIELDS.map((field) => sql.ref(TEXT_COLUMNS[field]));
  const fields = TEXT_FIELDS.map((field) => sql.ref(field));
  await sql`
    INSERT INTO product_text (product_id, language, ${sql.join(columns)})
    SELECT "productId", ${language}::text, ${sql.join(fields)}
    FROM json_to_recordset(${JSON.stringify(texts)}::json) AS row (
      "productId" bigint, ${sql.join(fields.map((field) => sql`${field} text`))})
    ON CONFLICT (product_id, language) DO UPDATE SET
      ${sql.join(columns.map((column) => sql`${column} = excluded.${column}`))}`.execute(db);
}

/**
 * Merges the count changes of all batches. Disables the statement timeout, because a large import leaves many
 * changes.
 */
export async function foldCounts(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await foldWordChanges(trx);
    await foldProductCounts(trx);
  });
}

const WRITTEN = [
  'collection',
  'product',
  'product_text',
  'product_count',
  'product_import_change',
  'product_option',
  'product_option_value',
  'picture_fetch',
  'search_document',
  'search_word',
];

/** Vacuums and analyzes the tables that an import writes. The embedded database has no autovacuum. */
export async function vacuum(db: Database): Promise<void> {
  for (const table of WRITTEN) await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(db);
}
