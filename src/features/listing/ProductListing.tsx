import Typography from '@mui/material/Typography';
import { Suspense, useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useSearchProductsQuery } from '../../api/api.ts';
import type { SearchProductsApiArg } from '../../api/endpoints.gen.ts';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { answerState } from '../../lib/answerState.ts';
import { classNames } from '../../lib/classNames.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { EmptyListing } from './EmptyListing.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { filtersOf } from './filters.ts';
import { FiltersToggle } from './FiltersToggle.tsx';
import { listPagePath, pageCountOf } from './listArguments.ts';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';
import { SortSelect } from './SortSelect.tsx';
import styles from './ProductListing.module.css';

interface ProductListingProps {
  readonly argument: SearchProductsApiArg;
  readonly countId: string;
  readonly ownOrderId: string;
  readonly offersCollections?: boolean;
  readonly empty: ReactNode;
}

const FIRST_CARDS = 4;
const SKELETONS = 8;

export function ProductListing({
  argument,
  countId,
  ownOrderId,
  offersCollections = true,
  empty,
}: ProductListingProps) {
  const { pathname, search } = useLocation();
  const panelId = useId();
  const query = useSearchProductsQuery(argument);
  const { answer, hasFailed } = answerState(query);
  if (hasFailed) {
    return <ErrorState textId="catalog.list.failed" onRetry={query.refetch} />;
  }
  const isEmpty = answer?.products.length === 0;
  const filters = filtersOf(search).filter(({ name }) => offersCollections || name !== 'category');
  return (
    <div className={styles.layout}>
      {(!isEmpty || filters.length > 0) && (
        <FiltersToggle panelId={panelId} count={filters.length} />
      )}
      <Suspense>
        <FilterPanel id={panelId} facets={answer?.facets} offersCollections={offersCollections} />
      </Suspense>
      <div className={styles.listing}>
        <div className={styles.toolbar}>
          <Typography role="status" variant="body2" color="textSecondary">
            {answer && <FormattedMessage id={countId} values={{ count: answer.total }} />}
          </Typography>
          {!isEmpty && <SortSelect ownOrderId={ownOrderId} />}
        </div>
        <ActiveFilters filters={filters} categories={answer?.facets.categories ?? []} />
        {!answer && <ProductGridSkeleton count={SKELETONS} />}
        {answer && isEmpty && (
          <EmptyListing answer={answer} isFiltered={filters.length > 0}>
            {empty}
          </EmptyListing>
        )}
        {answer && !isEmpty && (
          <>
            <div
              aria-busy={query.isFetching}
              className={classNames(styles.products, query.isFetching && styles.stale)}
            >
              <ProductGrid products={answer.products} headingLevel={2} firstCount={FIRST_CARDS} />
            </div>
            <Pagination
              page={answer.page ?? pageNumber(search)}
              pageCount={pageCountOf(answer, pageNumber(search))}
              pathOfPage={(page) => listPagePath(pathname, search, page, answer)}
            />
          </>
        )}
      </div>
    </div>
  );
}
