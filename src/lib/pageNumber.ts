/** The last page that the contract lets be asked for. */
const LAST_PAGE = 100_000;

/** The page of a list that a query names (`?page=`), from 1; an invalid one counts as not named. */
export function pageNumber(search: string | URLSearchParams): number {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}
