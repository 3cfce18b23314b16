import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

let cache: EmotionCache | undefined;

/** One style cache for each page. Rules go in through the style sheet's own interface, as the policy demands. */
function styleCache(): EmotionCache {
  cache ??= createCache({ key: 'css', speedy: true });
  return cache;
}

/**
 * The theme around Material UI's controls. Dialogs and the mini cart, which are loaded on demand, wrap themselves in it, so
 * that a page's first code holds neither the theme's object nor the styling engine.
 */
export function MaterialTheme({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={styleCache()}>
      <ThemeContext value={theme}>{children}</ThemeContext>
    </CacheProvider>
  );
}
