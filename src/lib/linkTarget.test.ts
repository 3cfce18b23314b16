import { pictureAddress, externalUrl, pathInShop } from './linkTarget.ts';

describe('externalUrl', () => {
  it.each([
    'https://farm.example/diary?a=1#b',
    'http://farm.example',
    'mailto:a@farm.example',
    'tel:+91',
  ])('accepts %s [MENU-06, MENU-07]', (address) => {
    expect(externalUrl(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'http://[',
    '//farm.example',
    'farm.example',
    '',
    undefined,
  ])('rejects %j [MENU-06]', (address) => {
    expect(externalUrl(address)).toBeUndefined();
  });
});

describe('pathInShop', () => {
  it.each([
    ['shop', '/shop'],
    ['/shop/x?a=1', '/shop/x?a=1'],
    ['', '/'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
  ])('resolves %j from the root: %s [MENU-03, CONFLICT-10]', (path, address) => {
    expect(pathInShop(path)).toBe(address);
    expect(new URL(pathInShop(path), 'https://shop.example').origin).toBe('https://shop.example');
  });
});

describe('pictureAddress', () => {
  it.each([
    '/pictures/rice.webp',
    'pictures/rice.webp',
    'https://cdn.example/rice.avif',
    'data:image/png;base64,AA==',
  ])('accepts the picture URL %s', (url) => {
    expect(pictureAddress(url)).toBe(url);
  });

  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'ftp://a/b.png',
    'http://[',
  ])('rejects the picture URL %j', (url) => {
    expect(pictureAddress(url)).toBe('');
  });
});
