import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { OrderRow } from '../../api/staffApi.ts';
import { orderName } from '../../lib/orderName.ts';
import { staffPaths } from '../staffPaths.ts';
import { PaymentMark, StatusMark } from '../ui/StatusMark.tsx';
import { useTimes } from '../ui/useTimes.ts';

interface OrderCardProps {
  readonly order: OrderRow;
  readonly hasStatus?: boolean;
}

export function OrderCard({ order, hasStatus = true }: OrderCardProps) {
  const times = useTimes();
  const slot = times.slot(order.slot_starts, order.slot_ends);
  return (
    <Card variant="outlined">
      <CardActionArea component={Link} to={staffPaths.order(order.number)} sx={{ p: 2 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Typography sx={{ fontWeight: 'var(--rr-weight-bold)' }}>{orderName(order)}</Typography>
          <Typography>{order.total_text}</Typography>
        </Stack>
        <Typography variant="body2">
          {[order.name, order.city].filter((text) => text !== '').join(', ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`${slot ?? times.moment(order.placed)} · ${order.delivery}`}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {hasStatus && <StatusMark status={order.status} />}
          <PaymentMark state={order.payment} />
          <Typography variant="body2">
            <FormattedMessage
              id="staff.orders.units"
              values={{ packed: order.packed_units, units: order.units }}
            />
          </Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
}
