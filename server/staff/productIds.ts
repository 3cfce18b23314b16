import type { Database } from '../db/schema.ts';
import { NO_FILTERS } from '../search/filters.ts';
import { searchCatalog } from '../search/searchService.ts';

/** Which part of what is found. */
interface Page {
  /** From 1. */
  page: number;
  limit: number;
}

/** Products with a text as their barcode; where there is none, those that the shop's own search finds, best first. */
export async function findProductIds(
  db: Database,
  text: string,
  { page, limit }: Page,
  language: string,
): Promise<{ ids: string[]; total: number }> {
  if (text === '') return { ids: [], total: 0 };
  const scanned = await db
    .selectFrom('product')
    .select('id')
    .where('barcode', '=', text)
    .where('barcode', '<>', '')
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
