import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { CustomerRow } from '../../api/staffApi.ts';
import { staffPaths } from '../staffPaths.ts';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { useTimes } from '../ui/useTimes.ts';
import { useOrderTotals } from './useOrderTotals.ts';

export function CustomerListRow({ customer }: { readonly customer: CustomerRow }) {
  const times = useTimes();
  const orderTotals = useOrderTotals();
  const { customer_id: id, name, email, telephone, last_order: last } = customer;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', lg: 'row' }}
      sx={{ gap: { xs: 0.5, lg: 2 }, p: 2, alignItems: { lg: 'center' }, ...ROW_BORDER }}
    >
      <div style={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Link href={staffPaths.customer(id)}>{name}</Link>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[email, telephone].filter((text) => text !== '').join(' · ')}
        </Typography>
      </div>
      <Typography variant="body2" sx={{ width: { lg: 200 } }}>
        {last !== null && (
          <FormattedMessage
            id="staff.customers.lastOrder"
            values={{ time: <time dateTime={last}>{times.moment(last)}</time> }}
          />
        )}
      </Typography>
      <Typography variant="body2" sx={{ width: { lg: 200 }, textAlign: { lg: 'right' } }}>
        {orderTotals(customer)}
      </Typography>
    </Stack>
  );
}
