import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffOrder } from '../../api/staffApi.ts';
import { addressLines } from '../orders/addressLines.ts';
import { useTimes } from '../ui/useTimes.ts';
import { PaymentNotice } from './PaymentNotice.tsx';

/** The label of a box: where it goes, when, what it is, and what is taken for it at the door. */
export function Label({ order }: { readonly order: StaffOrder }) {
  const times = useTimes();
  return (
    <Box
      component="article"
      aria-label={order.number}
      sx={{ p: 2, border: '1px solid', borderRadius: 1, breakInside: 'avoid' }}
    >
      <Typography sx={{ whiteSpace: 'pre-line', fontWeight: 'var(--rr-weight-strong)' }}>
        {addressLines(order.address).join('\n')}
      </Typography>
      <Typography>{order.address.telephone}</Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {[order.delivery, times.slot(order.slot_starts, order.slot_ends)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="h4" component="p" sx={{ mt: 1 }}>
        {order.number}
      </Typography>
      <PaymentNotice order={order} />
    </Box>
  );
}
