import { mayBePlain, readSmtpUrl } from './smtpPlace.ts';

it.each([
  ['smtp://u:p@mail.example:587', { host: 'mail.example', port: 587, isSecure: false }, false],
  ['smtp://127.0.0.1:25', { host: '127.0.0.1', port: 25 }, true],
  ['smtp://u:p@[::1]:25', { host: '::1', port: 25 }, true],
  ['smtps://u:p@mail.example', { port: 465, isSecure: true }, false],
  [
    'smtp://user%40host:p%2Fw%23@mail.example',
    { port: 587, login: { user: 'user@host', pass: 'p/w#' } },
    false,
  ],
])('parses %s', (url, place, isPlain) => {
  const read = readSmtpUrl(url);
  expect(read).toMatchObject(place);
  expect(read && mayBePlain(read)).toBe(isPlain);
});

it.each([
  'smtp://u:p@mail.example:465',
  'smtp://u:p%w@mail.example',
  'smtp://mail.example?pool=true',
  'smtp://mail.example/path',
  'https://mail.example',
  'mail.example',
])('rejects %s', (url) => {
  expect(readSmtpUrl(url)).toBeUndefined();
});
