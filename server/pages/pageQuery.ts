const NAMES: ReadonlySet<string> = new Set([
  'after',
  'before',
  'category',
  'in_stock',
  'lang',
  'mark',
  'page',
  'price_max',
  'price_min',
  'rating',
  'search',
  'sort',
  'step',
  'tag',
  'without',
]);

/**
 * Returns true if the query has only parameters that pages use. Other URLs, such as those of campaigns, are rarely
 * requested twice and not cached.
 */
export function isPageQuery(query: URLSearchParams): boolean {
  return [...query.keys()].every((name) => NAMES.has(name));
}
