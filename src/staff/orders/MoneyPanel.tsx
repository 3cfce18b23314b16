import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useConfirmPaymentMutation,
  useSettleRefundMutation,
  type Refund,
  type StaffOrder,
} from '../../api/staffApi.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { Panel } from '../ui/Panel.tsx';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { useTimes } from '../ui/useTimes.ts';
import { useToldWrite } from '../ui/useToldWrite.ts';
import { refundReasonTexts, refundStateTexts } from '../ui/textIds.ts';

function RefundRow({ order, refund }: { readonly order: StaffOrder; readonly refund: Refund }) {
  const times = useTimes();
  const mayManage = usePermissions()('orders.manage');
  const [settle, isBusy] = useToldWrite(useSettleRefundMutation(), 'staff.order.refund.settled');
  return (
    <Stack component="li" spacing={0.5} sx={{ py: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2">
          <FormattedMessage id={refundReasonTexts[refund.reason]} />
          {refund.note !== '' && `: ${refund.note}`}
        </Typography>
        <Typography variant="body2">−{refund.amount_text}</Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {times.moment(refund.made)} · <FormattedMessage id={refundStateTexts[refund.state]} />
      </Typography>
      {refund.state === 'due' && mayManage && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() => void settle({ number: order.number, refundId: refund.id })}
          sx={{ alignSelf: 'start' }}
        >
          <FormattedMessage id="staff.order.refund.settle" />
        </Button>
      )}
    </Stack>
  );
}

/** What an order comes to, how it is paid, and what was given back. */
export function MoneyPanel({ order }: { readonly order: StaffOrder }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const mayManage = usePermissions()('orders.manage');
  const [confirm, isConfirming] = useToldWrite(useConfirmPaymentMutation(), 'staff.order.paid');
  const { number, totals, refunds, payment_name: paymentName } = order;
  return (
    <Panel title={formatMessage({ id: 'staff.order.payment' })}>
      <Typography sx={{ mb: 1 }}>{paymentName}</Typography>
      <Table size="small" aria-label={formatMessage({ id: 'staff.order.totals' })}>
        <TableBody>
          {totals.map(({ code, title, text }) => (
            <TableRow key={code}>
              <TableCell
                component="th"
                scope="row"
                sx={{ px: 0, ...(code === 'total' && { fontWeight: 'var(--rr-weight-bold)' }) }}
              >
                {title}
              </TableCell>
              <TableCell
                align="right"
                sx={{ px: 0, ...(code === 'total' && { fontWeight: 'var(--rr-weight-bold)' }) }}
              >
                {text}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {order.box_total !== order.agreed_total && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          <FormattedMessage
            id="staff.order.boxTotal"
            values={{ total: order.box_total_text, agreed: order.agreed_total_text }}
          />
        </Typography>
      )}
      {refunds.length > 0 && (
        <Stack component="ul" sx={{ listStyle: 'none', p: 0, mt: 2 }}>
          {refunds.map((refund) => (
            <RefundRow key={refund.id} order={order} refund={refund} />
          ))}
        </Stack>
      )}
      {mayManage && (
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
          {order.can_confirm_payment && (
            <Button
              variant="contained"
              disabled={isConfirming}
              onClick={() => void confirm({ number })}
            >
              <FormattedMessage id="staff.order.confirmPayment" />
            </Button>
          )}
          {order.refundable > 0 && (
            <Button
              variant="outlined"
              onClick={() => dispatch(dialogOpened({ name: 'refund', number }))}
            >
              <FormattedMessage id="staff.order.refund" />
            </Button>
          )}
        </Stack>
      )}
    </Panel>
  );
}
