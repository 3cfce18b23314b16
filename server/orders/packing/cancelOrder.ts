import type { Database } from '../../db/schema.ts';
import { giveSlotBack } from '../../delivery/deliveryRepository.ts';
import { creditCancelledOrder } from '../../invoices/issueInvoice.ts';
import { cancelPayments } from '../../payment/paymentRepository.ts';
import { noteAllSent } from '../../payment/refundRepository.ts';
import { forgetIfOrphan } from '../reading/anonymiseOrders.ts';
import { boxedQuantity, leftQuantity, missingQuantity } from './boxedLines.ts';
import { giveCouponBack } from '../placing/couponUse.ts';
import { refundExcess } from '../payment/issueRefund.ts';
import { mailOrder } from '../reading/orderMail.ts';
import { findOrderLines, lockOrder, type StoredOrder } from '../reading/orderQueries.ts';
import { OrderRejection } from '../reading/orderRejection.ts';
import { insertEvent, updateStatus } from '../reading/orderRepository.ts';
import { isCancellable } from '../reading/orderStatus.ts';
import { giveStockBack, lockProducts, quantitiesOf, writeOffShort } from '../placing/stock.ts';

/**
 * Releases stock, coupon use and delivery slot of a cancelled order. Missing goods do not return to stock. Writes
 * them off, unless packing is finished and already wrote them off.
 */
async function releaseReservations(
  trx: Database,
  { id, couponCode, slotId, agreedTotalMinor }: StoredOrder,
): Promise<void> {
  const lines = await findOrderLines(trx, id);
  const isPacked = agreedTotalMinor !== null;
  if (!isPacked) await writeOffShort(trx, id, quantitiesOf(lines, missingQuantity));
  const quantities = quantitiesOf(
    lines,
    (line) => boxedQuantity(line) + (isPacked ? 0 : leftQuantity(line)),
  );
  await lockProducts(
    trx,
    quantities.map(({ productId }) => productId),
  );
  await giveStockBack(trx, quantities, { reason: 'cancel', orderId: id });
  if (couponCode !== null) await giveCouponBack(trx, couponCode);
  if (slotId !== null) await giveSlotBack(trx, slotId);
}

/**
 * Cancels an order at its customer's request.
 * @throws OrderRejection if the order is already cancelled, dispatched or delivered
 */
export async function cancelOwnOrder(
  trx: Database,
  orderId: string,
  timeZone: string,
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (order.status === 'cancelled') throw new OrderRejection('isCancelled');
  if (!isCancellable(order.status)) throw new OrderRejection('isOnItsWay');
  await cancelOrder(trx, orderId, timeZone);
}

/**
 * Cancels an order. Releases stock, coupon and slot, refunds payments and emails the customer.
 *
 * The caller checks that the order's status allows it.
 */
export async function cancelOrder(trx: Database, orderId: string, timeZone: string): Promise<void> {
  const order = await lockOrder(trx, orderId);
  await updateStatus(trx, orderId, 'cancelled');
  await insertEvent(trx, orderId, 'cancelled');
  await releaseReservations(trx, order);
  await cancelPayments(trx, orderId);
  await refundExcess(trx, orderId, { totalMinor: 0, reason: 'cancelled' });
  await noteAllSent(trx, orderId);
  await creditCancelledOrder(trx, order, timeZone);
  await mailOrder(trx, orderId, 'order-cancelled', timeZone);
  await forgetIfOrphan(trx, order);
}
