import type { Components, Theme } from '@mui/material/styles';
import { quickly } from './effects.ts';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    menu: true;
    inline: true;
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    outlined: true;
    overlay: true;
    overlayOn: true;
    raised: true;
    removal: true;
  }
}

const overlayGround = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  inset: 4,
  borderRadius: '50%',
  background: 'var(--rr-surface-raised)',
  boxShadow: 'var(--rr-shadow-1)',
  transition: quickly('background-color'),
} as const;

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    styleOverrides: { root: { '&[aria-disabled=true]': { cursor: 'progress' } } },
  },
  MuiButton: {
    styleOverrides: {
      root: {
        minHeight: 'var(--rr-target)',
        padding: '9px 20px',
        borderRadius: 'var(--rr-radius-pill)',
        boxShadow: 'none',
        textAlign: 'center',
        transition: quickly('background-color'),
        '&:hover, &:active, &:focus-visible': { boxShadow: 'none' },
      },
      startIcon: { marginInlineStart: 0 },
      endIcon: { marginInlineEnd: 0 },
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: { '&[aria-disabled=true]': { background: 'var(--mui-palette-primary-light)' } },
      },
      {
        props: { variant: 'outlined', color: 'primary' },
        style: {
          borderColor: 'var(--rr-border-strong)',
          '&:hover': { background: 'var(--mui-palette-action-hover)' },
          '&[aria-disabled=true]': { color: 'var(--mui-palette-text-secondary)' },
        },
      },
      {
        props: { variant: 'text' },
        style: {
          padding: '9px 12px',
          '&:hover': { background: 'none', textDecoration: 'underline' },
          '&[aria-disabled=true]': { color: 'var(--mui-palette-text-secondary)' },
        },
      },
      {
        props: { variant: 'menu' },
        style: {
          gap: 6,
          minWidth: 0,
          minHeight: 42,
          padding: '0 var(--rr-space-3)',
          borderRadius: 0,
          color: 'var(--mui-palette-text-primary)',
          fontWeight: 'var(--rr-weight-medium)',
          whiteSpace: 'nowrap',
          '&::after': {
            content: '""',
            position: 'absolute',
            insetInline: 'var(--rr-space-3)',
            insetBlockEnd: 4,
            height: 2,
            borderRadius: 1,
            background: 'var(--rr-saffron)',
            scale: '0 1',
            transition: 'scale var(--rr-motion-gentle) var(--rr-ease-out)',
          },
          '&:hover::after, &[aria-expanded=true]::after, &[aria-current=page]::after': {
            scale: '1',
          },
          '&[aria-current=page]': { color: 'var(--mui-palette-primary-main)' },
        },
      },
      {
        props: { color: 'inherit' },
        style: {
          '&[aria-disabled=true]': {
            borderColor: 'var(--mui-palette-divider)',
            background: 'var(--rr-surface-sunken)',
            color: 'var(--mui-palette-text-secondary)',
            cursor: 'not-allowed',
          },
        },
      },
      { props: { size: 'small' }, style: { fontSize: 'var(--rr-text-sm)', padding: '7px 14px' } },
      { props: { size: 'large' }, style: { minHeight: 52, padding: '12px 28px' } },
      {
        props: { variant: 'inline' },
        style: {
          justifyContent: 'flex-start',
          minWidth: 0,
          padding: '4px 0',
          borderRadius: 'var(--rr-radius-sm)',
          color: 'var(--variant-textColor, inherit)',
          textAlign: 'start',
          textDecoration: 'underline',
          textUnderlineOffset: 3,
          '&:hover': { textDecoration: 'underline', textDecorationThickness: 2 },
          '&[aria-disabled=true]': {
            background: 'none',
            color: 'inherit',
            textDecoration: 'none',
          },
        },
      },
      {
        props: { variant: 'inline', color: 'primary' },
        style: { '&[aria-disabled=true]': { color: 'var(--mui-palette-text-secondary)' } },
      },
      {
        // Touch needs the full height; a fine pointer does not.
        props: { variant: 'inline', size: 'small' },
        style: { '@media (pointer: fine)': { minHeight: 32 } },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 'var(--rr-target)',
        height: 'var(--rr-target)',
        flex: 'none',
        padding: 0,
        borderRadius: 'var(--rr-radius-pill)',
        transition: quickly('background-color'),
        '&:hover, &[aria-expanded=true]': { backgroundColor: 'var(--rr-primary-soft)' },
        '&[aria-disabled=true]': {
          background: 'none',
          color: 'var(--mui-palette-text-disabled)',
          cursor: 'default',
        },
      },
    },
    variants: [
      { props: { color: 'default' }, style: { color: 'inherit' } },
      {
        props: { color: 'raised' },
        style: {
          border: '1px solid var(--rr-border-strong)',
          background: 'var(--rr-surface-raised)',
          color: 'var(--mui-palette-text-primary)',
          boxShadow: 'var(--rr-shadow-2)',
          '&[aria-disabled=true]': { background: 'var(--rr-surface-raised)' },
        },
      },
      {
        props: { color: 'outlined' },
        style: { border: '1px solid var(--rr-border-strong)', color: 'inherit' },
      },
      {
        props: { color: 'removal' },
        style: {
          color: 'var(--mui-palette-text-secondary)',
          '&:hover': {
            backgroundColor: 'var(--rr-surface-sunken)',
            color: 'var(--mui-palette-error-main)',
          },
          '&[aria-disabled=true]': {
            background: 'none',
            color: 'var(--mui-palette-text-disabled)',
            cursor: 'progress',
          },
        },
      },
      {
        props: { color: 'overlay' },
        style: {
          isolation: 'isolate',
          color: 'var(--mui-palette-text-primary)',
          '&::before': overlayGround,
          '&:hover': { background: 'none' },
          '&:hover::before': { background: 'var(--rr-primary-soft)' },
          '&[aria-pressed=true]': { color: 'var(--mui-palette-secondary-main)' },
        },
      },
      {
        props: { color: 'overlayOn' },
        style: {
          isolation: 'isolate',
          color: 'var(--mui-palette-primary-contrastText)',
          '&::before': { ...overlayGround, background: 'var(--mui-palette-primary-main)' },
          '&:hover': { background: 'none' },
        },
      },
    ],
  },
  MuiLink: {
    styleOverrides: {
      root: {
        textDecorationColor: 'currentcolor',
        textDecorationThickness: 1,
        '&:hover': { textDecorationThickness: 2 },
      },
    },
    variants: [
      {
        props: { variant: 'button' },
        style: { display: 'inline-flex', alignItems: 'center', minHeight: 'var(--rr-target)' },
      },
    ],
  },
};
