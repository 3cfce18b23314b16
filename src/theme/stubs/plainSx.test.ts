import { serializeStyles, type CSSObject } from '@emotion/serialize';
import plainSx from './plainSx.ts';

/** The rules that an `sx` comes to. */
const rulesOf = (sx: unknown) =>
  serializeStyles([plainSx({ sx }) as CSSObject]).styles.replace(/;+$/, '');

it('draws what a link of Material UI says of a colour outside the palette', () => {
  expect(rulesOf([{ color: 'inherit' }, undefined])).toBe('color:inherit');
});

it('draws nothing where nothing is said', () => {
  expect(rulesOf([undefined])).toBe('');
  expect(rulesOf(undefined)).toBe('');
});
