import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { StaffOrder } from '../../api/staffApi.ts';

export function PaymentNotice({ order }: { readonly order: StaffOrder }) {
  const { is_unpaid: isUnpaid, to_collect_text: amount } = order;
  if (!isUnpaid && amount === null) return null;
  return (
    <Typography sx={{ my: 1, fontWeight: 'var(--rr-weight-bold)' }}>
      {isUnpaid ? (
        <FormattedMessage id="staff.print.unpaid" />
      ) : (
        <FormattedMessage
          // The amount may still decrease until packing is finished.
          id={order.status === 'placed' ? 'staff.print.collectAtMost' : 'staff.print.collect'}
          values={{ amount }}
        />
      )}
    </Typography>
  );
}
