import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useSearchOrdersQuery, type StaffCustomer } from '../../api/staffApi.ts';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { OrderCard } from '../orders/OrderCard.tsx';
import { staffPaths } from '../staffPaths.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';

const MOST = 10;

/** Latest orders of the account and guest orders of its email address. */
export function CustomerOrders({ customer }: { readonly customer: StaffCustomer }) {
  const { data, error, refetch } = useSearchOrdersQuery({
    customerId: customer.customer_id,
    pageSize: MOST,
  });
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <MainLoader />;
  if (data.total === 0) {
    return (
      <Typography>
        <FormattedMessage id="staff.customers.orders" values={{ count: 0 }} />
      </Typography>
    );
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
      {data.orders.map((order) => (
        <OrderCard key={order.number} order={order} />
      ))}
      {data.total > MOST && (
        <Button
          href={`${staffPaths.orders}?${new URLSearchParams({ text: customer.email.slice(0, 100) }).toString()}`}
        >
          <FormattedMessage id="staff.customer.allOrders" />
        </Button>
      )}
    </Stack>
  );
}
