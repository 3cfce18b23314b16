import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConfirmPaymentMutation, type StaffOrder } from '../../api/staffApi.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { Panel } from '../ui/Panel.tsx';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { MoneyMoves } from './MoneyMoves.tsx';

const invoiceIds = {
  invoice: 'staff.order.invoice',
  'credit-note': 'staff.order.creditNote',
} as const;

export function MoneyPanel({ order }: { readonly order: StaffOrder }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const mayManage = usePermissions()('orders.manage');
  const [confirm, isConfirming] = useMutationWithToast(
    useConfirmPaymentMutation(),
    'staff.order.paid',
  );
  const { number, totals, payment_name: paymentName } = order;
  const isCancelled = order.status === 'cancelled';
  return (
    <Panel title={formatMessage({ id: 'staff.order.payment' })}>
      <Typography sx={{ mb: 1 }}>{paymentName}</Typography>
      <Table size="small" aria-label={formatMessage({ id: 'staff.order.totals' })}>
        <TableBody>
          {totals.map(({ code, title, text }) => (
            <TableRow key={`${code} ${title}`}>
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
            id={order.status === 'placed' ? 'staff.order.boxTotal' : 'staff.order.packedTotal'}
            values={{ total: order.box_total_text, agreed: order.agreed_total_text }}
          />
        </Typography>
      )}
      <MoneyMoves order={order} />
      {order.invoices.map(({ kind, number: invoiceNumber, path }) => (
        <Typography key={invoiceNumber} sx={{ mt: 1 }}>
          <Link component="a" href={path} target="_blank">
            <FormattedMessage id={invoiceIds[kind]} values={{ number: invoiceNumber }} />
          </Link>
        </Typography>
      ))}
      {mayManage && (
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
          {order.can_confirm_payment && isCancelled && (
            <Button
              variant="outlined"
              onClick={() => dispatch(dialogOpened({ name: 'latePayment', number }))}
            >
              <FormattedMessage id="staff.order.late" />
            </Button>
          )}
          {order.can_confirm_payment && !isCancelled && (
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
