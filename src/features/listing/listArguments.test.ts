import { listArguments, sortedPath } from './listArguments.ts';

describe('listArguments', () => {
  it('reads page and sort order from the URL [OPEN-08]', () => {
    expect(listArguments({}, '?page=3&sort=price_asc')).toEqual({
      searchForm: { page: 3, sort: 'price_asc', limit: 24 },
    });
  });

  it('filters by the collection in the route', () => {
    expect(listArguments({ handle: 'grains' }, '').searchForm.category).toBe('grains');
    expect(listArguments({}, '').searchForm).not.toHaveProperty('category');
  });

  it.each(['?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=100001', '?page=&sort=worst'])(
    'treats %s as the first page in default order',
    (search) => {
      expect(listArguments({}, search).searchForm).toMatchObject({ page: 1, sort: 'relevance' });
    },
  );

  it('changes the sort order, returns to the first page and keeps the rest of the URL', () => {
    expect(sortedPath('/search', '?search=rice&page=4', 'name')).toBe(
      '/search?search=rice&sort=name',
    );
    expect(sortedPath('/shop', '?sort=name', 'relevance')).toBe('/shop');
  });
});
