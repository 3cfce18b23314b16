import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { PackingSender, StaffOrder } from '../../api/staffApi.ts';
import { classNames } from '../../lib/classNames.ts';
import { orderName } from '../../lib/orderName.ts';
import { addressLines } from '../orders/addressLines.ts';
import { useTimes } from '../ui/useTimes.ts';
import { OrderCode } from './OrderCode.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import styles from './LabelPaper.module.css';

interface LabelProps {
  readonly order: StaffOrder;
  readonly sender: PackingSender;
  readonly paper: LabelPaper;
}

/** A4 pages hold several labels, label paper one per page. A roll prints all labels as one long page. */
type LabelPaper = 'a4' | '62x29' | '100x150' | 'roll';

const PAPERS: Partial<Record<LabelPaper, string | undefined>> = {
  '62x29': styles['small'],
  '100x150': styles['large'],
  roll: styles['roll'],
};

export function Label({ order, sender, paper }: LabelProps) {
  const times = useTimes();
  const onLabelPaper = PAPERS[paper];
  return (
    <Box
      component="article"
      aria-label={orderName(order)}
      {...(onLabelPaper === undefined
        ? { sx: { p: 2, border: '1px solid', borderRadius: 1, breakInside: 'avoid' } }
        : { className: classNames(styles['label'], onLabelPaper) })}
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
      <Stack
        direction="row"
        className={onLabelPaper && styles['number']}
        sx={{ mt: 1, gap: 2, justifyContent: 'space-between' }}
      >
        <Typography variant="h4" component="p">
          {orderName(order)}
        </Typography>
        <OrderCode number={order.number} />
      </Stack>
      {order.shopper_note !== '' && (
        <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          <FormattedMessage id="staff.order.shopperNote" values={{ note: order.shopper_note }} />
        </Typography>
      )}
      <PaymentNotice order={order} />
      {sender.name !== '' && (
        <Typography variant="caption" component="p" sx={{ mt: 1 }}>
          <FormattedMessage
            id="staff.print.from"
            values={{ sender: [sender.name, ...sender.lines].join(', ') }}
          />
        </Typography>
      )}
    </Box>
  );
}
