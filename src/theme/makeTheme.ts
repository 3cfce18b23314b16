import { createTheme, type PaletteOptions, type Shadows, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
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
const small = { fontWeight: 'var(--rr-weight-bold)', letterSpacing: 0 };

/**
 * The palettes of a theme as a theme of Material UI; everything else it takes from the variables of the page. Only
 * `styleOverrides`, never `defaultProps`: those need a provider that the browser does not load. Both schemes follow the
 * system's setting; themeStyles.ts lets the shopper's choice go before it.
 */
export function makeTheme({ light, dark }: Record<'light' | 'dark', PaletteOptions>): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    spacing: 'var(--rr-space-2)',
    shape: { borderRadius: 'var(--rr-radius-md)' },
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
    components: {
      MuiButton: {
        styleOverrides: {
          root: {
            minHeight: 'var(--rr-target)',
            padding: '9px 22px',
            borderRadius: 'var(--rr-radius-pill)',
            boxShadow: 'none',
            '&:hover, &:active': { boxShadow: 'none' },
          },
        },
      },
      MuiIconButton: {
        styleOverrides: { root: { minWidth: 'var(--rr-target)', minHeight: 'var(--rr-target)' } },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiOutlinedInput: {
        styleOverrides: { notchedOutline: { borderColor: 'var(--rr-border-strong)' } },
      },
    },
  });
}
