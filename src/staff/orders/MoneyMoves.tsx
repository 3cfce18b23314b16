import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useSettleRefundMutation,
  type OrderPayment,
  type Refund,
  type StaffOrder,
} from '../../api/staffApi.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useTimes } from '../ui/useTimes.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { paymentTexts, refundReasonTexts, refundStateTexts } from '../ui/textIds.ts';

interface MoveProps {
  readonly what: ReactNode;
  readonly amount: string;
  readonly details: ReactNode;
  readonly children?: ReactNode;
}

function Move({ what, amount, details, children }: MoveProps) {
  return (
    <Stack component="li" spacing={0.5} sx={{ py: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2">{what}</Typography>
        <Typography variant="body2">{amount}</Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {details}
      </Typography>
      {children}
    </Stack>
  );
}

function PaymentMove({ payment }: { readonly payment: OrderPayment }) {
  const times = useTimes();
  const { reference } = payment;
  return (
    <Move
      what={payment.method_name}
      amount={payment.amount_text}
      details={
        <>
          <span>{`${times.moment(payment.made)} · `}</span>
          <FormattedMessage id={paymentTexts[payment.state]} />
          {reference !== '' && (
            <>
              <span>{' · '}</span>
              <FormattedMessage id="staff.order.payment.reference" values={{ reference }} />
            </>
          )}
        </>
      }
    />
  );
}

function RefundMove({ number, refund }: { readonly number: string; readonly refund: Refund }) {
  const times = useTimes();
  const mayManage = usePermissions()('orders.manage');
  const [settle, isBusy] = useMutationWithToast(
    useSettleRefundMutation(),
    'staff.order.refund.settled',
  );
  return (
    <Move
      what={
        <>
          <FormattedMessage id={refundReasonTexts[refund.reason]} />
          {refund.note !== '' && <span>{`: ${refund.note}`}</span>}
        </>
      }
      amount={`−${refund.amount_text}`}
      details={
        <>
          <span>{`${times.moment(refund.made)} · `}</span>
          <FormattedMessage id={refundStateTexts[refund.state]} />
          {refund.failure && (
            <>
              <br />
              <FormattedMessage
                id="staff.order.refund.failure"
                values={{ reason: refund.failure }}
              />
            </>
          )}
        </>
      }
    >
      {refund.state === 'due' && !refund.is_sending && mayManage && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() => void settle({ number, refundId: refund.id })}
          sx={{ alignSelf: 'start' }}
        >
          <FormattedMessage id="staff.order.refund.settle" />
        </Button>
      )}
    </Move>
  );
}

export function MoneyMoves({ order }: { readonly order: StaffOrder }) {
  const { formatMessage } = useIntl();
  const moves = [
    ...order.payments.map((payment) => ({
      made: payment.made,
      row: <PaymentMove key={`payment ${payment.id}`} payment={payment} />,
    })),
    ...order.refunds.map((refund) => ({
      made: refund.made,
      row: <RefundMove key={`refund ${refund.id}`} number={order.number} refund={refund} />,
    })),
  ].toSorted((one, other) => Date.parse(one.made) - Date.parse(other.made));
  return (
    <Stack
      component="ul"
      aria-label={formatMessage({ id: 'staff.order.moves' })}
      sx={{ listStyle: 'none', p: 0, mt: 2 }}
    >
      {moves.map(({ row }) => row)}
    </Stack>
  );
}
