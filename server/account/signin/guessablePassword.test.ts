import { guessableReason } from './guessablePassword.ts';

it.each([
  'qwertyuiop',
  'QWERTYuiop',
  'Password123',
  '  1234567890 ',
  '１２３４５６７８９０',
  'password12345',
  'welcome12345',
  'letmein12345',
  'sunshine123',
  'Sunshine 2026!',
  '2026sunshine',
  'P@ssw0rd12345',
  'trustno1-2026',
  '1234567777',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'abcabcabcab',
  'sunshinesunshine',
  '0987654321',
  'qwertyasdfgh',
  'abcdefghij',
  'abc123abc123',
  'azertyuiop',
  '1qaz2wsx3edc',
])('%j is common', (password) => expect(guessableReason(password)).toBe('common'));

const CONTEXT = ['Ridge & Root', 'meera.sen@example.com', 'Meera', 'Dasgupta'];

it.each([
  'ridgeandroot',
  'Ridge & Root',
  'ridge-and-root',
  'RidgeRoot2026',
  'meera.sen@example.com',
  'Meera.Sen123',
  'meera19880412',
  'Dasgupta1!',
  'MeeraDasgupta',
  'dasgupta.meera',
  'DasguptaDasgupta',
  '1988dasgupta',
])('%j is made of the context', (password) => {
  expect(guessableReason(password, CONTEXT)).toBe('context');
  expect(guessableReason('quiet river stones', CONTEXT)).toBeUndefined();
});

it.each([
  'correct horse battery',
  'staple battery horse',
  'tea for 2 at 5 pm',
  'मेरा पासवर्ड है',
  'sunshine over the hill',
  'meera likes her tea',
  'x7Kq-92mB-tt41',
  '🍞🧀🥕🍋🍚🍯🍵🥭🍅🧅',
  '5839201746',
])('%j is not guessable', (password) => expect(guessableReason(password, CONTEXT)).toBeUndefined());
