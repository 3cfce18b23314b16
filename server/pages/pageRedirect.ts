/**
 * Parses the path and query of a request URL. Never treats a leading `//` as a host. Returns null if the URL is
 * invalid.
 */
export function pageUrlOf(url: string): Pick<URL, 'pathname' | 'search' | 'searchParams'> | null {
  return URL.parse(url.startsWith('/') ? `http://page${url}` : url);
}

/**
 * Returns the redirect target for a path with trailing or repeated leading slashes, or undefined for other paths.
 *
 * The target starts with exactly one slash, so it never leads to another site.
 */
export function withoutExtraSlashes(pathname: string, search: string): string | undefined {
  if (pathname === '/' || !/^\/\/|\/$/.test(pathname)) return undefined;
  return `/${pathname.replaceAll(/^\/+|\/+$/g, '')}${search}`;
}
