import { createTheme, type PaletteOptions, type Shadows, type Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { breakpoints } from './breakpoints.ts';
import { components } from './components.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypographyVariants extends OwnVariants<CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<OwnVariants<CSSProperties>> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends OwnVariants<true> {}
}

/** Kinds of text that Material UI has no name for. */
interface OwnVariants<T> {
  /** The first heading of a page, in the size of a second one */
  pageTitle: T;
  /** The first paragraph of a page */
  lead: T;
  /** The name of a product in a list, of a row, of a field's group */
  label: T;
  price: T;
}

/** Material UI knows 25 elevations; the shop knows three. */
const shadows = Array.from({ length: 25 }, (_, elevation) =>
  elevation === 0 ? 'none' : `var(--rr-shadow-${elevation < 4 ? 1 : elevation < 12 ? 2 : 3})`,
) as Shadows;

const display = {
  fontFamily: 'var(--rr-font-display)',
  fontWeight: 'var(--rr-weight-display)',
  letterSpacing: 'var(--rr-tracking-display)',
};
const text = { fontFamily: 'var(--rr-font-text)', letterSpacing: 0 };
const small = { fontWeight: 'var(--rr-weight-bold)', letterSpacing: 0 };

/** Material UI's own placeholders are fainter than WCAG 2.2 allows for text. */
const READABLE = { inputPlaceholder: 0.7 };

/**
 * The palettes of a theme as a theme of Material UI; everything else it takes from the variables of the page. Both
 * schemes follow the system's setting; themeStyles.ts lets the shopper's choice go before it.
 */
export function makeTheme({ light, dark }: Record<'light' | 'dark', PaletteOptions>): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: {
      light: { palette: light, opacity: READABLE },
      dark: { palette: dark, opacity: READABLE },
    },
    spacing: 'var(--rr-space-2)',
    shape: { borderRadius: 'var(--rr-radius-md)' },
    breakpoints: { values: breakpoints },
    shadows,
    focusVisible: { outlineWidth: 3, outlineOffset: 2, outlineColor: 'var(--rr-focus)' },
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: 'var(--rr-font-text)',
      fontWeightMedium: 'var(--rr-weight-medium)',
      fontWeightBold: 'var(--rr-weight-bold)',
      h1: { ...display, fontSize: 'var(--rr-text-h1)', lineHeight: 1.06 },
      h2: { ...display, fontSize: 'var(--rr-text-h2)', lineHeight: 1.15 },
      h3: { ...display, fontSize: 'var(--rr-text-h3)', lineHeight: 1.25 },
      h4: { ...display, fontSize: 'var(--rr-text-h4)', lineHeight: 1.3, letterSpacing: '-0.01em' },
      h5: { ...small, fontSize: 'var(--rr-text-lg)', lineHeight: 1.4 },
      h6: { ...small, fontSize: 'var(--rr-text-md)', lineHeight: 1.4 },
      pageTitle: { ...display, fontSize: 'var(--rr-text-h2)', lineHeight: 1.15 },
      lead: {
        maxWidth: 'var(--rr-reading-width)',
        fontSize: 'var(--rr-text-lead)',
        lineHeight: 1.5,
      },
      label: {
        ...text,
        fontSize: 'var(--rr-text-md)',
        fontWeight: 'var(--rr-weight-strong)',
        lineHeight: 1.35,
      },
      price: {
        ...text,
        fontSize: 'var(--rr-text-lg)',
        fontWeight: 'var(--rr-weight-bold)',
        lineHeight: 1.3,
        fontVariantNumeric: 'tabular-nums',
      },
      subtitle1: { fontSize: 'var(--rr-text-lg)', lineHeight: 1.5, letterSpacing: 0 },
      subtitle2: { fontSize: 'var(--rr-text-md)', lineHeight: 1.45, letterSpacing: 0 },
      body1: { fontSize: 'var(--rr-text-base)', lineHeight: 1.6, letterSpacing: 0 },
      body2: { fontSize: 'var(--rr-text-md)', lineHeight: 1.55, letterSpacing: 0 },
      caption: { fontSize: 'var(--rr-text-sm)', lineHeight: 1.45, letterSpacing: 0 },
      overline: {
        fontSize: 'var(--rr-text-xs)',
        lineHeight: 1.4,
        fontWeight: 'var(--rr-weight-bold)',
        letterSpacing: 'var(--rr-tracking-capitals)',
        textTransform: 'uppercase',
      },
      button: {
        fontSize: 'var(--rr-text-md)',
        lineHeight: 1.3,
        fontWeight: 'var(--rr-weight-strong)',
        letterSpacing: 0,
        textTransform: 'none',
      },
    },
    components,
  });
}
