/** Names of a page's query that its HTML depends on and that lead to the same page for everybody. */
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
 * Whether pages read every value of a query. One with any other, such as of a campaign, is another location without being another
 * page; nobody has to ask for it twice.
 */
export function isPageQuery(query: URLSearchParams): boolean {
  return [...query.keys()].every((name) => NAMES.has(name));
}
