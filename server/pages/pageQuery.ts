/** Query parameters that change a page's HTML for every visitor. */
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
 * Returns true if pages read every parameter. Other URLs, such as those of campaigns, are rarely requested twice,
 * so they are not cached.
 */
export function isPageQuery(query: URLSearchParams): boolean {
  return [...query.keys()].every((name) => NAMES.has(name));
}
