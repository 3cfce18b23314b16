const LAST_PAGE = 100_000;

/** Returns the page number of a query (`?page=`), from 1; 1 if it is missing or invalid. */
export function pageNumber(search: string | URLSearchParams): number {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}
