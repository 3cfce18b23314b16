import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import FormControlLabel from '@mui/material/FormControlLabel';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useGetSalesQuery } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { Panel } from '../ui/Panel.tsx';
import { withFilter } from '../ui/pageQuery.ts';
import { Figure } from './Figure.tsx';
import { SalesTable } from './SalesTable.tsx';
import { TodayFigures } from './TodayFigures.tsx';
import type { Period } from './period.ts';

const SalesChart = lazy(async () => ({
  default: (await import('./SalesChart.tsx')).SalesChart,
}));

export function SalesPanels({ days }: { readonly days: Period }) {
  const { formatMessage, formatNumber } = useIntl();
  const [query, setQuery] = useSearchParams();
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useGetSalesQuery(
    { days },
    // No event invalidates the sales query, so refetch on every mount.
    { refetchOnMountOrArgChange: true },
  );
  const isTable = query.get('as') === 'table';
  if (!data && !error && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  const { today, left_carts: leftCarts } = data;
  return (
    <>
      <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', gap: 2, m: 0 }}>
        <TodayFigures today={today} />
        <Figure
          label={formatMessage({ id: 'staff.insight.leftCarts' })}
          value={leftCarts}
          format={formatNumber}
        />
      </Stack>
      <Panel
        title={formatMessage({ id: 'staff.insight.sales' })}
        extra={
          <FormControlLabel
            control={
              <Switch
                checked={isTable}
                onChange={() => setQuery(withFilter(query, { as: isTable ? '' : 'table' }))}
              />
            }
            label={<FormattedMessage id="staff.insight.asTable" />}
          />
        }
      >
        {isTable ? (
          <SalesTable days={data.days} />
        ) : (
          <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
            <SalesChart days={data.days} />
          </Suspense>
        )}
      </Panel>
    </>
  );
}
