import { CACHE_NAMES } from '../../worker/cacheNames.ts';
import { cachedPage } from '../../worker/publicPages.ts';
import type { OfflinePage } from '../ui/uiSlice.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Returns the og:title, which lacks the shop's name, or else the title. */
function titleOf(html: string): string {
  const own = /<meta property="og:title" content="([^"]*)"/.exec(html);
  const [, title = ''] = own ?? /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Cached pages of a language, most recent first; undefined if the browser has no Cache API. */
export async function cachedPages(
  language: string,
  atMost: number,
): Promise<OfflinePage[] | undefined> {
  if (!('caches' in window)) return undefined;
  const cache = await caches.open(CACHE_NAMES.pages);
  const pages = new Map<string, OfflinePage>();
  for (const request of (await cache.keys()).toReversed()) {
    if (pages.size === atMost) break;
    const { path, language: kept } = cachedPage(request.url);
    if (kept !== language || pages.has(path)) continue;
    const document = await cache.match(request, { ignoreVary: true });
    const title = document ? titleOf(await document.text()) : '';
    if (title !== '') pages.set(path, { path, title });
  }
  return [...pages.values()];
}
