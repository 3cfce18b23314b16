import type { Database, OrderStatus } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import {
  findLatestPayment,
  noteLatePayment,
  settlePendingPayment,
} from '../../payment/paymentRepository.ts';
import type { ShopSettings } from '../../shopSettings.ts';
import { texts } from '../../texts.ts';
import { issueInvoice } from '../../invoices/issueInvoice.ts';
import { forgetIfOrphan } from '../reading/anonymiseOrders.ts';
import { cancelOrder } from './cancelOrder.ts';
import { refundExcess } from '../payment/issueRefund.ts';
import { OrderConflict } from '../placing/orderConflict.ts';
import { mailOrder } from '../reading/orderMail.ts';
import { lockOrderOf, type StoredOrder } from '../reading/orderQueries.ts';
import { insertEvent, updateStatus } from '../reading/orderRepository.ts';
import {
  isFinished,
  isPaidWhen,
  mayBePaidLate,
  findTransitionError,
} from '../reading/orderStatus.ts';
import { finishPacking } from './finishPacking.ts';

/**
 * Locks the order with this number and returns it.
 * @throws RequestError 404 if there is no such order
 */
export async function orderToChange(trx: Database, number: string): Promise<StoredOrder> {
  const order = await lockOrderOf(trx, number);
  if (order === undefined) throw new RequestError(404, texts.order.rejected.noOrder);
  return order;
}

async function takeMoney(trx: Database, orderId: string): Promise<boolean> {
  const isTaken = await settlePendingPayment(trx, orderId);
  if (isTaken) await insertEvent(trx, orderId, 'paid');
  return isTaken;
}

async function takeLateMoney(trx: Database, { id, status }: StoredOrder): Promise<void> {
  const payment = await findLatestPayment(trx, id);
  if (!mayBePaidLate(status, payment)) throw new OrderConflict('nothingDue');
  await noteLatePayment(trx, payment.reference);
  await insertEvent(trx, id, 'paid');
  await refundExcess(trx, id, { totalMinor: 0, reason: 'cancelled' });
}

/**
 * Marks a locked order as paid or changes its status. Emails the customer about payment, dispatch and cancellation.
 * @throws OrderConflict if the change is not allowed, no payment is due, or the order is not ready to be packed
 */
export async function changeStatus(
  trx: Database,
  { timeZone }: Pick<ShopSettings, 'timeZone'>,
  order: StoredOrder,
  to: OrderStatus | 'paid',
): Promise<void> {
  const { id } = order;
  if (to === 'paid' && order.status === 'cancelled') {
    await takeLateMoney(trx, order);
    return;
  }
  if (to === 'paid') {
    if (!(await takeMoney(trx, id))) throw new OrderConflict('nothingDue');
    await mailOrder(trx, id, 'payment-received', timeZone);
    return;
  }
  const reason = findTransitionError(order.status, to);
  if (reason !== undefined) throw new OrderConflict(reason);
  if (to === 'cancelled') {
    await cancelOrder(trx, id, timeZone);
    return;
  }
  if (to === 'packed') await finishPacking(trx, order);
  await updateStatus(trx, id, to);
  if (isPaidWhen(to)) await takeMoney(trx, id);
  await insertEvent(trx, id, to);
  if (to === 'dispatched') await issueInvoice(trx, order, timeZone);
  if (to === 'dispatched') await mailOrder(trx, id, 'order-dispatched', timeZone);
  if (isFinished(to)) await forgetIfOrphan(trx, order);
}
