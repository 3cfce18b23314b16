/** Path and query that a request names, which are never taken for a host; null where the request names no URL. */
export function pageUrlOf(url: string): Pick<URL, 'pathname' | 'search' | 'searchParams'> | null {
  return URL.parse(url.startsWith('/') ? `http://page${url}` : url);
}

/**
 * The one location of a page whose path was asked for with slashes at its end, or more than one at its beginning; undefined
 * where it has none. Exactly one slash begins it, so that it never leads to another site.
 */
export function withoutExtraSlashes(pathname: string, search: string): string | undefined {
  if (pathname === '/' || !/^\/\/|\/$/.test(pathname)) return undefined;
  return `/${pathname.replaceAll(/^\/+|\/+$/g, '')}${search}`;
}
