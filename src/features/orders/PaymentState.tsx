import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { api } from '../../api/api.ts';
import type { OrderKeyForm, OrderPayment } from '../../api/endpoints.gen.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import styles from './PaymentState.module.css';
import { RetryPayment } from './RetryPayment.tsx';

/** Message ids of how a payment stands. */
const paymentStateIds = {
  due: 'checkout.paid.due',
  pending: 'checkout.paid.pending',
  paid: 'checkout.paid.paid',
  failed: 'checkout.paid.failed',
  cancelled: 'checkout.paid.cancelled',
  refund_due: 'checkout.paid.refund_due',
} as const satisfies Record<OrderPayment['state'], string>;

interface PaymentStateProps {
  readonly payment: OrderPayment;
  /** Names its order */
  readonly orderKey: OrderKeyForm;
}

const ASK_AGAIN_MS = 5_000;

/** How the payment of an order stands, and what the shopper can do about it: transfer, wait, or try again. */
export function PaymentState({ payment, orderKey }: PaymentStateProps) {
  const { state, name, instructions, can_retry: canRetry } = payment;
  useOrderReadAgain(state === 'pending');
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
        <FormattedMessage id={paymentStateIds[state]} values={{ name }} />
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
      {canRetry && <RetryPayment orderKey={orderKey} payment={payment} />}
    </Paper>
  );
}

/** Refetches orders while a provider has not reported how a payment went. */
function useOrderReadAgain(isPending: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isPending) return undefined;
    const ask = () => {
      if (document.visibilityState === 'visible') dispatch(api.util.invalidateTags(['Order']));
    };
    const timer = setInterval(ask, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [dispatch, isPending]);
}
