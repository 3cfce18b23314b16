import type { OrderEvent, OrderPayment, OrderRefund } from '../../api/endpoints.gen.ts';

export const orderStatusIds = {
  placed: 'order.status.placed',
  paid: 'order.status.paid',
  packed: 'order.status.packed',
  dispatched: 'order.status.dispatched',
  delivered: 'order.status.delivered',
  cancelled: 'order.status.cancelled',
} as const satisfies Record<OrderEvent['status'], string>;

export const paymentStateIds = {
  due: 'order.payment.due',
  pending: 'order.payment.pending',
  paid: 'order.payment.paid',
  failed: 'order.payment.failed',
  cancelled: 'order.payment.cancelled',
  refund_due: 'order.payment.refundDue',
  refunded: 'order.payment.refunded',
  held: 'order.payment.pending',
} as const satisfies Record<OrderPayment['state'], string>;

export const refundReasonIds = {
  double: 'order.refund.double',
  short: 'order.refund.short',
  cancelled: 'order.refund.cancelled',
  goodwill: 'order.refund.goodwill',
} as const satisfies Record<OrderRefund['reason'], string>;

export const refundStateIds = {
  due: 'order.refund.due',
  done: 'order.refund.done',
} as const satisfies Record<OrderRefund['state'], string>;
