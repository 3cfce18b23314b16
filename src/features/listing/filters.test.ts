import {
  allPath,
  filteredPath,
  filterForm,
  filtersOf,
  pricedPath,
  unfilteredPath,
} from './filters.ts';

describe('filters', () => {
  it('reads every filter from the URL [OPEN-07, OPEN-08]', () => {
    const search =
      '?search=rice&category=grains&category=snacks&price_min=50&price_max=99.5&mark=vegan&without=nuts&without=milk&in_stock=1&rating=4';
    expect(filterForm(search)).toEqual({
      category: ['grains', 'snacks'],
      price_min: 50,
      price_max: 99.5,
      mark: ['vegan'],
      without: ['nuts', 'milk'],
      in_stock: 1,
      rating: 4,
    });
    expect(filtersOf(search)).toHaveLength(9);
  });

  it('returns no filter for a URL without any', () => {
    expect(filterForm('?search=rice&page=2')).toEqual({});
  });

  it.each([
    '?mark=carnivore',
    '?without=',
    '?in_stock=yes',
    '?rating=9',
    '?rating=4.5',
    '?price_min=-1',
    '?price_min=Infinity',
    '?price_max=cheap',
    '?price_max=',
    '?category=',
    `?category=${'a'.repeat(201)}`,
  ])('ignores %s', (search) => {
    expect(filterForm(search)).toEqual({});
  });

  it('reads a repeated choice once', () => {
    expect(filterForm('?mark=vegan&mark=vegan&rating=4&rating=2')).toEqual({
      mark: ['vegan'],
      rating: 4,
    });
  });

  it('adds and removes a filter, keeps the rest and returns to the first page [E-03]', () => {
    const vegan = { name: 'mark', value: 'vegan' } as const;
    const added = filteredPath('/search', '?search=rice&page=3&sort=name&mark=organic', vegan);
    expect(added).toBe('/search?search=rice&sort=name&mark=organic&mark=vegan');
    expect(unfilteredPath('/search', added.slice(7), vegan)).toBe(
      '/search?search=rice&sort=name&mark=organic',
    );
    expect(allPath('/search', added.slice(7))).toBe('/search?search=rice&sort=name');
  });

  it('replaces a filter that allows one value [E-03]', () => {
    expect(filteredPath('/shop', '?rating=2', { name: 'rating', value: '4' })).toBe(
      '/shop?rating=4',
    );
  });

  it('swaps a reversed price range and keeps open ends [E-03]', () => {
    expect(pricedPath('/shop', '?rating=4', 90, 10)).toBe(
      '/shop?rating=4&price_min=10&price_max=90',
    );
    expect(pricedPath('/shop', '?price_min=5&price_max=9', undefined, 20)).toBe(
      '/shop?price_max=20',
    );
  });
});
