import { searchArguments, searchTerm } from './searchArguments.ts';

describe('searchArguments', () => {
  it('searches for a single character [SEARCH-08, VALIDATION-12]', () => {
    expect(searchArguments('?search=r').searchForm.search).toBe('r');
  });

  it('requests all products without a term', () => {
    expect(searchArguments('')).toEqual({
      searchForm: { page: 1, limit: 24, sort: 'relevance' },
    });
    expect(searchArguments('?search=%20').searchForm).not.toHaveProperty('search');
  });

  it('reads sort order, page and collection from the URL [OPEN-08]', () => {
    expect(searchArguments('?search=rice&sort=name&page=2&category=grains')).toEqual({
      searchForm: { search: 'rice', sort: 'name', page: 2, category: 'grains', limit: 24 },
    });
  });

  it('truncates a term that is too long for the API', () => {
    expect(searchTerm(`?search=${'a'.repeat(300)}`)).toHaveLength(200);
  });
});
