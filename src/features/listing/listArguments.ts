import type { SearchAnswer, SearchForm, SearchProductsApiArg } from '../../api/endpoints.gen.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import { pagePath, withPlace, withQuery } from '../../lib/paths.ts';
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

/**
 * The list on another page. Behind those that are counted it goes on from the products shown, since the products before a
 * number are passed over one by one.
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

/** What the page that a location names is behind or before; absent where it names none. */
function cursorOf(search: string): Pick<SearchForm, 'after' | 'before'> {
  const parameters = new URLSearchParams(search);
  const after = parameters.get('after') ?? '';
  const before = parameters.get('before') ?? '';
  const isId = (text: string) => /^[0-9]{1,18}$/.test(text);
  return { ...(isId(after) && { after }), ...(isId(before) && { before }) };
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
    ...cursorOf(search),
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
  const parameters = withPlace(search);
  if (sort === SORTS[0]) parameters.delete('sort');
  else parameters.set('sort', sort);
  return withQuery(path, parameters);
}
