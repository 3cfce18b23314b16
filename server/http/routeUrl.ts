const PATH = /^\w+(?:\/\w+)*$/;

/**
 * Converts `/api?route=common/menu&x=y` to `/api/common/menu?x=y`. Returns other URLs and invalid routes unchanged.
 */
export function plainUrl(url: string): string {
  if (!/^\/api\/?\?/.test(url)) return url;
  const values = url.slice(url.indexOf('?') + 1).split('&');
  const at = values.findIndex((value) => value.startsWith('route='));
  // The shop's paths need no percent-encoding except for slashes.
  const route = values[at]?.slice('route='.length).replaceAll(/%2f/gi, '/');
  if (route === undefined || !PATH.test(route)) return url;
  const rest = values.toSpliced(at, 1).join('&');
  return `/api/${route}${rest === '' ? '' : `?${rest}`}`;
}
