const PATH = /^\w+(?:\/\w+)*$/;

/**
 * The plain form of a URL with one entry point: `/api?route=common/menu&x=y` becomes `/api/common/menu?x=y`.
 * URLs of other forms, and values of `route` that are no path of ours, come back as they are.
 */
export function plainUrl(url: string): string {
  if (!/^\/api\/?\?/.test(url)) return url;
  const values = url.slice(url.indexOf('?') + 1).split('&');
  const at = values.findIndex((value) => value.startsWith('route='));
  // A path of ours needs no percent-encoding but that of its slashes.
  const route = values[at]?.slice('route='.length).replaceAll(/%2f/gi, '/');
  if (route === undefined || !PATH.test(route)) return url;
  const rest = values.toSpliced(at, 1).join('&');
  return `/api/${route}${rest === '' ? '' : `?${rest}`}`;
}
