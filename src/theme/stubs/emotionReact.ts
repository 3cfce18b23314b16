/**
 * Replaces `@emotion/react` with the exports in use. The package itself adds a second style cache and unused
 * styling APIs.
 */
import { serializeStyles } from '@emotion/serialize';
import type { EmotionCache } from '@emotion/utils';
import { createContext, useContext } from 'react';

type Parts = Parameters<typeof serializeStyles>[0];

const CacheContext = createContext<EmotionCache | null>(null);

export const CacheProvider = CacheContext.Provider;

export const ThemeContext = createContext<object>({});

export function __unsafe_useEmotionCache(): EmotionCache | null {
  return useContext(CacheContext);
}

export function css(...parts: Parts) {
  return serializeStyles(parts);
}

export function keyframes(...parts: Parts) {
  const serialized = serializeStyles(parts);
  const name = `animation-${serialized.name}`;
  return {
    name,
    styles: `@keyframes ${name}{${serialized.styles}}`,
    anim: 1,
    toString() {
      return `_EMO_${this.name}_${this.styles}_EMO_`;
    },
  };
}
