import {
  allPath,
  filteredPath,
  filterForm,
  filtersOf,
  pricedPath,
  unfilteredPath,
} from './filters.ts';

describe('filters', () => {
  it('OPEN-07 OPEN-08 E-03 reads every filter from the location', () => {
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

  it('asks for nothing where the location names nothing', () => {
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
  ])('takes %s for no filter', (search) => {
    expect(filterForm(search)).toEqual({});
  });

  it('counts a repeated choice once', () => {
    expect(filterForm('?mark=vegan&mark=vegan&rating=4&rating=2')).toEqual({
      mark: ['vegan'],
      rating: 4,
    });
  });

  it('E-03 adds and takes away a filter, keeps the rest and begins at the first page', () => {
    const vegan = { name: 'mark', value: 'vegan' } as const;
    const added = filteredPath('/search', '?search=rice&page=3&sort=name&mark=organic', vegan);
    expect(added).toBe('/search?search=rice&sort=name&mark=organic&mark=vegan');
    expect(unfilteredPath('/search', added.slice(7), vegan)).toBe(
      '/search?search=rice&sort=name&mark=organic',
    );
    expect(allPath('/search', added.slice(7))).toBe('/search?search=rice&sort=name');
  });

  it('E-03 replaces what can be chosen once', () => {
    expect(filteredPath('/shop', '?rating=2', { name: 'rating', value: '4' })).toBe(
      '/shop?rating=4',
    );
  });

  it('E-03 turns a range round that was typed backwards, and leaves open ends open', () => {
    expect(pricedPath('/shop', '?rating=4', 90, 10)).toBe(
      '/shop?rating=4&price_min=10&price_max=90',
    );
    expect(pricedPath('/shop', '?price_min=5&price_max=9', undefined, 20)).toBe(
      '/shop?price_max=20',
    );
  });
});
