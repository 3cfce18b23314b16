/** Calls with the same response for all visitors, safe to cache on a shared device. */
const PUBLIC_CALLS = new Set([
  'blog/post',
  'blog/posts',
  'catalog/collection/all',
  'common/config',
  'common/country',
  'common/country/all',
  'common/menu',
  'content/home',
  'content/page',
  'product/product',
  'product/product/allreviews',
  'product/product/popular',
  'product/product/related',
  'product/product/review',
  'product/search',
  'search/suggest',
]);

/** Returns the path of an API call, e.g. `product/search`; undefined for other URLs. */
function callAt(url: URL): string | undefined {
  if (url.pathname === '/api') return url.searchParams.get('route')?.replace(/^\//, '');
  return url.pathname.startsWith('/api/') ? url.pathname.slice('/api/'.length) : undefined;
}

export function isPublicCall(url: URL): boolean {
  const call = callAt(url);
  return call !== undefined && PUBLIC_CALLS.has(call);
}

/** Returns the cache key: the URL without the token, plus the language. */
export function callKey(address: string, language: string | null): string {
  const url = new URL(address);
  url.searchParams.delete('api_token');
  url.searchParams.set('kept_language', language ?? '');
  url.searchParams.sort();
  return url.href;
}
