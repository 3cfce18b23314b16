/// <reference types="@mui/x-data-grid/themeAugmentation" />
import { frFR } from '@mui/material/locale';
import { createTheme, type Components, type Theme } from '@mui/material/styles';
import { defaultProps } from '../../theme/defaultProps.tsx';
import { makeTheme } from '../../theme/makeTheme.ts';
import { ridge } from '../../theme/theme.ts';
import type { Language } from '../../features/ui/languages.ts';

const withDefaultProps = Object.fromEntries(
  Object.entries(defaultProps).map(([name, props]) => [name, { defaultProps: props }]),
) as Components<Theme>;

const counterParts = {
  components: {
    ...withDefaultProps,
    MuiOutlinedInput: {
      ...withDefaultProps.MuiOutlinedInput,
      styleOverrides: {
        // The notch must fit the label, which is larger and bolder than the input's text.
        notchedOutline: {
          '& legend': { fontSize: '0.75rem', fontWeight: 'var(--rr-weight-strong)' },
        },
      },
    },
    MuiDataGrid: {
      styleOverrides: {
        root: {
          border: 0,
          background: 'var(--mui-palette-background-paper)',
          '--DataGrid-overlayHeight': '240px',
        },
        columnHeaderTitle: { fontWeight: 'var(--rr-weight-strong)' },
        row: { cursor: 'pointer' },
        cell: { '&:focus-within, &:focus': { outlineOffset: -3 } },
      },
    },
  },
} satisfies { readonly components: Components<Theme> };

const base = makeTheme(ridge.palettes);

/** Storefront theme with Material UI's own texts per language. Colours are CSS variables for both schemes. */
export const staffThemes: Readonly<Record<Language, Theme>> = {
  en: createTheme(base, counterParts),
  fr: createTheme(base, counterParts, frFR),
};
