import type { Components, Theme } from '@mui/material/styles';

export const messages: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: {
        alignItems: 'center',
        padding: 'var(--rr-space-3) var(--rr-space-4)',
        borderInlineStart: '4px solid currentcolor',
        borderRadius: 'var(--rr-radius-sm)',
        background: 'var(--rr-surface-sunken)',
        fontSize: 'var(--rr-text-base)',
        lineHeight: 1.6,
      },
      // Let the focus ring of an inner control extend beyond the message's edge.
      message: { minWidth: 0, padding: 0, overflow: 'visible' },
    },
    variants: [
      ...(['error', 'success', 'warning', 'info'] as const).map((severity) => ({
        props: { severity },
        style: { color: `var(--mui-palette-${severity}-main)` },
      })),
      {
        props: { variant: 'outlined', severity: 'warning' },
        style: {
          border: '1px solid var(--mui-palette-warning-main)',
          borderRadius: 'var(--rr-radius-md)',
          background: 'var(--rr-accent-soft)',
          color: 'var(--mui-palette-text-primary)',
        },
      },
    ],
  },
  MuiStepIcon: {
    styleOverrides: { root: { fontSize: 26, color: 'var(--mui-palette-text-secondary)' } },
  },
  MuiStepConnector: { styleOverrides: { line: { borderColor: 'var(--rr-border-strong)' } } },
  MuiStepLabel: {
    styleOverrides: {
      labelContainer: { minWidth: 0 },
      label: {
        fontSize: 'var(--rr-text-md)',
        lineHeight: 1.25,
        hyphens: 'auto',
        overflowWrap: 'anywhere',
        '&.MuiStepLabel-alternativeLabel': { marginTop: 'var(--rr-space-1)' },
        '&.Mui-active': { fontWeight: 'var(--rr-weight-bold)' },
        'a &&': { color: 'var(--mui-palette-primary-main)', fontWeight: 400 },
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        flexWrap: 'nowrap',
        padding: 'var(--rr-space-1) var(--rr-space-4)',
        borderRadius: 'var(--rr-radius-sm)',
        background: 'var(--mui-palette-text-primary)',
        color: 'var(--mui-palette-background-default)',
        fontSize: 'var(--rr-text-md)',
        '& .Mui-focusVisible': { outlineColor: 'currentcolor', outlineOffset: 0 },
      },
      message: { minWidth: 0, padding: 0, overflowWrap: 'anywhere' },
      action: { marginRight: 0 },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { background: 'var(--rr-surface-sunken)' } } },
  MuiRating: {
    styleOverrides: {
      root: {
        color: 'var(--rr-star)',
        '& > label:last-child': { display: 'none' },
      },
      icon: { padding: 7 },
      iconEmpty: { color: 'var(--rr-border-strong)' },
    },
  },
};
