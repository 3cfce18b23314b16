import { duration, easing, type Theme } from '@mui/material/styles';
import { breakpoints } from './breakpoints.ts';
import { components } from './components.ts';
import { vars } from './themeVariables.ts';
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Material UI has 25 elevations; the shop uses three. */
export const shadows: readonly string[] = Array.from({ length: 25 }, (_, elevation) =>
  elevation === 0 ? 'none' : `var(--rr-shadow-${elevation < 4 ? 1 : elevation < 12 ? 2 : 3})`,
);

export const shape = { borderRadius: 'var(--rr-radius-md)' };

const up = (width: keyof typeof breakpoints | number) =>
  `@media (min-width:${typeof width === 'number' ? width : breakpoints[width]}px)`;

const down = (width: keyof typeof breakpoints | number) =>
  `@media (max-width:${(typeof width === 'number' ? width : breakpoints[width]) - 0.05}px)`;

function spacing(...factors: readonly (number | string)[]): string {
  return (factors.length > 0 ? factors : [1])
    .map((factor) => {
      if (typeof factor === 'string') return factor;
      if (factor === 0) return '0px';
      return factor === 1 ? vars.spacing : `calc(${factor} * ${vars.spacing})`;
    })
    .join(' ');
}

interface TransitionOptions {
  readonly duration?: number | string;
  readonly easing?: string;
  readonly delay?: number | string;
}

const time = (value: number | string) =>
  typeof value === 'string' ? value : `${Math.round(value)}ms`;

function transition(props: string | readonly string[] = ['all'], options: TransitionOptions = {}) {
  const how = `${time(options.duration ?? duration.standard)} ${options.easing ?? easing.easeInOut} ${time(options.delay ?? 0)}`;
  return [props]
    .flat()
    .map((property) => `${property} ${how}`)
    .join(',');
}

function alpha(color: string, opacity: number | string): string {
  const channels = color.replace(/var\(--([^)]+)\)/g, 'var(--$1Channel)');
  return `rgba(${channels} / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`;
}

/**
 * Material UI's theme as data: the result of makeTheme.ts, with CSS variables as colours. shopTheme.test.tsx
 * verifies that components look the same. Add further parts here when components need them.
 */
export const theme = {
  vars,
  // Rules read colours from `vars`. From `palette` they only need the names of the colours.
  palette: { ...vars.palette, mode: 'light' },
  breakpoints: {
    keys: Object.keys(breakpoints),
    values: breakpoints,
    unit: 'px',
    up,
    down,
    internal_mediaKeys: Object.values(breakpoints).map(up),
  },
  spacing,
  shape,
  shadows,
  focusVisible: {
    outlineStyle: 'solid',
    outlineColor: 'var(--rr-focus)',
    outlineWidth: 3,
    outlineOffset: 'calc(var(--_focusVisible-offset, 1) * 2px)',
    boxShadow: 'var(--_focusVisible-behavior, ) var(--_focusVisible-shadow, 0 0)',
  },
  motion: { reducedMotion: 'system' },
  typography: { ...typography, pxToRem: (size: number) => `${size / 16}rem` },
  transitions: { easing, duration, create: transition },
  mixins: {},
  applyStyles: (scheme: string, styles: object) => ({
    [`@media (prefers-color-scheme: ${scheme})`]: styles,
  }),
  alpha,
  components,
} as unknown as Theme;
