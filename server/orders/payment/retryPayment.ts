import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { isOpenOnline } from '../../payment/onlinePayment.ts';
import { findLatestPayment, settlePayment, type Payment } from '../../payment/paymentRepository.ts';
import type { ShopSettings } from '../../shopSettings.ts';
import { FieldErrors } from '../placing/fieldErrors.ts';
import { readPayment, rejectOverLimit, rejectUnchargeable } from './orderPayment.ts';
import { lockOrder } from '../reading/orderQueries.ts';
import { OrderRejection } from '../reading/orderRejection.ts';
import { startPayment } from './startPayment.ts';
import { findUnconfirmed, rejectTooManyHeld } from '../placing/unconfirmedOrders.ts';

/**
 * Starts another payment for an order whose last payment failed. Marks an open online payment as failed first.
 * @throws OrderRejection if the last payment is neither failed nor an open online payment; FormRejection for an
 * invalid form
 */
export async function retryPayment(
  trx: Database,
  orderId: string,
  form: Dto['RetryPaymentForm'],
  settings: ShopSettings,
): Promise<Payment> {
  const order = await lockOrder(trx, orderId);
  const latest = await findLatestPayment(trx, orderId);
  const { state, reference } = latest;
  // The checkout of a pending online payment is already closed, or was never opened.
  const isUnpaid = isOpenOnline(latest);
  if (state !== 'failed' && !isUnpaid) throw new OrderRejection('notToBePaid');
  if (isUnpaid) await settlePayment(trx, { orderId, reference, isCancelled: false }, 'failed');
  const errors = new FieldErrors();
  const chosen = await readPayment(trx, settings, form.payment_id, errors);
  errors.reject();
  if (!chosen) throw new Error('What could not be read has a fault.');
  await rejectOverLimit(trx, chosen, order);
  rejectUnchargeable(chosen, order);
  const held = await findUnconfirmed(trx, orderId);
  if (held) await rejectTooManyHeld(trx, chosen, held, settings.unconfirmedLimits);
  await startPayment(trx, orderId, order.totals.total, chosen, settings);
  return findLatestPayment(trx, orderId);
}
