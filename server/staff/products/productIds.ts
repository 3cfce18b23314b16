import { sql } from 'kysely';
import { hasCode } from '../../catalog/barcodeKey.ts';
import type { Database } from '../../db/schema.ts';
import { NO_FILTERS } from '../../search/filters.ts';
import { searchCatalog } from '../../search/searchService.ts';

interface Page {
  page: number;
  limit: number;
}

export async function findProductIds(
  db: Database,
  text: string,
  { page, limit }: Page,
  language: string,
): Promise<{ ids: string[]; total: number }> {
  if (text === '') return { ids: [], total: 0 };
  const scanned = await db
    .selectFrom('product as p')
    .select('id')
    .where((eb) => eb.or([hasCode(text), eb('sku', '=', text)]))
    .where('has_variants', '=', false)
    .orderBy('id')
    .limit(limit)
    .execute();
  if (scanned.length > 0) return { ids: scanned.map(({ id }) => id), total: scanned.length };
  return searchCatalog(
    db,
    { term: text, page, limit, sort: 'relevance', filters: NO_FILTERS },
    language,
  );
}

/** Replaces products that have variants by their variants, and keeps the order. */
export async function withVariants(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT coalesce(v.id, asked.id)::text AS id
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, place)
    LEFT JOIN product v ON v.parent_id = asked.id
    ORDER BY asked.place, v.id`.execute(db);
  return rows.map(({ id }) => id);
}
