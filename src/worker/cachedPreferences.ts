import { CACHE_NAMES } from './cacheNames.ts';
import type { PageChoices } from './publicPages.ts';

const ADDRESS = '/choices';
const DEFAULT: PageChoices = { language: 'en', currency: '' };

let known: PageChoices | undefined;

/** Returns the customer's last choices. The choices are persisted, because browsers restart workers at any time. */
export async function readChoices(): Promise<PageChoices> {
  if (known) return known;
  const cached = await caches.match(ADDRESS, { cacheName: CACHE_NAMES.choices });
  known ??= cached ? ((await cached.json()) as PageChoices) : DEFAULT;
  return known;
}

export async function cachePreferences({ language, currency }: PageChoices): Promise<void> {
  known = { language, currency };
  const cache = await caches.open(CACHE_NAMES.choices);
  await cache.put(ADDRESS, Response.json(known));
}
