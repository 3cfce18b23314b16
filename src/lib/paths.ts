/** Paths inside the shop. Handles and terms are encoded here and nowhere else. */

/** The product page, '/shop/{handle}'. */
export function productPath(handle: string): string {
  return `/shop/${encodeURIComponent(handle)}`;
}

/** The other form of a product's path, '/p{handle}', which the header's cart uses. */
export function shortProductPath(handle: string): string {
  return `/p${encodeURIComponent(handle)}`;
}

/** All reviews of a product, '/shop/{handle}/reviews'. */
export function reviewsPath(handle: string): string {
  return `${productPath(handle)}/reviews`;
}

/** A collection, '/shop/collection/{handle}'. */
export function collectionPath(handle: string): string {
  return `/shop/collection/${encodeURIComponent(handle)}`;
}

/** Where a location that the shop does not have leads. */
export const NOT_FOUND_PATH = '/info/not-found';

/** All posts of the blog. */
export const BLOG_PATH = '/blog';

/** A post of the blog, '/blog/{handle}'. */
export function blogPostPath(handle: string): string {
  return `${BLOG_PATH}/${encodeURIComponent(handle)}`;
}

/** The posts that have a tag, '/blog?tag={handle}'. */
export function blogTagPath(tag: string): string {
  return `${BLOG_PATH}?${new URLSearchParams({ tag }).toString()}`;
}

/** The latest posts for feed readers; written by the backend. */
export function blogFeedPath(language: string): string {
  const path = `${BLOG_PATH}/feed.xml`;
  return language === 'en' ? path : `${path}?${new URLSearchParams({ lang: language }).toString()}`;
}

/** The products that a shopper compares. */
export const COMPARE_PATH = '/compare';

/** The search page; without the parameter when the term is empty. */
export function searchPath(term: string): string {
  return term === '' ? '/search' : `/search?${new URLSearchParams({ search: term }).toString()}`;
}

/** A path with these parameters; without any it is the bare path. */
export function withQuery(path: string, parameters: URLSearchParams): string {
  const query = parameters.toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Where in its list a page is: what it begins behind and ends before are ids. */
export interface PagePlace {
  page?: string | undefined;
  after?: string | undefined;
  before?: string | undefined;
}

/** The query at another place of its list, by default its beginning. */
export function withPlace(search: string, place: PagePlace = {}): URLSearchParams {
  const parameters = new URLSearchParams(search);
  for (const name of ['page', 'after', 'before'] as const) {
    const value = place[name];
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  }
  return parameters;
}

/** The same path on another page of its list; page 1 has no parameter. */
export function pagePath(path: string, search: string, page: number): string {
  return withQuery(path, withPlace(search, page > 1 ? { page: String(page) } : {}));
}
