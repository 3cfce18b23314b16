import { isCommonPassword } from './commonPassword.ts';

it.each([
  'qwertyuiop',
  'QWERTYuiop',
  'Password123',
  '  1234567890 ',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '１２３４５６７８９０',
])('%j is common', (password) => expect(isCommonPassword(password)).toBe(true));

it.each(['correct horse battery', 'staple battery horse', 'tea for 2 at 5 pm', 'मेरा पासवर्ड है'])(
  '%j is not',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
