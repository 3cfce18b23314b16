import type { Allergen, DietMark, SearchForm } from '../../api/endpoints.gen.ts';
import { allergenIds } from '../../components/goods/allergenIds.ts';
import { withPlace, withQuery } from '../../lib/paths.ts';

export type FilterName =
  | 'category'
  | 'price_min'
  | 'price_max'
  | 'mark'
  | 'without'
  | 'in_stock'
  | 'rating';

/** One filter as it appears in the URL. Prices are in the store's currency. */
export interface Filter {
  readonly name: FilterName;
  readonly value: string;
}

const MARKS: readonly DietMark[] = ['vegetarian', 'vegan', 'organic'];

// Limits of the API, which rejects requests with larger values.
const LONGEST_HANDLE = 200;
const MOST_HANDLES = 50;
const HIGHEST_PRICE = 10_000_000;

function isPrice(value: string): boolean {
  const amount = Number(value);
  return value.trim() !== '' && amount >= 0 && amount <= HIGHEST_PRICE;
}

const isMeant: Readonly<Record<FilterName, (value: string) => boolean>> = {
  category: (value) => value !== '' && value.length <= LONGEST_HANDLE,
  price_min: isPrice,
  price_max: isPrice,
  mark: (value) => MARKS.some((mark) => mark === value),
  without: (value) => Object.hasOwn(allergenIds, value),
  in_stock: (value) => value === '1',
  rating: (value) => /^[1-5]$/.test(value),
};

const NAMES = Object.keys(isMeant) as FilterName[];
const REPEATABLE: ReadonlySet<FilterName> = new Set(['category', 'mark', 'without']);

export function filtersOf(search: string): Filter[] {
  const parameters = new URLSearchParams(search);
  return NAMES.flatMap((name) => {
    const values = [...new Set(parameters.getAll(name).filter(isMeant[name]))];
    return values
      .slice(0, REPEATABLE.has(name) ? MOST_HANDLES : 1)
      .map((value) => ({ name, value }));
  });
}

function withFilters(path: string, search: string, filters: readonly Filter[]): string {
  const parameters = withPlace(search);
  for (const name of NAMES) parameters.delete(name);
  for (const { name, value } of filters) parameters.append(name, value);
  return withQuery(path, parameters);
}

export function filteredPath(path: string, search: string, added: Filter): string {
  const kept = filtersOf(search).filter(
    ({ name, value }) => name !== added.name || (REPEATABLE.has(name) && value !== added.value),
  );
  return withFilters(path, search, [...kept, added]);
}

export function unfilteredPath(path: string, search: string, removed: Filter): string {
  const kept = filtersOf(search).filter(
    ({ name, value }) => name !== removed.name || value !== removed.value,
  );
  return withFilters(path, search, kept);
}

export function allPath(path: string, search: string): string {
  return withFilters(path, search, []);
}

/** Builds the path with a price range in the store's currency; undefined is an open end. Swaps a reversed range. */
export function pricedPath(
  path: string,
  search: string,
  from: number | undefined,
  to: number | undefined,
): string {
  const isBackwards = from !== undefined && to !== undefined && from > to;
  const [least, most] = isBackwards ? [to, from] : [from, to];
  const others = filtersOf(search).filter(
    ({ name }) => name !== 'price_min' && name !== 'price_max',
  );
  const ends = [
    { name: 'price_min' as const, value: least },
    { name: 'price_max' as const, value: most },
  ].flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value: String(value) }]));
  return withFilters(path, search, [...others, ...ends]);
}

export function filterForm(search: string): Partial<SearchForm> {
  const filters = filtersOf(search);
  const valuesOf = (wanted: FilterName) =>
    filters.filter(({ name }) => name === wanted).map(({ value }) => value);
  const [categories, marks, without] = [
    valuesOf('category'),
    valuesOf('mark'),
    valuesOf('without'),
  ];
  const [least] = valuesOf('price_min');
  const [most] = valuesOf('price_max');
  const [rating] = valuesOf('rating');
  const [category] = categories;
  return {
    ...(category === undefined
      ? {}
      : { category: categories.length === 1 ? category : categories }),
    ...(least === undefined ? {} : { price_min: Number(least) }),
    ...(most === undefined ? {} : { price_max: Number(most) }),
    ...(marks.length > 0 ? { mark: marks as DietMark[] } : {}),
    ...(without.length > 0 ? { without: without as Allergen[] } : {}),
    ...(valuesOf('in_stock').length > 0 ? { in_stock: 1 as const } : {}),
    ...(rating === undefined ? {} : { rating: Number(rating) }),
  };
}
