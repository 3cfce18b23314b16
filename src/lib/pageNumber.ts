const LAST_PAGE = 100_000;

export function pageNumber(search: string | URLSearchParams): number {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}
