import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import { isListed } from '../search/traits.ts';
import type { Card, Option, Product } from './product.ts';
import { isForSale, stockForSale } from './productStatus.ts';
import { specialEnd, specialNow } from './scheduledSales.ts';
import type { Unit } from './unitPrice.ts';

interface CardRow {
  id: string;
  handle: string;
  name: string;
  price_minor: number;
  special_minor: number | null;
  minimum: number;
  rating: string;
  review_count: number;
  stock: number;
  collection_id: string;
  unit_amount: string | null;
  unit_measure: Unit['measure'] | null;
  drained_amount: string | null;
  pictures: string[];
  picture_alt: string;
  allergens: Card['allergens'];
  may_contain: Card['mayContain'];
  options: Option[] | null;
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
  collection_handle: string;
  collection_name: string;
}

function optionsOf(language: string): RawBuilder<unknown> {
  return sql`(
    SELECT jsonb_agg(jsonb_build_object(
      'id', o.id::text, 'name', coalesce(o.name ->> ${language}, o.name ->> 'en'),
      'type', o.type, 'required', o.required, 'values', coalesce(v.list, '[]')
    ) ORDER BY o.position)
    FROM product_option o
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object(
        'id', v.id::text, 'name', coalesce(v.name ->> ${language}, v.name ->> 'en'),
        'priceMinor', v.price_minor, 'isDefault', v.is_default, 'picture', v.picture
      ) ORDER BY v.position) AS list
      FROM product_option_value v WHERE v.option_id = o.id
    ) v ON true
    WHERE o.product_id = p.id
  )`;
}

function textOf(language: string): RawBuilder<unknown> {
  return sql`(
    SELECT * FROM product_text
    WHERE product_id = p.id AND language IN (${language}, 'en')
    ORDER BY language = ${language} DESC LIMIT 1
  )`;
}

function cardOf(row: CardRow): Card {
  return {
    id: row.id,
    handle: row.handle,
    name: row.name,
    priceMinor: row.price_minor,
    specialMinor: row.special_minor,
    minimum: row.minimum,
    rating: Number(row.rating),
    reviewCount: row.review_count,
    stock: row.stock,
    collectionId: row.collection_id,
    unit:
      row.unit_amount === null || row.unit_measure === null
        ? undefined
        : {
            amount: Number(row.unit_amount),
            measure: row.unit_measure,
            drained: row.drained_amount === null ? undefined : Number(row.drained_amount),
          },
    pictures: row.pictures,
    pictureAlt: row.picture_alt,
    allergens: row.allergens,
    mayContain: row.may_contain,
    options: row.options ?? [],
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
    SELECT p.id, p.handle, t.name, p.price_minor, ${specialNow} AS special_minor, p.minimum, p.rating, p.review_count, ${stockForSale('p')} AS stock,
      p.collection_id, p.unit_amount, p.unit_measure, p.drained_amount, p.pictures, t.picture_alt, p.allergens, p.may_contain, ${optionsOf(language)} AS options
    FROM product p
    JOIN LATERAL ${textOf(language)} t ON true
    WHERE p.id = ANY (${ids}::bigint[]) AND ${condition}`.execute(db);
  const cards = new Map(rows.map((row) => [row.id, cardOf(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Returns cards of products for sale. */
export function findCards(db: Database, ids: readonly string[], language: string): Promise<Card[]> {
  return readCards(db, ids, language, isForSale('p'));
}

/** Returns cards also of products that are no longer for sale, as carts and wishlists contain them. */
export function findCardsOfAny(
  db: Database,
  ids: readonly string[],
  language: string,
): Promise<Card[]> {
  return readCards(db, ids, language, sql`true`);
}

/** @param isPreview true to find drafts and archived products too */
export async function findProduct(
  db: Database,
  key: { handle: string } | { id: string },
  language: string,
  isPreview = false,
): Promise<Product | undefined> {
  const { rows } = await sql<ProductRow>`
    SELECT p.id, p.handle, t.name, p.price_minor, ${specialNow} AS special_minor, ${specialEnd} AS special_end, p.minimum, p.rating, p.review_count, ${stockForSale('p')} AS stock,
      p.collection_id, p.unit_amount, p.unit_measure, p.drained_amount, p.pictures, t.picture_alt, ${optionsOf(language)} AS options,
      p.brand, t.description, t.ingredients, p.nutrition, p.allergens, p.may_contain, t.allergen_names, p.marks, t.keywords,
      c.handle AS collection_handle, ct.name AS collection_name
    FROM product p
    JOIN LATERAL ${textOf(language)} t ON true
    JOIN collection c ON c.id = p.collection_id
    JOIN LATERAL (
      SELECT name FROM collection_text
      WHERE collection_id = c.id AND language IN (${language}, 'en')
      ORDER BY language = ${language} DESC LIMIT 1
    ) ct ON true
    WHERE ${'handle' in key ? sql`p.handle = ${key.handle}` : sql`p.id = ${key.id}`}
      AND ${isPreview ? sql`true` : isForSale('p')}`.execute(db);
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
