import { FormattedMessage } from 'react-intl';
import type { OrderStatus, PaymentState } from '../../api/staffApi.ts';
import { Mark, type MarkTone } from './Mark.tsx';
import { paymentTexts, statusTexts } from './textIds.ts';

const STATUS: Readonly<Record<OrderStatus, MarkTone>> = {
  placed: 'warning',
  packed: 'info',
  dispatched: 'info',
  delivered: 'success',
  cancelled: 'neutral',
};

const PAYMENT: Readonly<Record<PaymentState, MarkTone>> = {
  due: 'warning',
  pending: 'warning',
  paid: 'success',
  failed: 'error',
  cancelled: 'neutral',
  refund_due: 'error',
  refunded: 'neutral',
  held: 'error',
};

export function StatusMark({ status }: { readonly status: OrderStatus }) {
  return (
    <Mark tone={STATUS[status]}>
      <FormattedMessage id={statusTexts[status]} />
    </Mark>
  );
}

export function PaymentMark({ state }: { readonly state: PaymentState }) {
  return (
    <Mark tone={PAYMENT[state]}>
      <FormattedMessage id={paymentTexts[state]} />
    </Mark>
  );
}
