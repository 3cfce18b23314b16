import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import { isListed } from '../search/traits.ts';
import type { Card, Option, Product, Variant } from './product.ts';
import { isForSale, stockForSale } from './productStatus.ts';
import { specialEnd, specialNow } from './scheduledSales.ts';
import type { Unit } from './unitPrice.ts';

interface UnitRow {
  unit_amount: string | null;
  unit_measure: Unit['measure'] | null;
  step_grams: number | null;
  drained_amount?: string | null;
}

interface VariantRow extends UnitRow {
  id: string;
  value_ids: string[];
  price_minor: number;
  special_minor: number | null;
  stock: number;
  barcode: string;
  sku: string;
}

interface CardRow extends UnitRow {
  id: string;
  product_id: string;
  handle: string;
  name: string;
  price_minor: number;
  special_minor: number | null;
  minimum: number;
  rating: string;
  review_count: number;
  stock: number;
  collection_id: string;
  pictures: string[];
  picture_alt: string;
  allergens: Card['allergens'];
  may_contain: Card['mayContain'];
  variant_values: string[] | null;
  is_for_sale: boolean;
  options: Option[] | null;
  variants: VariantRow[] | null;
}

interface ProductRow extends CardRow {
  special_end: Date | null;
  brand: string;
  description: string;
  ingredients: string;
  allergen_names: string;
  nutrition: Product['nutrition'];
  marks: string[];
  keywords: string;
  meta_title: string;
  meta_description: string;
  collection_handle: string;
  collection_name: string;
}

function optionsOf(language: string): RawBuilder<unknown> {
  return sql`(
    SELECT jsonb_agg(jsonb_build_object(
      'id', o.id::text, 'name', coalesce(o.name ->> ${language}, o.name ->> 'en'),
      'type', o.type, 'required', o.required, 'isVariant', o.is_variant, 'values', coalesce(v.list, '[]')
    ) ORDER BY o.position)
    FROM product_option o
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object(
        'id', v.id::text, 'name', coalesce(v.name ->> ${language}, v.name ->> 'en'),
        'priceMinor', v.price_minor, 'isDefault', v.is_default, 'picture', v.picture
      ) ORDER BY v.position) AS list
      FROM product_option_value v WHERE v.option_id = o.id
    ) v ON true
    WHERE o.product_id = coalesce(p.parent_id, p.id)
  )`;
}

const variants = sql`(
  SELECT jsonb_agg(jsonb_build_object(
    'id', v.id::text, 'value_ids', v.variant_values::text[], 'price_minor', v.price_minor,
    'special_minor', v.special_minor, 'stock', ${stockForSale('v')}, 'barcode', v.barcode, 'sku', v.sku,
    'unit_amount', v.unit_amount, 'unit_measure', v.unit_measure, 'step_grams', weight_step(v)
  ) ORDER BY v.paid_minor, v.id)
  FROM product v WHERE v.parent_id = p.id
)`;

function textOf(language: string): RawBuilder<unknown> {
  return sql`(
    SELECT * FROM product_text
    WHERE product_id = coalesce(p.parent_id, p.id) AND language IN (${language}, 'en')
    ORDER BY language = ${language} DESC LIMIT 1
  )`;
}

/** Columns of a card of product `p`, whose parent is `parent` and whose texts are `t`. */
function cardColumns(language: string): RawBuilder<unknown> {
  return sql`
    p.id, coalesce(parent.id, p.id) AS product_id, coalesce(parent.handle, p.handle) AS handle, t.name, p.price_minor,
    ${specialNow} AS special_minor, p.minimum, p.rating, p.review_count, ${stockForSale('p')} AS stock,
    p.collection_id, p.unit_amount, p.unit_measure, p.drained_amount, weight_step(p) AS step_grams,
    coalesce(parent.pictures, p.pictures) AS pictures, t.picture_alt,
    p.allergens, p.may_contain, p.variant_values, ${isForSale('p')} AS is_for_sale, ${optionsOf(language)} AS options,
    CASE WHEN p.has_variants THEN ${variants} END AS variants`;
}

function unitOf(row: UnitRow): Unit | undefined {
  if (row.unit_amount === null || row.unit_measure === null) return undefined;
  return {
    amount: Number(row.unit_amount),
    measure: row.unit_measure,
    drained: row.drained_amount ? Number(row.drained_amount) : undefined,
  };
}

function variantOf(row: VariantRow): Variant {
  return {
    id: row.id,
    valueIds: row.value_ids,
    priceMinor: row.price_minor,
    specialMinor: row.special_minor,
    stock: row.stock,
    barcode: row.barcode,
    sku: row.sku,
    unit: unitOf(row),
    stepGrams: row.step_grams,
  };
}

function cardOf(row: CardRow): Card {
  return {
    id: row.id,
    productId: row.product_id,
    variantValueIds: row.variant_values,
    isForSale: row.is_for_sale,
    handle: row.handle,
    name: row.name,
    priceMinor: row.price_minor,
    specialMinor: row.special_minor,
    minimum: row.minimum,
    rating: Number(row.rating),
    reviewCount: row.review_count,
    stock: row.stock,
    collectionId: row.collection_id,
    unit: unitOf(row),
    stepGrams: row.step_grams,
    pictures: row.pictures,
    pictureAlt: row.picture_alt,
    allergens: row.allergens,
    mayContain: row.may_contain,
    options: row.options ?? [],
    variants: (row.variants ?? []).map(variantOf),
  };
}

