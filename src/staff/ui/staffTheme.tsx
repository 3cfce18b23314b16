/// <reference types="@mui/x-data-grid/themeAugmentation" />
import { createTheme, type Components, type Theme } from '@mui/material/styles';
import { defaultProps } from '../../theme/defaultProps.tsx';
import { makeTheme } from '../../theme/makeTheme.ts';
import { ridge } from '../../theme/theme.ts';

const withDefaultProps = Object.fromEntries(
  Object.entries(defaultProps).map(([name, props]) => [name, { defaultProps: props }]),
) as Components<Theme>;

/** The storefront's theme for Material UI as it is; colours are the variables of the page, for both schemes. */
export const staffTheme = createTheme(makeTheme(ridge.palettes), {
  components: {
    ...withDefaultProps,
    MuiOutlinedInput: {
      ...withDefaultProps.MuiOutlinedInput,
      styleOverrides: {
        // As wide as the label that stands in it, which is larger and bolder than the input's text.
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
});
