import createCache, { type EmotionCache } from '@emotion/cache';

const KEY = 'm';

/**
 * Creates the style cache: one per page in the browser, one per process on the server. Component style sheets come
 * after these rules and override them.
 */
function makeStyleCache(): EmotionCache {
  // The supported browsers need no prefixes. `speedy` inserts rules through the CSSOM, as the security policy
  // requires.
  const cache = createCache({ key: KEY, prepend: true, speedy: true, stylisPlugins: [] });
  // On the server, keep rules in the cache instead of rendering a style element beside every component.
  if (typeof document === 'undefined') cache.compat = true;
  return cache;
}

export const styleCache: EmotionCache = makeStyleCache();

const CLASS = new RegExp(`\\b${KEY}-([a-z0-9]+)`, 'g');

/**
 * Returns a style element with the rules of every class in the HTML; '' if there are none. In the browser, emotion
 * reuses the element.
 */
export function stylesOf(html: string): string {
  const { inserted, registered } = styleCache;
  const names = new Set([...html.matchAll(CLASS)].map(([, name = '']) => name));
  // Global rules such as keyframes have no class, so include all of them.
  for (const name of Object.keys(inserted)) if (!(`${KEY}-${name}` in registered)) names.add(name);
  const known = [...names].filter((name) => typeof inserted[name] === 'string').toSorted();
  if (known.length === 0) return '';
  const rules = known.map((name) => inserted[name]).join('');
  return `<style data-emotion="${KEY} ${known.join(' ')}">${rules}</style>`;
}
