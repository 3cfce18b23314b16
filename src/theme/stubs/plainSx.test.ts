import { serializeStyles, type CSSObject } from '@emotion/serialize';
import plainSx from './plainSx.ts';

const rulesOf = (sx: unknown) =>
  serializeStyles([plainSx({ sx }) as CSSObject]).styles.replace(/;+$/, '');

it('returns the colour of a Material UI link outside the palette', () => {
  expect(rulesOf([{ color: 'inherit' }, undefined])).toBe('color:inherit');
});

it('returns nothing for an empty sx', () => {
  expect(rulesOf([undefined])).toBe('');
  expect(rulesOf(undefined)).toBe('');
});