/**
 * Returns cards in the order of `ids`; skips unknown ids. Products that are not for sale have no stock.
 * @param condition on the product `p`
 */
async function readCards(
  db: Database,
  ids: readonly string[],
  language: string,
  condition: RawBuilder<boolean>,
): Promise<Card[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    SELECT ${cardColumns(language)}
    FROM product p LEFT JOIN product parent ON parent.id = p.parent_id
    JOIN LATERAL ${textOf(language)} t ON true
    WHERE p.id = ANY (${ids}::bigint[]) AND ${condition}`.execute(db);
  const cards = new Map(rows.map((row) => [row.id, cardOf(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Returns cards of products for sale. */
export function findCards(db: Database, ids: readonly string[], language: string): Promise<Card[]> {
  return readCards(db, ids, language, sql`${isForSale('p')} AND p.parent_id IS NULL`);
}

export function findCardsOfAny(
  db: Database,
  ids: readonly string[],
  language: string,
): Promise<Card[]> {
  return readCards(db, ids, language, sql`true`);
}

/**
 * Finds a product by its id, its handle or a former handle.
 * @param isPreview true to find drafts and archived products too
 */
export async function findProduct(
  db: Database,
  key: { handle: string } | { id: string },
  language: string,
  isPreview = false,
): Promise<Product | undefined> {
  const { rows } = await sql<ProductRow>`
    SELECT ${cardColumns(language)}, ${specialEnd} AS special_end, p.brand, t.description, t.ingredients, p.nutrition,
      t.allergen_names, p.marks, t.keywords, t.meta_title, t.meta_description, c.handle AS collection_handle, ct.name AS collection_name
    FROM product p LEFT JOIN product parent ON parent.id = p.parent_id
    JOIN LATERAL ${textOf(language)} t ON true
    JOIN collection c ON c.id = p.collection_id
    JOIN LATERAL (
      SELECT name FROM collection_text
      WHERE collection_id = c.id AND language IN (${language}, 'en')
      ORDER BY language = ${language} DESC LIMIT 1
    ) ct ON true
    WHERE p.id = ${'handle' in key ? sql`product_of_handle(${key.handle})` : key.id}
      AND p.parent_id IS NULL AND ${isPreview ? sql`true` : isForSale('p')}`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    ...cardOf(row),
    specialEnd: row.special_end,
    brand: row.brand,
    description: row.description,
    ingredients: row.ingredients,
    allergenNames: row.allergen_names,
    nutrition: row.nutrition,
    marks: row.marks,
    keywords: row.keywords,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    collection: { handle: row.collection_handle, name: row.collection_name },
  };
}

export async function findPopularIds(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where(isListed('product'))
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Maximum frequency of a title word: more frequent words say little about a product and slow the query down. */
const MOST_SHARED = 150;

async function findKind(
  db: Database,
  id: string,
): Promise<{ collectionId: string; words: string[] } | undefined> {
  const { rows } = await sql<{ collectionId: string; words: string[] }>`
    SELECT d.collection_id AS "collectionId", ARRAY(
      SELECT w.word FROM search_word w
      WHERE w.language = d.language AND w.word IN (
          SELECT substr(token, 2) FROM unnest(tsvector_to_array(d.words)) AS token WHERE left(token, 1) IN ('=', '+')
        )
        AND w.frequency BETWEEN 2 AND ${MOST_SHARED}
      ORDER BY w.frequency LIMIT 3
    ) AS words
    FROM search_document d WHERE d.product_id = ${id}
    ORDER BY d.language = 'en' DESC LIMIT 1`.execute(db);
  return rows[0];
}

/**
 * Returns ids of similar products, closest first. Ranks by shared rare title words and the same collection, then
 * adds popular products of the collection.
 */
export async function findRelatedIds(db: Database, id: string, limit: number): Promise<string[]> {
  const kind = await findKind(db, id);
  if (kind === undefined) return [];
  const { collectionId, words } = kind;
  const queries = words.map((word) => `'${word}'`);
  const shared = words.map(
    (word) => sql`(d.words @@ ${`'=${word}' | '+${word}'`}::tsquery)::integer`,
  );
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (
      SELECT d.product_id AS id, d.popularity,
        ${sql.join([sql`2 * (d.collection_id = ${collectionId})::integer`, ...shared], sql` + `)} AS likeness
      FROM search_document d
      WHERE ${isListed('d')} AND d.words @@ ${queries.join(' | ')}::tsquery AND d.language = 'en'
      UNION ALL
      (SELECT p.id, p.popularity, 1 FROM product p
      WHERE p.collection_id = ${collectionId} AND ${isListed('p')} ORDER BY p.popularity DESC, p.id LIMIT ${limit + 1})
    ) candidate
    WHERE id <> ${id}
    GROUP BY id ORDER BY max(likeness) DESC, max(popularity) DESC, id LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
