import type { SearchAnswer, SearchForm, SearchProductsApiArg } from '../../api/endpoints.gen.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import { withQuery } from '../../lib/paths.ts';
import type { ScreenProps } from '../ui/screenProps.ts';
import { filterForm } from './filters.ts';

export type Sort = NonNullable<SearchForm['sort']>;

/** Orders in the order offered; the first holds where the location names none. */
export const SORTS: readonly Sort[] = [
  'relevance',
  'newest',
  'price_asc',
  'price_desc',
  'rating',
  'name',
];

/** Products on a page. */
const PAGE_SIZE = 24;

/** Products are counted up to here. */
const MOST_COUNTED = 10_000;

/** How many pages a list has; behind those that are counted, one more than the page shown, while it is full. */
export function pageCountOf(answer: SearchAnswer, asked: number): number {
  const { total, products, page = asked, limit = PAGE_SIZE } = answer;
  const counted = Math.ceil(total / limit);
  if (total <= MOST_COUNTED) return counted;
  return Math.max(counted, products.length === limit ? page + 1 : page);
}

/** The order that a location names; an unknown one counts as not named. */
export function sortOf(search: string): Sort {
  const named = new URLSearchParams(search).get('sort');
  return SORTS.find((known) => known === named) ?? 'relevance';
}

/** The parts of a list's query that every list has. */
export function pageForm(search: string): SearchForm {
  return {
    page: pageNumber(search),
    sort: sortOf(search),
    limit: PAGE_SIZE,
    ...filterForm(search),
  };
}

/** Arguments of the query of /shop, and with a handle of that collection. */
export function listArguments(
  { handle }: ScreenProps['params'],
  search: string,
): SearchProductsApiArg {
  return { searchForm: { ...pageForm(search), ...(handle ? { category: handle } : {}) } };
}

/** The same list in another order, from its first page on. */
export function sortedPath(path: string, search: string, sort: Sort): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  if (sort === SORTS[0]) parameters.delete('sort');
  else parameters.set('sort', sort);
  return withQuery(path, parameters);
}
