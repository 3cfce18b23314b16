import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHE_NAMES } from './cacheNames.ts';
import { readChoices } from './cachedPreferences.ts';
import { callKey } from './publicCalls.ts';
import { languageAt, pageKey } from './publicPages.ts';

const DAY = 24 * 60 * 60;
/** Seconds to wait for the network before using a cached response. */
const PATIENCE_SECONDS = 4;

function bounds(maxEntries: number, days: number): WorkboxPlugin[] {
  return [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true }),
    // Workbox's own types do not support `exactOptionalPropertyTypes`.
  ] as WorkboxPlugin[];
}

export const assets = new CacheFirst({
  cacheName: CACHE_NAMES.assets,
  plugins: bounds(160, 60),
});

export const pictures = new CacheFirst({
  cacheName: CACHE_NAMES.pictures,
  plugins: bounds(200, 30),
});

export const texts = new NetworkFirst({
  cacheName: CACHE_NAMES.texts,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: bounds(4, 60),
});

/** API responses, cached without the token. */
export const calls = new NetworkFirst({
  cacheName: CACHE_NAMES.calls,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) =>
        callKey(request.url, request.headers.get('Accept-Language')),
    },
    ...bounds(120, 7),
  ],
});

/** Documents, the same for all visitors with the same language and currency. */
export const pages = new NetworkFirst({
  cacheName: CACHE_NAMES.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url, await readChoices()),
      // Don't cache a document in another language than expected: the cookie's language may differ from the last
      // page's. Don't cache a redirected response, which browsers reject for another URL.
      cacheWillUpdate: async ({ request, response }) =>
        !response.redirected &&
        response.headers.get('Content-Language') ===
          languageAt(new URL(request.url), await readChoices())
          ? response
          : null,
    },
    ...bounds(60, 14),
  ],
});
