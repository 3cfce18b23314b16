import { createTheme, type PaletteOptions, type Shadows, type Theme } from '@mui/material/styles';
import { breakpoints } from './breakpoints.ts';
import { components } from './components.ts';
import { shadows, shape } from './shopTheme.ts';
import { typography } from './typography.ts';

/** Placeholder opacity. Material UI's default has less contrast than WCAG 2.2 requires. */
const READABLE = { inputPlaceholder: 0.7 };

/**
 * Creates a Material UI theme, from which the page's styles are generated. Both schemes follow the system's
 * setting; in themeStyles.ts the customer's choice takes precedence. The storefront uses
 * shopTheme.ts instead, so browsers do not load this code.
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
