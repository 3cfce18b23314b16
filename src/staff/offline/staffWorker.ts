/**
 * The worker that opens the staff side without a network: its page and the code that a packer needs. Answers of the backend pass by;
 * those that are kept are kept by the page (`keptAnswers.ts`).
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** Written by webpack. */
declare const SHELL: { readonly files: readonly string[]; readonly version: string };

const PAGE = '/staff';
/** Pages that the server makes each time anew. */
const MADE_BY_SERVER = /^\/staff\/(?:preview|replay\/counter)(?:\/|$)/;

const network = new NetworkOnly({ networkTimeoutSeconds: 4 });

// The storefront's worker, whose reach is the whole shop, removes the precaches of others below it by their usual name.
setCacheNameDetails({ precache: 'staff' });
void (self as unknown as { skipWaiting(): Promise<void> }).skipWaiting();
clientsClaim();
precacheAndRoute([
  { url: PAGE, revision: SHELL.version },
  // Their names tell the content, but for the texts.
  ...SHELL.files.map((url) => ({ url, revision: url.endsWith('.json') ? SHELL.version : null })),
]);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !MADE_BY_SERVER.test(url.pathname),
  async ({ request, event }) => {
    try {
      return await network.handle({ request, event });
    } catch {
      return (await matchPrecache(PAGE)) ?? Response.error();
    }
  },
);
