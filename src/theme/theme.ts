/**
 * Theme: fonts, palette of both schemes, type scale, spacing, radius, elevation and motion. Plain CSS reads the
 * palette as `var(--mui-palette-…)` and `tokens` as `var(--rr-…)`; themeStyles.ts writes both.
 */
/**
 * Font families. The names with "Fallback" are metric-adjusted system faces of fonts.css, so nothing shifts when
 * the font loads.
 */
export const fonts = {
  text: "'Inter Variable', 'Inter Fallback', system-ui, 'Segoe UI', Roboto, sans-serif",
  display:
    "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Times', Georgia, 'Times New Roman', serif",
} as const;

const lightPalette = {
  primary: { main: '#1f4d36', light: '#3c6e53', dark: '#143625', contrastText: '#fffdf8' },
  secondary: { main: '#a8441c', light: '#c9683c', dark: '#7f3112', contrastText: '#fffdf8' },
  error: { main: '#a3261f', light: '#c4534b', dark: '#7a1813', contrastText: '#fffdf8' },
  warning: { main: '#835300', light: '#a9731a', dark: '#613d00', contrastText: '#fffdf8' },
  info: { main: '#2a5a70', light: '#4c7c92', dark: '#1a4152', contrastText: '#fffdf8' },
  success: { main: '#2a6a3f', light: '#4c8a60', dark: '#1a4a2a', contrastText: '#fffdf8' },
  text: { primary: '#232a21', secondary: '#575e50', disabled: '#84897b' },
  background: { default: '#faf6ee', paper: '#fffdf8' },
  divider: '#e5ddcc',
  action: { active: '#3c4438' },
} as const;

const darkPalette = {
  primary: { main: '#9ccfab', light: '#bfe3c9', dark: '#74ab86', contrastText: '#11231a' },
  secondary: { main: '#f2a766', light: '#f8c595', dark: '#d0823d', contrastText: '#2b1606' },
  error: { main: '#f2a097', light: '#f8c2bc', dark: '#a8443a', contrastText: '#310a07' },
  warning: { main: '#e9be6d', light: '#f2d59d', dark: '#8f6618', contrastText: '#2a1c02' },
  info: { main: '#9cc8dc', light: '#c2dfec', dark: '#39708a', contrastText: '#0a222d' },
  success: { main: '#93cfa4', light: '#bbe3c6', dark: '#37754b', contrastText: '#0d2415' },
  text: { primary: '#f2ede1', secondary: '#bbbaa8', disabled: '#85877a' },
  background: { default: '#161c17', paper: '#1e251f' },
  divider: '#343c34',
  action: { active: '#dcd9cb' },
} as const;

/** CSS variables `--rr-{key}`: `shared` applies to both schemes, `light` and `dark` to one. */
const tokens = {
  shared: {
    'font-text': fonts.text,
    'font-display': fonts.display,

    'text-xs': '0.75rem',
    'text-sm': '0.8125rem',
    'text-md': '0.9375rem',
    'text-lg': '1.0625rem',
    'text-base': '1rem',
    'text-lead': 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',
    'text-h4': '1.25rem',
    'text-h3': 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
    'text-h2': 'clamp(1.625rem, 1.3rem + 1.5vw, 2.375rem)',
    'text-h1': 'clamp(2.25rem, 1.45rem + 3.4vw, 4rem)',

    'weight-medium': '550',
    'weight-display': '560',
    'weight-strong': '600',
    'weight-bold': '650',
    'tracking-display': '-0.015em',
    'tracking-capitals': '0.09em',

    'space-1': '4px',
    'space-2': '8px',
    'space-3': '12px',
    'space-4': '16px',
    'space-5': '24px',
    'space-6': '32px',
    'space-7': '48px',
    'space-8': '64px',
    'space-section': 'clamp(40px, 6vw, 88px)',
    gutter: 'clamp(16px, 4vw, 40px)',
    'page-width': '1280px',
    'reading-width': '68ch',

    'radius-sm': '8px',
    'radius-md': '14px',
    'radius-lg': '22px',
    'radius-pill': '999px',

    target: '44px',
    'bar-height': 'calc(24px + 2rem)',

    'motion-quick': '120ms',
    'motion-gentle': '240ms',
    'ease-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  light: {
    'surface-sunken': '#f2ecdf',
    'surface-raised': '#fffdf8',
    'primary-soft': '#e4ede2',
    'accent-soft': '#fbe9d7',
    saffron: '#e9a63a',
    'on-saffron': '#2b1a02',
    'border-strong': '#857f6e',
    star: '#bd7608',
    sale: '#a8441c',
    focus: '#1f4d36',
    overlay: 'rgb(24 30 24 / 0.55)',
    'picture-ground': '#f3ecdd',
    'mark-vegetarian': '#2a7a3b',
    'logo-root': '#e9a63a',
    'drawing-filter': 'none',
    'shadow-1': '0 1px 2px rgb(60 48 20 / 0.06)',
    'shadow-2': '0 8px 24px -10px rgb(60 48 20 / 0.2)',
    'shadow-3': '0 24px 60px -20px rgb(40 32 14 / 0.35)',
  },
  dark: {
    'surface-sunken': '#111612',
    'surface-raised': '#262e27',
    'primary-soft': '#26382c',
    'accent-soft': '#3d2b1b',
    saffron: '#f0b14a',
    'on-saffron': '#2b1a02',
    'border-strong': '#7d8577',
    star: '#f0b14a',
    sale: '#f2a766',
    focus: '#f0b14a',
    overlay: 'rgb(0 0 0 / 0.62)',
    'picture-ground': '#2a312a',
    'mark-vegetarian': '#7fce92',
    'logo-root': '#11231a',
    'drawing-filter': 'brightness(0.86)',
    'shadow-1': '0 1px 2px rgb(0 0 0 / 0.3)',
    'shadow-2': '0 8px 24px -10px rgb(0 0 0 / 0.6)',
    'shadow-3': '0 24px 60px -20px rgb(0 0 0 / 0.8)',
  },
} as const;

export const ridge = { tokens, palettes: { light: lightPalette, dark: darkPalette } };

type Valued<T> = T extends string ? string : { readonly [Name in keyof T]: Valued<T[Name]> };

export type ShopTheme = Valued<typeof ridge>;
