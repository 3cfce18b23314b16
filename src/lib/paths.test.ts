import { collectionPath, pagePath, productPath, searchPath, shortProductPath } from './paths.ts';

describe('paths', () => {
  it('CARD-01 ROUTES-26 leads to the product by its handle', () => {
    expect(productPath('red-rice')).toBe('/shop/red-rice');
    expect(productPath('50% off/rice?')).toBe('/shop/50%25%20off%2Frice%3F');
  });

  it('CONFLICT-09 knows the short form of a product path', () => {
    expect(shortProductPath('red-rice')).toBe('/pred-rice');
    expect(shortProductPath('a/b')).toBe('/pa%2Fb');
  });

  it('leads to a collection by its handle', () => {
    expect(collectionPath('rice & grains')).toBe('/shop/collection/rice%20%26%20grains');
  });

  it('ROUTES-22 leads to the search with its term, SEARCH-04 without the parameter for an empty one', () => {
    expect(searchPath('chilli & lime')).toBe('/search?search=chilli+%26+lime');
    expect(searchPath('')).toBe('/search');
  });

  it('changes the page of a list and keeps its other parameters', () => {
    expect(pagePath('/shop', '?sort=name', 3)).toBe('/shop?sort=name&page=3');
    expect(pagePath('/shop', '?sort=name&page=3', 1)).toBe('/shop?sort=name');
    expect(pagePath('/shop', '?page=2', 1)).toBe('/shop');
  });
});
