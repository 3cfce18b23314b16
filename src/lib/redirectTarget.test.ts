import { redirectTarget } from './redirectTarget.ts';

const read = (redirect: unknown) => redirectTarget(redirect, 'https://shop.example');

describe('redirectTarget', () => {
  it.each([
    ['/account/login', '/account/login'],
    ['account/login', '/account/login'],
    ['/account/login?back=/shop#form', '/account/login?back=/shop#form'],
    [' /account/login ', '/account/login'],
    ['https://shop.example/account/login', '/account/login'],
    ['HTTPS://SHOP.EXAMPLE', '/'],
  ])('resolves %j to %s inside the shop [OPEN-33]', (redirect, path) => {
    expect(read(redirect)).toEqual({ kind: 'inApp', path });
  });

  it.each([
    ['https://accounts.example/login', 'https://accounts.example/login'],
    ['http://shop.example/login', 'http://shop.example/login'],
    ['https://shop.example:8443/login', 'https://shop.example:8443/login'],
    ['https://shop.example@evil.example/', 'https://shop.example@evil.example/'],
    ['https://shop.example.evil.example/', 'https://shop.example.evil.example/'],
  ])('resolves %j to an external page [OPEN-33]', (redirect, url) => {
    expect(read(redirect)).toEqual({ kind: 'document', url });
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'mailto:a@shop.example',
    '//evil.example',
    ' //evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/account/..//evil.example',
    'https://shop.example//evil.example',
    'https://',
    '',
    '  ',
    undefined,
    null,
    7,
    { href: '/shop' },
  ])('rejects %j [OPEN-33]', (redirect) => {
    expect(read(redirect)).toBeUndefined();
  });
});
