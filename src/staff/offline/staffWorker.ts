/**
 * Service worker of the staff side: precaches the staff page and the code for orders and packing. It does not cache
 * API responses; the page does (`answerCache.ts`).
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const SHELL: { readonly files: readonly string[]; readonly version: string };

const PAGE = '/staff';
const SERVER_PAGES = /^\/staff\/preview(?:\/|$)/;

const network = new NetworkOnly({ networkTimeoutSeconds: 4 });

// The storefront's worker deletes precaches with the default name, even of nested scopes.
setCacheNameDetails({ precache: 'staff' });
void (self as unknown as { skipWaiting(): Promise<void> }).skipWaiting();
clientsClaim();
precacheAndRoute([
  { url: PAGE, revision: SHELL.version },
  // File names contain a content hash, except for texts.
  ...SHELL.files.map((url) => ({ url, revision: url.endsWith('.json') ? SHELL.version : null })),
]);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !SERVER_PAGES.test(url.pathname),
  async ({ request, event }) => {
    try {
      return await network.handle({ request, event });
    } catch {
      return (await matchPrecache(PAGE)) ?? Response.error();
    }
  },
);
