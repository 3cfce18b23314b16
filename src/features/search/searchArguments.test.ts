import { searchArguments, searchTerm } from './searchArguments.ts';

describe('search arguments', () => {
  it('SEARCH-08 VALIDATION-12 searches a single character', () => {
    expect(searchArguments('?search=r').searchForm.search).toBe('r');
  });

  it('asks for all products without a term', () => {
    expect(searchArguments('')).toEqual({
      searchForm: { page: 1, limit: 24, sort: 'relevance' },
    });
    expect(searchArguments('?search=%20').searchForm).not.toHaveProperty('search');
  });

  it('OPEN-08 takes order, page and collection from the URL', () => {
    expect(searchArguments('?search=rice&sort=name&page=2&category=grains')).toEqual({
      searchForm: { search: 'rice', sort: 'name', page: 2, category: 'grains', limit: 24 },
    });
  });

  it('cuts a term that the contract would reject', () => {
    expect(searchTerm(`?search=${'a'.repeat(300)}`)).toHaveLength(200);
  });
});
