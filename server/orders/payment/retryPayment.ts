import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { findLatestPayment, type Payment } from '../../payment/paymentRepository.ts';
import type { ShopSettings } from '../../shopSettings.ts';
import { FieldErrors } from '../placing/fieldErrors.ts';
import { readPayment, rejectOverLimit } from './orderPayment.ts';
import { lockOrder } from '../reading/orderQueries.ts';
import { OrderRejection } from '../reading/orderRejection.ts';
import { startPayment } from './startPayment.ts';
import { findUnconfirmed, rejectTooManyHeld } from '../placing/unconfirmedOrders.ts';

/**
 * Retries the payment of an order.
 * @throws OrderRejection if the last payment did not fail or the order is cancelled; FormRejection
 */
export async function retryPayment(
  trx: Database,
  orderId: string,
  form: Dto['RetryPaymentForm'],
  settings: ShopSettings,
): Promise<Payment> {
  const order = await lockOrder(trx, orderId);
  const { state } = await findLatestPayment(trx, orderId);
  if (state !== 'failed') throw new OrderRejection('notToBePaid');
  const errors = new FieldErrors();
  const chosen = await readPayment(trx, settings, form, errors);
  errors.reject();
  if (!chosen) throw new Error('What could not be read has a fault.');
  await rejectOverLimit(trx, chosen.provider, order);
  const held = await findUnconfirmed(trx, orderId);
  if (held) await rejectTooManyHeld(trx, chosen.provider, held, settings.unconfirmedLimits);
  await startPayment(trx, orderId, order.totals.total, chosen, settings);
  return findLatestPayment(trx, orderId);
}
