import type { Database, OrderStatus } from '../db/schema.ts';
import { findLatestPayment, settlePendingPayment } from '../payment/paymentRepository.ts';
import type { ShopSettings } from '../shopSettings.ts';
import { forgetIfOrphan } from './anonymiseOrders.ts';
import { cancelOrder } from './cancelOrder.ts';
import { findOrderId, lockOrder } from './orderQueries.ts';
import { insertEvent, updateStatus } from './orderRepository.ts';
import { isFinished, isSecured, mayBecome } from './orderStatus.ts';

/** An operator wants of an order what it does not allow. */
class StatusRejection extends Error {}

async function takeMoney(trx: Database, orderId: string): Promise<boolean> {
  const isTaken = await settlePendingPayment(trx, orderId);
  if (isTaken) await insertEvent(trx, orderId, 'paid');
  return isTaken;
}

/**
 * What an operator tells of an order: that the money has come (`paid`), or where it stands. What is paid at the door is
 * paid when it is delivered.
 * @throws StatusRejection where there is no such order, or it cannot become that, or is packed before it is paid
 */
export async function changeStatus(
  db: Database,
  { timeZone }: ShopSettings,
  number: string,
  to: OrderStatus | 'paid',
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = await findOrderId(trx, number);
    if (id === undefined) throw new StatusRejection(`There is no order ${number}.`);
    const order = await lockOrder(trx, id);
    const rejected = new StatusRejection(`Order ${number} is ${order.status} and cannot be ${to}.`);
    if (to === 'paid') {
      if (!(await takeMoney(trx, id))) throw rejected;
      return;
    }
    if (!mayBecome(order.status, to)) throw rejected;
    if (to === 'cancelled') {
      await cancelOrder(trx, id, timeZone);
      return;
    }
    if (to === 'packed' && !isSecured(await findLatestPayment(trx, id))) throw rejected;
    await updateStatus(trx, id, to);
    if (to === 'delivered') await takeMoney(trx, id);
    await insertEvent(trx, id, to);
    if (isFinished(to)) await forgetIfOrphan(trx, order);
  });
}
