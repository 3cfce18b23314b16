import type { OrderStatus, Schema } from '../db/schema.ts';
import { providerOf } from '../payment/paymentProviders.ts';

const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['packed', 'cancelled'],
  packed: ['dispatched', 'cancelled'],
  dispatched: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** Whether an order may go from one status to another. */
export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** Whether a shopper may still cancel it. */
export function isCancellable(status: OrderStatus): boolean {
  return mayBecome(status, 'cancelled');
}

/** Whether nothing more happens to it. */
export function isFinished(status: OrderStatus): boolean {
  return NEXT[status].length === 0;
}

/** Whether it may be packed: it is paid, or will be at the door. */
export function isSecured(payment: { method: string; state: Schema['payment']['state'] }): boolean {
  if (payment.state === 'paid') return true;
  return payment.state === 'due' && providerOf(payment.method).isPaidAtDoor;
}
