import createCache, { type EmotionCache } from '@emotion/cache';

/** One style cache for each page. Rules go in through the style sheet's own interface, as the policy demands. */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 'css', speedy: true });
}
