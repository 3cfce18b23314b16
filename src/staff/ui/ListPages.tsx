import Pagination from '@mui/material/Pagination';
import { useSearchParams } from 'react-router';
import { withFilter } from './pageQuery.ts';

/** How many entries a page of such a list has. */
export const LIST_PAGE_SIZE = 25;

/** The page of a list that the location's query names, from 1. */
export function pageOf(query: URLSearchParams): number {
  return Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 100_000);
}

/** Leads to the other pages of a list, where it has more than one. */
export function ListPages({ total }: { readonly total: number }) {
  const [query, setQuery] = useSearchParams();
  const pages = Math.ceil(total / LIST_PAGE_SIZE);
  if (pages <= 1) return null;
  return (
    <Pagination
      count={pages}
      page={pageOf(query)}
      siblingCount={0}
      sx={{ mt: 2 }}
      onChange={(_event, next) => {
        setQuery(withFilter(query, { page: next === 1 ? undefined : String(next) }));
        window.scrollTo(0, 0);
      }}
    />
  );
}
