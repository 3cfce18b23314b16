import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { NO_FILTERS } from './filters.ts';
import { searchCatalog } from './searchService.ts';

type CategoryFacet = Dto['CategoryFacet'];

const PRODUCTS = 6;
const COLLECTIONS = 3;

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function isNamed({ name }: CategoryFacet, term: readonly string[]): boolean {
  const words = wordsOf(name);
  return term.every((asked) => words.some((word) => word.startsWith(asked)));
}

export async function suggest(
  db: Database,
  term: string,
  language: string,
): Promise<{ ids: string[]; term: string; collections: CategoryFacet[] }> {
  if (term.trim() === '') return { ids: [], term: '', collections: [] };
  const result = await searchCatalog(
    db,
    { term, page: 1, limit: PRODUCTS, sort: 'relevance', filters: NO_FILTERS, isRough: true },
    language,
  );
  const asked = wordsOf(result.term);
  const { categories } = result.facets;
  const collections = [
    ...categories.filter((category) => isNamed(category, asked)),
    ...categories.filter((category) => !isNamed(category, asked)),
  ].slice(0, COLLECTIONS);
  return { ids: result.ids, term: result.term, collections };
}
