import { createTheme, type PaletteOptions, type Shadows, type Theme } from '@mui/material/styles';
import { breakpoints } from './breakpoints.ts';
import { components } from './components.ts';
import { shadows, shape } from './shopTheme.ts';
import { typography } from './typography.ts';

/** Material UI's own placeholders are fainter than WCAG 2.2 allows for text. */
const READABLE = { inputPlaceholder: 0.7 };

/**
 * The palettes of a theme as a theme of Material UI, which the page's style sheet is written from; everything else it
 * takes from the variables of the page. Both schemes follow the system's setting; themeStyles.ts lets the shopper's
 * choice go before it. The shop itself runs on shopTheme.ts, so that no browser has to load what this takes.
 */
export function makeTheme({ light, dark }: Record<'light' | 'dark', PaletteOptions>): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: {
      light: { palette: light, opacity: READABLE },
      dark: { palette: dark, opacity: READABLE },
    },
    spacing: 'var(--rr-space-2)',
    shape,
    breakpoints: { values: breakpoints },
    shadows: [...shadows] as Shadows,
    focusVisible: { outlineWidth: 3, outlineOffset: 2, outlineColor: 'var(--rr-focus)' },
    motion: { reducedMotion: 'system' },
    typography,
    components,
  });
}
