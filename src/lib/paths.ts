/** Paths inside the shop. Only the functions in this file encode handles and search terms. */

export function productPath(handle: string): string {
  return `/shop/${encodeURIComponent(handle)}`;
}

export function shortProductPath(handle: string): string {
  return `/p${encodeURIComponent(handle)}`;
}

export function reviewsPath(handle: string): string {
  return `${productPath(handle)}/reviews`;
}

export function collectionPath(handle: string): string {
  return `/shop/collection/${encodeURIComponent(handle)}`;
}

export const NOT_FOUND_PATH = '/info/not-found';

export const BLOG_PATH = '/blog';

export function blogPostPath(handle: string): string {
  return `${BLOG_PATH}/${encodeURIComponent(handle)}`;
}

export function blogTagPath(tag: string): string {
  return `${BLOG_PATH}?${new URLSearchParams({ tag }).toString()}`;
}

export function blogFeedPath(language: string): string {
  const path = `${BLOG_PATH}/feed.xml`;
  return language === 'en' ? path : `${path}?${new URLSearchParams({ lang: language }).toString()}`;
}

export const COMPARE_PATH = '/compare';

export function searchPath(term: string): string {
  return term === '' ? '/search' : `/search?${new URLSearchParams({ search: term }).toString()}`;
}

export function withQuery(path: string, parameters: URLSearchParams): string {
  const query = parameters.toString();
  return query === '' ? path : `${path}?${query}`;
}

/**
 * Position in a list: a page number and, for deep pages, a cursor. The cursor is a product id in `after` or
 * `before`.
 */
export interface PagePlace {
  page?: string | undefined;
  after?: string | undefined;
  before?: string | undefined;
}

export function withPlace(search: string, place: PagePlace = {}): URLSearchParams {
  const parameters = new URLSearchParams(search);
  for (const name of ['page', 'after', 'before'] as const) {
    const value = place[name];
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  }
  return parameters;
}

export function pagePath(path: string, search: string, page: number): string {
  return withQuery(path, withPlace(search, page > 1 ? { page: String(page) } : {}));
}
