import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import { useSearchStaffProductsQuery } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { shownPage } from '../ui/shownPage.ts';
import { ProductCards } from './ProductCards.tsx';
import { readFilters } from './productFilters.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductPager } from './ProductPager.tsx';

export function ProductList() {
  const [query] = useSearchParams();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const result = useSearchStaffProductsQuery(readFilters(query));
  const { page, hasFailed } = shownPage(result);
  const shown = { page, isFetching: result.isFetching };
  return (
    <>
      {hasFailed && <LoadFailure error={result.error} onRetry={result.refetch} />}
      {(page || !hasFailed) &&
        (isNarrow ? <ProductCards {...shown} /> : <ProductGrid {...shown} />)}
      {page && <ProductPager page={page} />}
    </>
  );
}
