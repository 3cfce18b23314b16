import { coast } from './coast.ts';
import { ridge, type ShopTheme } from './theme.ts';

/** Every theme by the name that the build's `THEME` and Storybook's toolbar know it by. */
export const themes: Readonly<Record<string, ShopTheme>> = { ridge, coast };

/**
 * @param name the shop's own theme without one
 * @throws an error that names the themes there are
 */
export function themeNamed(name = 'ridge'): ShopTheme {
  const theme = themes[name];
  if (!theme)
    throw new Error(`There is no theme '${name}', only: ${Object.keys(themes).join(', ')}.`);
  return theme;
}
