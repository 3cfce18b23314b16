import type { Database, OrderStatus } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import {
  findLatestPayment,
  noteLatePayment,
  settlePendingPayment,
} from '../../payment/paymentRepository.ts';
import type { ShopSettings } from '../../shopSettings.ts';
import { texts } from '../../texts.ts';
import { forgetIfOrphan } from '../reading/anonymiseOrders.ts';
import { cancelOrder } from './cancelOrder.ts';
import { giveExcessBack } from '../payment/giveMoneyBack.ts';
import { OrderConflict } from '../placing/orderConflict.ts';
import { mailOrder } from '../reading/orderMail.ts';
import { lockOrderOf, type StoredOrder } from '../reading/orderQueries.ts';
import { insertEvent, updateStatus } from '../reading/orderRepository.ts';
import { isFinished, isPaidWhen, mayBePaidLate, whyNot } from '../reading/orderStatus.ts';
import { closeBox } from './closeBox.ts';

/** The order of that number, locked. @throws RequestError (404) where there is none */
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

/**
 * Notes that the money of a cancelled order has come after all, and that it is to be given back.
 * @throws OrderConflict where none can come
 */
async function takeLateMoney(
  trx: Database,
  { id, status }: StoredOrder,
  timeZone: string,
): Promise<void> {
  const payment = await findLatestPayment(trx, id);
  if (!mayBePaidLate(status, payment)) throw new OrderConflict('nothingDue');
  await noteLatePayment(trx, payment.reference);
  await insertEvent(trx, id, 'paid');
  await giveExcessBack(trx, id, { totalPaise: 0, reason: 'cancelled' }, timeZone);
}

/**
 * What staff tell of an order that they have locked: that the money has come (`paid`), or where it stands. The shopper gets an email of the payment, the dispatch and the end of an order.
 * @throws OrderConflict where it cannot become that, or is packed before it is paid and looked for
 */
export async function changeStatus(
  trx: Database,
  { timeZone }: Pick<ShopSettings, 'timeZone'>,
  order: StoredOrder,
  to: OrderStatus | 'paid',
): Promise<void> {
  const { id } = order;
  if (to === 'paid' && order.status === 'cancelled') {
    await takeLateMoney(trx, order, timeZone);
    return;
  }
  if (to === 'paid') {
    if (!(await takeMoney(trx, id))) throw new OrderConflict('nothingDue');
    await mailOrder(trx, id, 'payment-received', timeZone);
    return;
  }
  const reason = whyNot(order.status, to);
  if (reason !== undefined) throw new OrderConflict(reason);
  if (to === 'cancelled') {
    await cancelOrder(trx, id, timeZone);
    return;
  }
  if (to === 'packed') await closeBox(trx, order, timeZone);
  await updateStatus(trx, id, to);
  if (isPaidWhen(to)) await takeMoney(trx, id);
  await insertEvent(trx, id, to);
  if (to === 'dispatched') await mailOrder(trx, id, 'order-dispatched', timeZone);
  if (isFinished(to)) await forgetIfOrphan(trx, order);
}
