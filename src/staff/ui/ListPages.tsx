import Pagination from '@mui/material/Pagination';
import { useSearchParams } from 'react-router';
import { pageNumber } from '../../lib/pageNumber.ts';
import { withFilter } from './pageQuery.ts';

export const LIST_PAGE_SIZE = 25;

export function ListPages({ total }: { readonly total: number }) {
  const [query, setQuery] = useSearchParams();
  const pages = Math.ceil(total / LIST_PAGE_SIZE);
  if (pages <= 1) return null;
  return (
    <Pagination
      count={pages}
      page={pageNumber(query)}
      siblingCount={0}
      sx={{ mt: 2 }}
      onChange={(_event, next) => {
        setQuery(withFilter(query, { page: next === 1 ? undefined : String(next) }));
        window.scrollTo(0, 0);
      }}
    />
  );
}
