import { pageUrlOf, withoutExtraSlashes } from './pageRedirect.ts';

describe('withoutExtraSlashes', () => {
  it.each([
    ['/blog/', '', '/blog'],
    ['/shop/rice//', '?page=2', '/shop/rice?page=2'],
    ['//evil.example/', '', '/evil.example'],
    ['///', '', '/'],
    ['//', '', '/'],
    ['//[', '?page=2', '/[?page=2'],
    ['//a:99999/', '', '/a:99999'],
  ])('E-08 leads from %s%s to %s', (pathname, search, location) => {
    expect(withoutExtraSlashes(pathname, search)).toBe(location);
  });

  it.each(['/', '/blog', '/shop/rice'])('E-08 leaves %s alone', (pathname) => {
    expect(withoutExtraSlashes(pathname, '?lang=fr')).toBeUndefined();
  });
});

describe('pageUrlOf', () => {
  it.each(['//', '//[', '//a:99999/', '//user@evil.example', '/:80', '/@evil.example'])(
    'takes no part of %s for a host',
    (url) => {
      expect(pageUrlOf(url)).toMatchObject({ pathname: url, search: '' });
    },
  );

  it('reads the path of a whole URL, as proxies send it', () => {
    expect(pageUrlOf('http://shop.example/blog?page=2')).toMatchObject({
      pathname: '/blog',
      search: '?page=2',
    });
  });

  it.each(['http://[', '*', ''])('finds none in %j', (url) => {
    expect(pageUrlOf(url)).toBeNull();
  });
});
