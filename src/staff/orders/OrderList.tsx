import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import { useSearchOrdersQuery } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { shownPage } from '../ui/shownPage.ts';
import { loadable } from '../../components/loadable.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderFilterBar } from './OrderFilterBar.tsx';
import { readFilters } from './orderFilters.ts';
import { OrderSortSelect } from './OrderSortSelect.tsx';

/** Lazy: the grid is most of the page's code, and phones never render it. */
const LazyOrderGrid = loadable(
  () => import(/* webpackChunkName: "order-grid" */ './OrderGrid.tsx'),
  'OrderGrid',
);

export function OrderList() {
  const [query] = useSearchParams();
  const filters = readFilters(query);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const result = useSearchOrdersQuery(filters);
  const { page, hasFailed } = shownPage(result);
  const shown = { page, filters, isFetching: result.isFetching };
  const list = isNarrow ? (
    <OrderCards {...shown} />
  ) : (
    <LazyOrderGrid {...shown} fallback={<MainLoader />} failure={<OrderCards {...shown} />} />
  );
  return (
    <>
      <OrderFilterBar />
      {isNarrow && <OrderSortSelect />}
      {hasFailed && <LoadFailure error={result.error} onRetry={result.refetch} />}
      {(page || !hasFailed) && list}
    </>
  );
}
