import { CacheProvider, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { defaultProps } from './defaultProps.tsx';
import { theme } from './shopTheme.ts';
import { styleCache } from './styleCache.ts';

/**
 * Provides the Material UI theme. The theme object never changes: colour schemes and shop themes differ only in CSS
 * variables.
 */
export function MaterialTheme({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={defaultProps}>{children}</DefaultPropsProvider>
      </ThemeContext>
    </CacheProvider>
  );
}
