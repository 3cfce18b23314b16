import type { OrderEvent, OrderPayment, OrderRefund } from '../../api/endpoints.gen.ts';

/** Message ids of what has happened to an order. */
export const orderStatusIds = {
  placed: 'order.status.placed',
  paid: 'order.status.paid',
  packed: 'order.status.packed',
  dispatched: 'order.status.dispatched',
  delivered: 'order.status.delivered',
  cancelled: 'order.status.cancelled',
} as const satisfies Record<OrderEvent['status'], string>;

/** Message ids of how a payment stands. */
export const paymentStateIds = {
  due: 'order.payment.due',
  pending: 'order.payment.pending',
  paid: 'order.payment.paid',
  failed: 'order.payment.failed',
  cancelled: 'order.payment.cancelled',
  refund_due: 'order.payment.refundDue',
  refunded: 'order.payment.refunded',
} as const satisfies Record<OrderPayment['state'], string>;

/** Message ids of why money goes back. */
export const refundReasonIds = {
  double: 'order.refund.double',
  short: 'order.refund.short',
  cancelled: 'order.refund.cancelled',
  goodwill: 'order.refund.goodwill',
} as const satisfies Record<OrderRefund['reason'], string>;

/** Message ids of how far it is. */
export const refundStateIds = {
  due: 'order.refund.due',
  done: 'order.refund.done',
} as const satisfies Record<OrderRefund['state'], string>;
