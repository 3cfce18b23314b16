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
    .where(hasCode(text))
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
