import { pageNumber } from './pageNumber.ts';

describe('pageNumber', () => {
  it.each([
    ['?page=3', 3],
    ['?sort=name&page=100000', 100_000],
  ])('OPEN-08 reads %s', (search, page) => {
    expect(pageNumber(search)).toBe(page);
  });

  it.each(['', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=100001', '?page='])(
    'takes «%s» as the first page',
    (search) => {
      expect(pageNumber(search)).toBe(1);
    },
  );
});
