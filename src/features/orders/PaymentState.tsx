import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { OrderKeyForm, OrderPayment } from '../../api/endpoints.gen.ts';
import { PayNow } from './PayNow.tsx';
import { RetryPayment } from './RetryPayment.tsx';
import { useCheckPayment } from './useCheckPayment.ts';
import styles from './PaymentState.module.css';

const paymentSentenceIds = {
  due: 'checkout.paid.due',
  pending: 'checkout.paid.pending',
  paid: 'checkout.paid.paid',
  failed: 'checkout.paid.failed',
  cancelled: 'checkout.paid.cancelled',
  refund_due: 'checkout.paid.refund_due',
  refunded: 'checkout.paid.refunded',
  held: 'checkout.paid.held',
} as const satisfies Record<OrderPayment['state'], string>;

interface PaymentStateProps {
  readonly payment: OrderPayment;
  readonly orderKey: OrderKeyForm;
}

export function PaymentState({ payment, orderKey }: PaymentStateProps) {
  const { state, name, instructions, can_retry: canRetry, can_open: canOpen = false } = payment;
  useCheckPayment(orderKey, state === 'pending');
  return (
    <Paper
      component="section"
      variant="outlined"
      className={styles.payment}
      aria-labelledby="payment-state"
    >
      <Typography id="payment-state" variant="h6" component="h2">
        <FormattedMessage id="checkout.steps.payment" />
      </Typography>
      <p role={state === 'failed' ? 'alert' : 'status'}>
        <FormattedMessage
          id={canOpen ? 'checkout.paid.due' : paymentSentenceIds[state]}
          values={{ name }}
        />
      </p>
      {instructions.length > 0 && (
        <dl className={styles.instructions}>
          {instructions.map(({ title, text }) => (
            <div key={title}>
              <Typography component="dt" color="textSecondary" className={styles.term}>
                {title}
              </Typography>
              <Typography component="dd" variant="label">
                {text}
              </Typography>
            </div>
          ))}
        </dl>
      )}
      {canOpen && <PayNow orderKey={orderKey} />}
      {canRetry && <RetryPayment orderKey={orderKey} payment={payment} />}
    </Paper>
  );
}
