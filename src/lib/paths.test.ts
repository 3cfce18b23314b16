import { collectionPath, pagePath, productPath, searchPath, shortProductPath } from './paths.ts';

describe('paths', () => {
  it('builds a product path from its handle [CARD-01, ROUTES-26]', () => {
    expect(productPath('red-rice')).toBe('/shop/red-rice');
    expect(productPath('50% off/rice?')).toBe('/shop/50%25%20off%2Frice%3F');
  });

  it('builds the short form of a product path [CONFLICT-09]', () => {
    expect(shortProductPath('red-rice')).toBe('/pred-rice');
    expect(shortProductPath('a/b')).toBe('/pa%2Fb');
  });

  it('builds a collection path from its handle', () => {
    expect(collectionPath('rice & grains')).toBe('/shop/collection/rice%20%26%20grains');
  });

  it('builds the search path with its term, SEARCH-04 without the parameter for an empty one [ROUTES-22]', () => {
    expect(searchPath('chilli & lime')).toBe('/search?search=chilli+%26+lime');
    expect(searchPath('')).toBe('/search');
  });

  it('changes the page of a list and keeps its other parameters', () => {
    expect(pagePath('/shop', '?sort=name', 3)).toBe('/shop?sort=name&page=3');
    expect(pagePath('/shop', '?sort=name&page=3', 1)).toBe('/shop?sort=name');
    expect(pagePath('/shop', '?page=2', 1)).toBe('/shop');
  });
});
