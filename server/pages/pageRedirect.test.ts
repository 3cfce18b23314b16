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
  ])('redirects %s%s to %s [E-08]', (pathname, search, location) => {
    expect(withoutExtraSlashes(pathname, search)).toBe(location);
  });

  it.each(['/', '/blog', '/shop/rice'])('leaves %s alone [E-08]', (pathname) => {
    expect(withoutExtraSlashes(pathname, '?lang=fr')).toBeUndefined();
  });
});

describe('pageUrlOf', () => {
  it.each(['//', '//[', '//a:99999/', '//user@evil.example', '/:80', '/@evil.example'])(
    'does not read part of %s as a host',
    (url) => {
      expect(pageUrlOf(url)).toMatchObject({ pathname: url, search: '' });
    },
  );

  it('reads the path of an absolute URL, as proxies send it', () => {
    expect(pageUrlOf('http://shop.example/blog?page=2')).toMatchObject({
      pathname: '/blog',
      search: '?page=2',
    });
  });

  it.each(['http://[', '*', ''])('returns null for %j', (url) => {
    expect(pageUrlOf(url)).toBeNull();
  });
});
