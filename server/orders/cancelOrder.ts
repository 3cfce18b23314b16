import type { Database } from '../db/schema.ts';
import { giveSlotBack } from '../delivery/deliveryRepository.ts';
import { cancelPayments } from '../payment/paymentRepository.ts';
import { forgetIfOrphan } from './anonymiseOrders.ts';
import { giveCouponBack } from './couponUse.ts';
import { mailOrder } from './orderMail.ts';
import { findOrderLines, lockOrder, type StoredOrder } from './orderQueries.ts';
import { OrderRejection } from './orderRejection.ts';
import { insertEvent, updateStatus } from './orderRepository.ts';
import { isCancellable } from './orderStatus.ts';
import { giveStockBack, lockProducts, quantityByProduct } from './stock.ts';

async function giveAllBack(trx: Database, { id, couponCode, slotId }: StoredOrder): Promise<void> {
  const quantities = quantityByProduct(
    (await findOrderLines(trx, id)).flatMap(({ productId, quantity }) =>
      productId === null ? [] : [{ productId, quantity }],
    ),
  );
  await lockProducts(
    trx,
    quantities.map(({ productId }) => productId),
  );
  await giveStockBack(trx, quantities);
  if (couponCode !== null) await giveCouponBack(trx, couponCode);
  if (slotId !== null) await giveSlotBack(trx, slotId);
}

/**
 * Cancels an order: stock, coupon and slot are given back, what was paid is to be given back, and the shopper gets an email.
 * @throws OrderRejection where it is cancelled already or on its way
 */
export async function cancelOrder(trx: Database, orderId: string, timeZone: string): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (order.status === 'cancelled') throw new OrderRejection('isCancelled');
  if (!isCancellable(order.status)) throw new OrderRejection('isOnItsWay');
  await updateStatus(trx, orderId, 'cancelled');
  await insertEvent(trx, orderId, 'cancelled');
  await giveAllBack(trx, order);
  await cancelPayments(trx, orderId);
  await mailOrder(trx, orderId, 'order-cancelled', timeZone);
  await forgetIfOrphan(trx, order);
}
