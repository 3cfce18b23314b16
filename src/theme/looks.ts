import { coast } from './coast.ts';
import { ridge, type Look } from './theme.ts';

/** Every look by the name that the build's `THEME` and Storybook's toolbar know it by. */
export const looks: Readonly<Record<string, Look>> = { ridge, coast };

/**
 * @param name the shop's own look without one
 * @throws an error that names the looks there are
 */
export function lookNamed(name = 'ridge'): Look {
  const look = looks[name];
  if (!look) throw new Error(`There is no look '${name}', only: ${Object.keys(looks).join(', ')}.`);
  return look;
}
