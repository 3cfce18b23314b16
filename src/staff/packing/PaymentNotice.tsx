import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { StaffOrder } from '../../api/staffApi.ts';

/** What the papers of a box say of its money: that it has to come first, or what is taken at the door; nothing of what is paid. */
export function PaymentNotice({ order }: { readonly order: StaffOrder }) {
  const { is_unpaid: isUnpaid, to_collect_text: amount } = order;
  if (!isUnpaid && amount === null) return null;
  return (
    <Typography sx={{ my: 1, fontWeight: 'var(--rr-weight-bold)' }}>
      {isUnpaid ? (
        <FormattedMessage id="staff.print.unpaid" />
      ) : (
        <FormattedMessage
          // Until the box is closed, less may come to be in it.
          id={order.status === 'placed' ? 'staff.print.collectAtMost' : 'staff.print.collect'}
          values={{ amount }}
        />
      )}
    </Typography>
  );
}
