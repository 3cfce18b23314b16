/**
 * Second theme: blue and coral on cool white. Overrides parts of theme.ts. `THEME=coast npm run build` builds the
 * shop with it.
 */
import { fonts, ridge, type ShopTheme } from './theme.ts';

const { tokens, palettes } = ridge;

export const coast: ShopTheme = {
  palettes: {
    light: {
      ...palettes.light,
      primary: { main: '#0f4c75', light: '#3b78a0', dark: '#08314d', contrastText: '#ffffff' },
      secondary: { main: '#b02a4c', light: '#cf5c78', dark: '#7d1a34', contrastText: '#ffffff' },
      text: { primary: '#17232d', secondary: '#4b5a66', disabled: '#7d8a94' },
      background: { default: '#f3f7fa', paper: '#ffffff' },
      divider: '#d7e1e8',
      action: { active: '#33424e' },
    },
    dark: {
      ...palettes.dark,
      primary: { main: '#8fc7ee', light: '#b9defa', dark: '#5a9ccb', contrastText: '#06202f' },
      secondary: { main: '#f59bb0', light: '#fbc3d0', dark: '#d0607b', contrastText: '#3a0a18' },
      text: { primary: '#eaf1f6', secondary: '#adbcc8', disabled: '#7a8a96' },
      background: { default: '#0e161d', paper: '#141e27' },
      divider: '#2a3742',
      action: { active: '#d3dfe8' },
    },
  },
  tokens: {
    shared: {
      ...tokens.shared,
      'font-display': fonts.text,
      'weight-display': '650',
      'tracking-display': '-0.025em',
      'text-h1': 'clamp(2rem, 1.4rem + 2.6vw, 3.375rem)',
      'text-h2': 'clamp(1.5rem, 1.25rem + 1.1vw, 2rem)',
      'space-5': '20px',
      'space-6': '28px',
      'space-7': '40px',
      'space-8': '56px',
      'space-section': 'clamp(32px, 5vw, 64px)',
      'radius-sm': '4px',
      'radius-md': '6px',
      'radius-lg': '10px',
      'radius-pill': '8px',
    },
    light: {
      ...tokens.light,
      'surface-sunken': '#e8eff4',
      'surface-raised': '#ffffff',
      'primary-soft': '#dfecf5',
      'accent-soft': '#fce4ea',
      saffron: '#ffc94d',
      'border-strong': '#6f7f8b',
      star: '#b06f00',
      sale: '#b02a4c',
      focus: '#0f4c75',
      'picture-ground': '#e6eef4',
      'shadow-1': '0 1px 2px rgb(15 50 75 / 0.08)',
      'shadow-2': '0 6px 18px -8px rgb(15 50 75 / 0.25)',
      'shadow-3': '0 18px 48px -16px rgb(15 50 75 / 0.4)',
    },
    dark: {
      ...tokens.dark,
      'surface-sunken': '#0a1116',
      'surface-raised': '#1c2833',
      'primary-soft': '#1b3447',
      'accent-soft': '#43202b',
      saffron: '#ffc94d',
      'border-strong': '#7b8c99',
      star: '#ffc94d',
      sale: '#f59bb0',
      focus: '#ffc94d',
      'picture-ground': '#1f2c37',
    },
  },
};
