import type { Components, Theme } from '@mui/material/styles';
import { ring } from './effects.ts';

/** Shows the native checkbox or radio button, so it works before the code loads. */
const nativeMark = {
  padding: 0,
  '& > input': {
    position: 'static',
    width: 22,
    height: 22,
    opacity: 1,
    accentColor: 'var(--mui-palette-primary-main)',
  },
} as const;

const smallMark = { '& > input': { width: 20, height: 20 } };

export const fields: Components<Theme> = {
  MuiFormControl: {
    styleOverrides: { root: { minWidth: 0, gap: 'var(--rr-space-1)' } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        padding: 0,
        color: 'var(--mui-palette-text-primary)',
        fontWeight: 'var(--rr-weight-strong)',
        lineHeight: 1.6,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'var(--mui-palette-text-primary)' },
        // The gap of a fieldset does not apply below its legend.
        '&:is(legend)': { marginBottom: 'var(--rr-space-2)' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: 0, fontSize: 'var(--rr-text-sm)', lineHeight: 1.6 } },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        fontSize: 'var(--rr-text-base)',
        lineHeight: 1.6,
        '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' },
        '&:has(> .MuiInputBase-input:focus-visible)': ring,
      },
      input: {
        height: 'auto',
        '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentcolor' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 48,
        borderRadius: 'var(--rr-radius-md)',
        background: 'var(--mui-palette-background-paper)',
        '&:hover, &.Mui-focused': {
          '& .MuiOutlinedInput-notchedOutline': {
            borderWidth: 1,
            borderColor: 'var(--rr-border-strong)',
          },
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: 'var(--mui-palette-error-main)',
        },
        '&.Mui-disabled': { background: 'var(--rr-surface-sunken)' },
        '&.MuiInputBase-multiline': { padding: 0 },
      },
      input: { padding: '10px 14px', 'textarea&': { resize: 'vertical' } },
      notchedOutline: { borderColor: 'var(--rr-border-strong)' },
    },
    variants: [
      {
        props: { size: 'small' },
        style: {
          minHeight: 'var(--rr-target)',
          borderRadius: 'var(--rr-radius-pill)',
          fontSize: 'var(--rr-text-md)',
          '&.MuiInputBase-multiline': { borderRadius: 'var(--rr-radius-md)' },
        },
      },
      {
        props: { type: 'search' },
        style: {
          minHeight: 'var(--rr-target)',
          paddingInlineEnd: 0,
          borderRadius: 'var(--rr-radius-pill)',
          '& .MuiInputBase-input': { appearance: 'none' },
          '& ::-webkit-search-cancel-button': { appearance: 'none' },
        },
      },
    ],
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: {
        borderRadius: 'inherit',
        textOverflow: 'ellipsis',
        '&:focus': { borderRadius: 'inherit' },
        '&&&': { paddingRight: 40 },
      },
      icon: { top: 'calc(50% - 9px)', right: 14, color: 'inherit' },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { gap: 'var(--rr-space-3)', minHeight: 'var(--rr-target)', margin: 0 },
      label: { flex: 1, minWidth: 0 },
    },
  },
  MuiCheckbox: { styleOverrides: { root: nativeMark, sizeSmall: smallMark } },
  MuiRadio: { styleOverrides: { root: nativeMark, sizeSmall: smallMark } },
};
