import { listArguments, sortedPath } from './listArguments.ts';

describe('list arguments', () => {
  it('OPEN-08 reads page and order from the location', () => {
    expect(listArguments({}, '?page=3&sort=price_asc')).toEqual({
      searchForm: { page: 3, sort: 'price_asc', limit: 24 },
    });
  });

  it('narrows to the collection of the route', () => {
    expect(listArguments({ handle: 'grains' }, '').searchForm.category).toBe('grains');
    expect(listArguments({}, '').searchForm).not.toHaveProperty('category');
  });

  it.each(['?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=100001', '?page=&sort=worst'])(
    'takes %s as the first page in the own order',
    (search) => {
      expect(listArguments({}, search).searchForm).toMatchObject({ page: 1, sort: 'relevance' });
    },
  );

  it('another order begins at the first page and keeps the rest of the location', () => {
    expect(sortedPath('/search', '?search=rice&page=4', 'name')).toBe(
      '/search?search=rice&sort=name',
    );
    expect(sortedPath('/shop', '?sort=name', 'relevance')).toBe('/shop');
  });
});
