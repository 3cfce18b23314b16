import { pageNumber } from './pageNumber.ts';

describe('pageNumber', () => {
  it.each([
    ['?page=3', 3],
    ['?sort=name&page=100000', 100_000],
  ])('reads %s [OPEN-08]', (search, page) => {
    expect(pageNumber(search)).toBe(page);
  });

  it.each(['', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=100001', '?page='])(
    'returns the first page for «%s»',
    (search) => {
      expect(pageNumber(search)).toBe(1);
    },
  );
});
