import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { withFilter } from '../ui/pageQuery.ts';
import { OrderCard } from './OrderCard.tsx';
import type { OrderListProps } from './orderListProps.ts';

export function OrderCards({ page, filters, isFetching }: OrderListProps) {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  const pages = Math.ceil((page?.total ?? 0) / filters.pageSize);
  return (
    <Stack spacing={2} aria-busy={isFetching}>
      {isFetching && <LinearProgress aria-label={formatMessage({ id: 'staff.loading' })} />}
      {page?.orders.length === 0 && (
        <Typography>
          <FormattedMessage id="staff.orders.none" />
        </Typography>
      )}
      {page?.orders.map((order) => (
        <OrderCard key={order.number} order={order} />
      ))}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={filters.page}
          siblingCount={0}
          onChange={(_event, next) => {
            setQuery(withFilter(query, { page: next === 1 ? undefined : String(next) }));
            window.scrollTo(0, 0);
          }}
        />
      )}
    </Stack>
  );
}
