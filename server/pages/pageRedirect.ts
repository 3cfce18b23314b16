/**
 * The one location of a page whose path was asked for with slashes at its end; undefined where it has none. Exactly one
 * slash begins it, so that it never leads to another site.
 */
export function withoutLastSlash(pathname: string, search: string): string | undefined {
  if (pathname === '/' || !pathname.endsWith('/')) return undefined;
  return `/${pathname.replaceAll(/^\/+|\/+$/g, '')}${search}`;
}
