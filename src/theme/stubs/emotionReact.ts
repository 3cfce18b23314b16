/**
 * What Material UI and the shop use of `@emotion/react`, which itself brings a second style cache and ways to write
 * styles that the shop has no use for.
 */
import { serializeStyles } from '@emotion/serialize';
import type { EmotionCache } from '@emotion/utils';
import { createContext, useContext } from 'react';

type Parts = Parameters<typeof serializeStyles>[0];

const CacheContext = createContext<EmotionCache | null>(null);

/** The cache of the rules inside it. */
export const CacheProvider = CacheContext.Provider;

/** The theme, which rules are functions of. */
export const ThemeContext = createContext<object>({});

/** The cache that `CacheProvider` gives. */
export function __unsafe_useEmotionCache(): EmotionCache | null {
  return useContext(CacheContext);
}

/** Rules as a value. */
export function css(...parts: Parts) {
  return serializeStyles(parts);
}

/** An animation; where rules name it, its text comes with them. */
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
