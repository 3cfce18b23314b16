import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface SlotOrderListProps {
  readonly title: ReactNode;
  readonly orders: readonly {
    readonly number: string;
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
        {orders.map(({ number, name, remark }) => (
          <li key={number}>
            {name === undefined ? (
              <span>{number}</span>
            ) : (
              <FormattedMessage id="staff.slot.order" values={{ number, name }} />
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
