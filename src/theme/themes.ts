import { coast } from './coast.ts';
import { ridge, type ShopTheme } from './theme.ts';

export const themes: Readonly<Record<string, ShopTheme>> = { ridge, coast };

/**
 * Returns a theme by name.
 * @param name by default the shop's own theme
 * @throws Error with the known names if the theme is unknown
 */
export function themeNamed(name = 'ridge'): ShopTheme {
  const theme = themes[name];
  if (!theme)
    throw new Error(`There is no theme '${name}', only: ${Object.keys(themes).join(', ')}.`);
  return theme;
}
