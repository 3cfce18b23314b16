import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import { useSearchStaffProductsQuery } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { ProductCards } from './ProductCards.tsx';
import { readFilters } from './productFilters.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductPager } from './ProductPager.tsx';

/** The products that the page's query asks for: a grid, or cards where there is no room for one. */
export function ProductList() {
  const [query] = useSearchParams();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { data, error, isFetching, refetch } = useSearchStaffProductsQuery(readFilters(query));
  if (!data && (error || !isFetching)) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  const shown = { page: data || undefined, isFetching };
  return (
    <>
      {isNarrow ? <ProductCards {...shown} /> : <ProductGrid {...shown} />}
      {data && <ProductPager page={data} />}
    </>
  );
}
