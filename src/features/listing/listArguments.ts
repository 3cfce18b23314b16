import type { SearchAnswer, SearchForm, SearchProductsApiArg } from '../../api/endpoints.gen.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import { pagePath, withPlace, withQuery } from '../../lib/paths.ts';
import type { ScreenProps } from '../ui/screenProps.ts';
import { filterForm } from './filters.ts';

export type Sort = NonNullable<SearchForm['sort']>;

/** Sort orders as offered; the first is the default. */
export const SORTS: readonly Sort[] = [
  'relevance',
  'newest',
  'price_asc',
  'price_desc',
  'rating',
  'name',
];

const PAGE_SIZE = 24;

/** Highest total that the server counts; larger lists have an unknown length. */
const MOST_COUNTED = 10_000;

/** Returns the number of pages. Past the counted range, adds one page if the current page is full. */
export function pageCountOf(answer: SearchAnswer, asked: number): number {
  const { total, products, page = asked, limit = PAGE_SIZE } = answer;
  const counted = Math.ceil(total / limit);
  if (total <= MOST_COUNTED) return counted;
  return Math.max(counted, products.length === limit ? page + 1 : page);
}

/**
 * Builds the URL of another page. Past the counted range, uses a cursor for adjacent pages, since a large offset is
 * slow.
 */
export function listPagePath(
  path: string,
  search: string,
  page: number,
  { products, page: shown = pageNumber(search), limit = PAGE_SIZE, term }: SearchAnswer,
): string {
  const cursor =
    page > shown ? { after: products.at(-1)?.product_id } : { before: products.at(0)?.product_id };
  const isCounted = (page - 1) * limit < MOST_COUNTED;
  if (isCounted || term || Math.abs(page - shown) !== 1) return pagePath(path, search, page);
  return withQuery(path, withPlace(search, { page: String(page), ...cursor }));
}

function cursorOf(search: string): Pick<SearchForm, 'after' | 'before'> {
  const parameters = new URLSearchParams(search);
  const after = parameters.get('after') ?? '';
  const before = parameters.get('before') ?? '';
  const isId = (text: string) => /^[0-9]{1,18}$/.test(text);
  return { ...(isId(after) && { after }), ...(isId(before) && { before }) };
}

export function sortOf(search: string): Sort {
  const named = new URLSearchParams(search).get('sort');
  return SORTS.find((known) => known === named) ?? 'relevance';
}

export function pageForm(search: string): SearchForm {
  return {
    page: pageNumber(search),
    ...cursorOf(search),
    sort: sortOf(search),
    limit: PAGE_SIZE,
    ...filterForm(search),
  };
}

export function listArguments(
  { handle }: ScreenProps['params'],
  search: string,
): SearchProductsApiArg {
  return { searchForm: { ...pageForm(search), ...(handle ? { category: handle } : {}) } };
}

export function sortedPath(path: string, search: string, sort: Sort): string {
  const parameters = withPlace(search);
  if (sort === SORTS[0]) parameters.delete('sort');
  else parameters.set('sort', sort);
  return withQuery(path, parameters);
}
