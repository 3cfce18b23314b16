import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { orderName } from '../../lib/orderName.ts';

interface SlotOrderListProps {
  readonly title: ReactNode;
  readonly orders: readonly {
    readonly number: string;
    readonly short_number: string;
    readonly name?: string;
    readonly remark: ReactNode;
  }[];
}

export function SlotOrderList({ title, orders }: SlotOrderListProps) {
  if (orders.length === 0) return null;
  return (
    <section>
      <Typography component="h3" sx={{ fontWeight: 'var(--rr-weight-strong)' }}>
        {title}
      </Typography>
      <Typography component="ul" sx={{ pl: 2.5, my: 1, overflowWrap: 'anywhere' }}>
        {orders.map(({ name, remark, ...order }) => (
          <li key={order.number}>
            {name === undefined ? (
              <span>{orderName(order)}</span>
            ) : (
              <FormattedMessage id="staff.slot.order" values={{ number: orderName(order), name }} />
            )}
            {remark !== null && (
              <Typography variant="body2" color="textSecondary">
                {remark}
              </Typography>
            )}
          </li>
        ))}
      </Typography>
    </section>
  );
}
