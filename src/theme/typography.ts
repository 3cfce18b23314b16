import type { CSSProperties } from 'react';
import { breakpoints } from './breakpoints.ts';

declare module '@mui/material/styles' {
  interface TypographyVariants extends OwnVariants<CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<OwnVariants<CSSProperties>> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends OwnVariants<true> {}
}

interface OwnVariants<T> {
  pageTitle: T;
  lead: T;
  label: T;
  price: T;
  highlight: T;
}

const fontFamily = 'var(--rr-font-text)';
const medium = 'var(--rr-weight-medium)';
const bold = 'var(--rr-weight-bold)';
const strong = 'var(--rr-weight-strong)';

function display(fontSize: string, lineHeight: number, tracking = 'var(--rr-tracking-display)') {
  return {
    fontFamily: 'var(--rr-font-display)',
    fontWeight: 'var(--rr-weight-display)',
    fontSize,
    lineHeight,
    letterSpacing: tracking,
  };
}

function text(fontWeight: string | number, fontSize: string, lineHeight: number) {
  return { fontFamily, fontWeight, fontSize, lineHeight, letterSpacing: 0 };
}

export const typography = {
  fontFamily,
  fontWeightMedium: medium,
  fontWeightBold: bold,
  h1: display('var(--rr-text-h1)', 1.06),
  h2: display('var(--rr-text-h2)', 1.15),
  h3: display('var(--rr-text-h3)', 1.25),
  h4: display('var(--rr-text-h4)', 1.3, '-0.01em'),
  h5: text(bold, 'var(--rr-text-lg)', 1.4),
  h6: text(bold, 'var(--rr-text-md)', 1.4),
  pageTitle: display('var(--rr-text-h2)', 1.15),
  lead: {
    maxWidth: 'var(--rr-reading-width)',
    fontSize: 'var(--rr-text-lead)',
    lineHeight: 1.5,
    [`@media (max-width: ${breakpoints.sm - 1}px)`]: { fontSize: 'var(--rr-text-md)' },
  },
  label: text(strong, 'var(--rr-text-md)', 1.35),
  price: { ...text(bold, 'var(--rr-text-lg)', 1.3), fontVariantNumeric: 'tabular-nums' },
  highlight: {
    ...text(bold, '0.6875rem', 1.6),
    paddingInline: 8,
    borderRadius: 'var(--rr-radius-pill)',
    background: 'var(--rr-saffron)',
    color: 'var(--rr-on-saffron)',
  },
  subtitle1: text(400, 'var(--rr-text-lg)', 1.5),
  subtitle2: text(medium, 'var(--rr-text-md)', 1.45),
  body1: text(400, 'var(--rr-text-base)', 1.6),
  body2: text(400, 'var(--rr-text-md)', 1.55),
  caption: text(400, 'var(--rr-text-sm)', 1.45),
  overline: {
    ...text(bold, 'var(--rr-text-xs)', 1.4),
    letterSpacing: 'var(--rr-tracking-capitals)',
    textTransform: 'uppercase',
  },
  button: { ...text(strong, 'var(--rr-text-md)', 1.3), textTransform: 'none' },
} as const;
