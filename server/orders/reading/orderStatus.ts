import type { OrderStatus, Schema } from '../../db/schema.ts';
import { providerOf } from '../../payment/paymentProviders.ts';

const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['packed', 'cancelled'],
  packed: ['dispatched', 'cancelled'],
  // Cancelled where it has come back undelivered.
  dispatched: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/** What an order may become, whatever else that asks for. */
export function nextStatuses(status: OrderStatus): readonly OrderStatus[] {
  return NEXT[status];
}

const leadsTo = (from: OrderStatus, to: OrderStatus): boolean =>
  nextStatuses(from).some((next) => next === to || leadsTo(next, to));

/** The statuses from which an order comes to that one, by whatever steps. */
export function statusesBefore(to: OrderStatus): readonly OrderStatus[] {
  return (Object.keys(NEXT) as OrderStatus[]).filter((from) => leadsTo(from, to));
}

/** Whether an order may go from one status to another. */
export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses(from).includes(to);
}

/** Why an order may not go from one status to another, whatever else that asks for; undefined where it may. */
export function whyNot(
  from: OrderStatus,
  to: OrderStatus,
): 'notPacked' | 'notSent' | 'cannotBecome' | undefined {
  if (mayBecome(from, to)) return undefined;
  const isAhead = to === 'dispatched' || to === 'delivered';
  if (isAhead && from === 'placed') return 'notPacked';
  return to === 'delivered' && from === 'packed' ? 'notSent' : 'cannotBecome';
}

/** Whether money that is still due counts as taken by then: what is paid at the door is paid when it is delivered. */
export function isPaidWhen(to: OrderStatus): boolean {
  return to === 'delivered';
}

/** Whether a shopper may still cancel it. */
export function isCancellable(status: OrderStatus): boolean {
  return status === 'placed' || status === 'packed';
}

/** Whether nothing more happens to it. */
export function isFinished(status: OrderStatus): boolean {
  return nextStatuses(status).length === 0;
}

/** Whether money can come for it still that nobody waits for: a bank transfer for an order that was cancelled. */
export function mayBePaidLate(
  status: OrderStatus,
  {
    method,
    state,
    amountPaise,
  }: { method: string; state: Schema['payment']['state']; amountPaise: number },
): boolean {
  const { firstState, isPaidAtDoor } = providerOf(method);
  const isAwaited = firstState === 'due' && !isPaidAtDoor && amountPaise > 0;
  return status === 'cancelled' && state === 'cancelled' && isAwaited;
}

/** Whether it may be packed: it is paid, or will be at the door. */
export function isSecured(payment: { method: string; state: Schema['payment']['state'] }): boolean {
  if (payment.state === 'paid') return true;
  return payment.state === 'due' && providerOf(payment.method).isPaidAtDoor;
}
