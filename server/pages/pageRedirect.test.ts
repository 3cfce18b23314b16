import { withoutLastSlash } from './pageRedirect.ts';

describe('withoutLastSlash', () => {
  it.each([
    ['/blog/', '', '/blog'],
    ['/shop/rice//', '?page=2', '/shop/rice?page=2'],
    ['//evil.example/', '', '/evil.example'],
    ['///', '', '/'],
  ])('E-08 leads from %s%s to %s', (pathname, search, location) => {
    expect(withoutLastSlash(pathname, search)).toBe(location);
  });

  it.each(['/', '/blog', '/shop/rice'])('E-08 leaves %s alone', (pathname) => {
    expect(withoutLastSlash(pathname, '?lang=fr')).toBeUndefined();
  });
});
