import type { Components, Theme } from '@mui/material/styles';
import { ring } from './effects.ts';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    raised: true;
    soft: true;
    panel: true;
    tile: true;
    danger: true;
    sunken: true;
    plain: true;
    absent: true;
    choice: true;
  }
}

/** Draws the focus ring around the element, because an inner link may cover it. */
const covered = {
  position: 'relative',
  '&:has(a:focus-visible)': ring,
  '& a:focus-visible': { outline: 'none' },
} as const;

export const surfaces: Components<Theme> = {
  MuiPaper: {
    styleOverrides: { root: { backgroundImage: 'none' } },
    variants: [
      {
        props: { variant: 'raised' },
        style: {
          border: '1px solid var(--mui-palette-divider)',
          background: 'var(--rr-surface-raised)',
          boxShadow: 'var(--rr-shadow-3)',
        },
      },
      {
        props: { variant: 'soft' },
        style: { borderRadius: 'var(--rr-radius-lg)', background: 'var(--rr-primary-soft)' },
      },
      {
        props: { variant: 'tile' },
        style: {
          ...covered,
          border: '1px solid var(--mui-palette-divider)',
          '&:hover': { borderColor: 'var(--rr-border-strong)', boxShadow: 'var(--rr-shadow-2)' },
        },
      },
      {
        props: { variant: 'danger' },
        style: { border: '1px solid var(--mui-palette-error-main)' },
      },
      { props: { variant: 'panel' }, style: { background: 'var(--rr-surface-sunken)' } },
      {
        props: { variant: 'sunken' },
        style: { ...covered, background: 'var(--rr-surface-sunken)' },
      },
      { props: { variant: 'plain' }, style: { ...covered, background: 'none' } },
      {
        props: { variant: 'absent' },
        style: {
          border: '1px dashed var(--mui-palette-divider)',
          borderRadius: 'var(--rr-radius-lg)',
          background: 'none',
        },
      },
      {
        props: { variant: 'choice' },
        style: {
          border: '1px solid var(--rr-border-strong)',
          borderRadius: 'var(--rr-radius-md)',
          cursor: 'pointer',
          '&:has(:checked)': {
            borderColor: 'var(--mui-palette-primary-main)',
            background: 'var(--rr-primary-soft)',
            boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
          },
          '&:has(:focus-visible)': ring,
          '& :focus-visible': { outline: 'none' },
          '[aria-invalid=true] &': { borderColor: 'var(--mui-palette-error-main)' },
          '&:has(:disabled)': {
            borderStyle: 'dashed',
            background: 'transparent',
            color: 'var(--mui-palette-text-secondary)',
            cursor: 'not-allowed',
          },
        },
      },
    ],
  },
  MuiAppBar: {
    styleOverrides: {
      root: {
        border: 0,
        borderBottom: '1px solid var(--mui-palette-divider)',
        borderRadius: 0,
        background: 'var(--mui-palette-background-default)',
        color: 'var(--mui-palette-text-primary)',
      },
    },
  },
  MuiCard: {
    styleOverrides: {
      root: { overflow: 'visible', borderRadius: 'var(--rr-radius-lg)' },
    },
  },
  MuiCardActions: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 'var(--rr-space-3)',
        padding: 0,
        '& > :not(style) ~ :not(style)': { margin: 0 },
      },
    },
  },
  MuiTable: {
    styleOverrides: {
      root: { '& caption': { captionSide: 'top', padding: '0 0 var(--rr-space-3)' } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '9px 0',
        borderColor: 'var(--mui-palette-divider)',
        fontSize: 'var(--rr-text-md)',
        fontVariantNumeric: 'tabular-nums',
        'th&': { fontWeight: 'var(--rr-weight-medium)' },
      },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'var(--rr-overlay)' } } },
};
