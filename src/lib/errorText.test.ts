import { errorText } from './errorText.ts';

it.each([
  ['a text', 'No stock', 'No stock'],
  ['a warning', { warning: 'No stock' }, 'No stock'],
  ['texts by name, also below another name', { a: 'One.', b: { c: 'Two.' } }, 'One. Two.'],
  ['a list', ['One.', 'Two.'], 'One. Two.'],
  ['nothing', null, undefined],
  ['an empty text', '', undefined],
  ['an empty list', [], undefined],
  ['what is no text', { code: 7 }, undefined],
])('finds the error text of %s [CARD-29, ERRORS-05]', (_title, error, text) => {
  expect(errorText(error)).toBe(text);
});
