import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import type { IndexedDocument } from './documentIndex.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** Products that are read at once: their documents are taken apart in some ten milliseconds. */
export const BATCH = 250;

/** A document as it is read. */
interface DocumentRow {
  product_id: string;
  language: string;
  other_languages: string[];
  collection_id: string;
  traits: number;
  paid_paise: string;
  popularity: number;
  rating: string;
  review_count: number;
  created_at: string;
  name: string;
  tokens: string;
}

/** For whom a document is the product's text: as `serves` says. */
function languagesOf({ language, other_languages }: DocumentRow): string[] {
  return LANGUAGES.filter(
    (served) => served === language || (language === 'en' && !other_languages.includes(served)),
  );
}

function toDocument(row: DocumentRow): IndexedDocument {
  return {
    productId: Number(row.product_id),
    collectionId: row.collection_id,
    traits: row.traits,
    paidPaise: Number(row.paid_paise),
    popularity: row.popularity,
    rating: Number(row.rating),
    reviewCount: row.review_count,
    createdAt: Number(row.created_at),
    name: row.name,
    tokens: row.tokens.split(' '),
    languages: languagesOf(row),
  };
}

/** The documents of these products. */
export async function readDocuments(
  db: Database,
  productIds: readonly number[],
): Promise<IndexedDocument[]> {
  // Tokens come as one text, which is taken apart in a tenth of the time that a list takes.
  const { rows } = await sql<DocumentRow>`
    SELECT d.product_id::text, d.language, d.other_languages, d.collection_id::text, d.traits, d.paid_paise::text, d.popularity,
      p.rating::text, p.review_count, (extract(epoch FROM p.created_at) * 1000000)::bigint::text AS created_at, d.name,
      array_to_string(tsvector_to_array(d.words), ' ') AS tokens
    FROM search_document d JOIN product p ON p.id = d.product_id
    WHERE d.product_id = ANY (${productIds.map(String)}::bigint[])`.execute(db);
  return rows.map(toDocument);
}

/** Ids of the next products behind one, ascending; none at the end. */
export async function readProductIds(db: Database, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM product WHERE id > ${after} ORDER BY product.id LIMIT ${BATCH}`.execute(
    db,
  );
  return rows.map(({ id }) => Number(id));
}
