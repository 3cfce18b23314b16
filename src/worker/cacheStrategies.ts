import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHE_NAMES } from './cacheNames.ts';
import { readChoices } from './cachedPreferences.ts';
import { callKey } from './publicCalls.ts';
import { languageAt, pageKey } from './publicPages.ts';

const DAY = 24 * 60 * 60;
/** A network that is silent for so long counts as none where there is a cached answer. */
const PATIENCE_SECONDS = 4;

/** Whole answers alone, so many of them for so long, and fewer where the device has no room. */
function bounds(maxEntries: number, days: number): WorkboxPlugin[] {
  return [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true }),
    // Its own types know no `exactOptionalPropertyTypes`.
  ] as WorkboxPlugin[];
}

/** Files whose name tells their content. */
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

/** Answers to calls, without the token they were asked with. */
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

/** Documents, which the server makes for nobody in particular, in the language and currency that were chosen. */
export const pages = new NetworkFirst({
  cacheName: CACHE_NAMES.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url, await readChoices()),
      // The cookie may say another language than the last page told; such a document is cached for nobody,
      // nor one that came from elsewhere, which browsers reject for a URL of its own.
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
