/**
 * Service worker: caches visited public pages for offline use and never caches personal data. A new version takes
 * over when the next page opens.
 */
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { CACHE_NAMES } from './worker/cacheNames.ts';
import { cachePreferences, readChoices } from './worker/cachedPreferences.ts';
import { assets, calls, pages, pictures, texts } from './worker/cacheStrategies.ts';
import { isPublicCall } from './worker/publicCalls.ts';
import { isPublicPage, languageAt, OFFLINE_PATH, pageKey } from './worker/publicPages.ts';
import type { OfflineMessage, WorkerMessage } from './worker/workerMessage.ts';

declare const SHELL: { readonly files: readonly string[]; readonly version: string };

/** The part of ServiceWorkerGlobalScope in use. The project's DOM types cover only pages. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', act: (event: ExtendableEvent) => void): void;
  addEventListener(
    type: 'message',
    act: (event: ExtendableEvent & { readonly data: WorkerMessage }) => void,
  ): void;
}

const worker = self as unknown as WorkerScope;
const LANGUAGES = ['en', 'fr'];
/** Cache names of all versions. Excludes precached files and the staff worker's caches. */
const OWN_CACHE = /^(?:assets|calls|choices|pages|pictures|texts)-\d+$/;
const network = new NetworkOnly();

function offlinePage(language: string): string {
  return `${OFFLINE_PATH}?lang=${LANGUAGES.includes(language) ? language : 'en'}`;
}

function strategyOf({ pathname, origin }: URL) {
  if (origin !== worker.location.origin) return undefined;
  if (pathname.startsWith('/assets/i18n/')) return texts;
  if (pathname.startsWith('/assets/')) return assets;
  return /^\/(?:pictures|icons)\//.test(pathname) ? pictures : undefined;
}

async function cacheFiles(files: readonly string[], event: ExtendableEvent): Promise<void> {
  const kept = files.map(async (file) => {
    const url = new URL(file, worker.location.href);
    const [, done] = strategyOf(url)?.handleAll({ event, request: url.href }) ?? [];
    await done;
  });
  await Promise.allSettled(kept);
}

async function cachePage(address: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(address, worker.location.href);
  if (url.origin !== worker.location.origin || !isPublicPage(url)) return;
  const key = pageKey(url.href, await readChoices());
  if (await caches.match(key, { cacheName: CACHE_NAMES.pages })) return;
  const [, done] = pages.handleAll({ event, request: url.href });
  await done;
}

async function cacheOfflinePage(message: OfflineMessage, event: ExtendableEvent): Promise<void> {
  await cachePreferences(message);
  if (message.page !== undefined) await cachePage(message.page, event).catch(() => undefined);
  await cacheFiles(message.files, event);
}

interface Opening {
  readonly request: Request;
  readonly url: URL;
  readonly event: ExtendableEvent;
}

async function openPage({ request, url, event }: Opening): Promise<Response> {
  const next: WorkerMessage = { kind: 'takeOver' };
  worker.registration.waiting?.postMessage(next);
  try {
    return await (isPublicPage(url) ? pages : network).handle({ request, event });
  } catch {
    const instead = offlinePage(languageAt(url, await readChoices()));
    const kept = url.pathname === OFFLINE_PATH ? await matchPrecache(instead) : undefined;
    const from = encodeURIComponent(url.pathname + url.search);
    return kept ?? Response.redirect(`${instead}&from=${from}`, 302);
  }
}

async function removeOldCaches(): Promise<void> {
  const names: string[] = Object.values(CACHE_NAMES);
  for (const name of await caches.keys()) {
    const isOld = OWN_CACHE.test(name) && !names.includes(name);
    if (isOld) await caches.delete(name);
  }
}

precache(LANGUAGES.map((language) => ({ url: offlinePage(language), revision: SHELL.version })));
cleanupOutdatedCaches();

worker.addEventListener('install', (event) => {
  event.waitUntil(cacheFiles(SHELL.files, event));
});
worker.addEventListener('activate', (event) => {
  // Navigation preload avoids waiting for the worker to start.
  const begun = [removeOldCaches(), worker.registration.navigationPreload.enable()];
  event.waitUntil(Promise.all(begun).then(() => worker.clients.claim()));
});
worker.addEventListener('message', (event) => {
  const { data } = event;
  // `skipWaiting` waits for pending events, so don't call it inside `waitUntil`.
  if (data.kind === 'takeOver') void worker.skipWaiting();
  else event.waitUntil(cacheOfflinePage(data, event));
});

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/api(?:\/|$)|\.\w+$/.test(url.pathname),
  openPage,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPublicCall(url), calls);
for (const kind of [assets, pictures, texts]) {
  registerRoute(({ url }) => strategyOf(url) === kind, kind);
}
