/** Parses path and query of a request URL, never as a host; null if invalid. */
export function pageUrlOf(url: string): Pick<URL, 'pathname' | 'search' | 'searchParams'> | null {
  return URL.parse(url.startsWith('/') ? `http://page${url}` : url);
}

/**
 * Returns the redirect for a path with trailing or repeated leading slashes; undefined if there is none.
 *
 * The result starts with exactly one slash, so it never leads to another site.
 */
export function withoutExtraSlashes(pathname: string, search: string): string | undefined {
  if (pathname === '/' || !/^\/\/|\/$/.test(pathname)) return undefined;
  return `/${pathname.replaceAll(/^\/+|\/+$/g, '')}${search}`;
}
