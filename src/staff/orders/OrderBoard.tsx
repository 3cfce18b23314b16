import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchOrdersQuery, type OrderStatus } from '../../api/staffApi.ts';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { staffPaths } from '../staffPaths.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { statusTexts } from '../ui/textIds.ts';
import { OrderCard } from './OrderCard.tsx';

const COLUMNS: readonly OrderStatus[] = ['placed', 'packed', 'dispatched'];
const SHOWN = 50;

function Column({ status }: { readonly status: OrderStatus }) {
  const titleId = useId();
  const { data, error, isFetching, refetch } = useSearchOrdersQuery({
    status,
    sort: 'slot',
    direction: 'asc',
    page: 1,
    pageSize: SHOWN,
  });
  return (
    <Paper
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 2, background: 'var(--rr-surface-sunken)' }}
    >
      <Typography id={titleId} component="h2" variant="h4" sx={{ mb: 2 }}>
        <FormattedMessage id={statusTexts[status]} />
        {data && <span>{` (${data.total})`}</span>}
      </Typography>
      {!data && isFetching && !error && <MainLoader />}
      {!data && (error || !isFetching) && <LoadFailure error={error} onRetry={refetch} />}
      {data && data.orders.length === 0 && (
        <Typography color="textSecondary">
          <FormattedMessage id="staff.orders.board.none" />
        </Typography>
      )}
      <Stack spacing={1.5}>
        {data &&
          data.orders.map((order) => (
            <OrderCard key={order.number} order={order} hasStatus={false} />
          ))}
        {data && data.total > SHOWN && (
          <Link href={`${staffPaths.orders}?status=${status}&sort=slot&direction=asc`}>
            <FormattedMessage id="staff.orders.more" />
          </Link>
        )}
      </Stack>
    </Paper>
  );
}

export function OrderBoard() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {COLUMNS.map((status) => (
        <Column key={status} status={status} />
      ))}
    </Box>
  );
}
