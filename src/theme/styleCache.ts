import createCache, { type EmotionCache } from '@emotion/cache';

const KEY = 'm';

/**
 * The cache of Material UI's rules: one for each page in the browser, one for the process on the server, where the
 * rules are text. They stand in front of the style sheets of components, whose layout therefore goes before them.
 */
function makeStyleCache(): EmotionCache {
  // The browsers that the shop supports need no prefixes. Rules go in through the sheet's own interface, as the policy demands.
  const cache = createCache({ key: KEY, prepend: true, speedy: true, stylisPlugins: [] });
  // Keeps the rules in the cache in place of a style element beside every component.
  if (typeof document === 'undefined') cache.compat = true;
  return cache;
}

export const styleCache: EmotionCache = makeStyleCache();

const CLASS = new RegExp(`\\b${KEY}-([a-z0-9]+)`, 'g');

/**
 * The style element with the rules of every class that the HTML names, as emotion takes it over in the browser; the
 * empty text where it names none.
 */
export function stylesOf(html: string): string {
  const { inserted, registered } = styleCache;
  const names = new Set([...html.matchAll(CLASS)].map(([, name = '']) => name));
  // No class names what is for the whole page, such as keyframes.
  for (const name of Object.keys(inserted)) if (!(`${KEY}-${name}` in registered)) names.add(name);
  const known = [...names].filter((name) => typeof inserted[name] === 'string').toSorted();
  if (known.length === 0) return '';
  const rules = known.map((name) => inserted[name]).join('');
  return `<style data-emotion="${KEY} ${known.join(' ')}">${rules}</style>`;
}
