/** Calls whose answers are the same for everybody, and so may be cached in a browser that several people use. */
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

/** Path of the call that a URL makes, e.g. `product/search`; undefined where it makes none. */
function callAt(url: URL): string | undefined {
  if (url.pathname === '/api') return url.searchParams.get('route')?.replace(/^\//, '');
  return url.pathname.startsWith('/api/') ? url.pathname.slice('/api/'.length) : undefined;
}

/** Whether this is a call that reads what is the same for everybody; all others pass by unseen. */
export function isPublicCall(url: URL): boolean {
  const call = callAt(url);
  return call !== undefined && PUBLIC_CALLS.has(call);
}

/** What an answer is cached under: the URL without the token, and the language it was asked in. */
export function callKey(address: string, language: string | null): string {
  const url = new URL(address);
  url.searchParams.delete('api_token');
  url.searchParams.set('kept_language', language ?? '');
  url.searchParams.sort();
  return url.href;
}
