import type { OrderStatus, Schema } from '../../db/schema.ts';
import { providerOf } from '../../payment/paymentProviders.ts';

const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['packed', 'cancelled'],
  packed: ['dispatched', 'cancelled'],
  // A dispatched order that returns undelivered is cancelled.
  dispatched: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

export function nextStatuses(status: OrderStatus): readonly OrderStatus[] {
  return NEXT[status];
}

const leadsTo = (from: OrderStatus, to: OrderStatus): boolean =>
  nextStatuses(from).some((next) => next === to || leadsTo(next, to));

export function statusesBefore(to: OrderStatus): readonly OrderStatus[] {
  return (Object.keys(NEXT) as OrderStatus[]).filter((from) => leadsTo(from, to));
}

export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses(from).includes(to);
}

export function findTransitionError(
  from: OrderStatus,
  to: OrderStatus,
): 'notPacked' | 'notSent' | 'cannotBecome' | undefined {
  if (mayBecome(from, to)) return undefined;
  const isAhead = to === 'dispatched' || to === 'delivered';
  if (isAhead && from === 'placed') return 'notPacked';
  return to === 'delivered' && from === 'packed' ? 'notSent' : 'cannotBecome';
}

/** Returns true if this status settles a due payment: cash is paid on delivery. */
export function isPaidWhen(to: OrderStatus): boolean {
  return to === 'delivered';
}

export function isCancellable(status: OrderStatus): boolean {
  return status === 'placed' || status === 'packed';
}

export function isFinished(status: OrderStatus): boolean {
  return nextStatuses(status).length === 0;
}

/** Returns true if the payment may still arrive late: a bank transfer for a cancelled order. */
export function mayBePaidLate(
  status: OrderStatus,
  {
    method,
    state,
    amountMinor,
  }: { method: string; state: Schema['payment']['state']; amountMinor: number },
): boolean {
  const { firstState, isPaidAtDoor } = providerOf(method);
  const isAwaited = firstState === 'due' && !isPaidAtDoor && amountMinor > 0;
  return status === 'cancelled' && state === 'cancelled' && isAwaited;
}

/** Returns true if the order may be packed: it is paid, or will be paid on delivery. */
export function isSecured(payment: { method: string; state: Schema['payment']['state'] }): boolean {
  if (payment.state === 'paid') return true;
  return payment.state === 'due' && providerOf(payment.method).isPaidAtDoor;
}
