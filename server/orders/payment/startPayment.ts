import type { Database } from '../../db/schema.ts';
import type { PaymentProvider, PaymentResult } from '../../payment/paymentProvider.ts';
import {
  findOrderOfPayment,
  insertPayment,
  settlePayment,
} from '../../payment/paymentRepository.ts';
import { newSecret } from '../../session/secret.ts';
import type { PaymentDeadlines, ShopSettings } from '../../shopSettings.ts';
import { refundExcess } from './issueRefund.ts';
import { mailNewOrder } from '../reading/orderMail.ts';
import { lockOrder } from '../reading/orderQueries.ts';
import { insertEvent } from '../reading/orderRepository.ts';

/**
 * Applies a provider's result; repeated results have no effect. Refunds the payment if the order is cancelled or
 * already paid.
 */
export async function settle(
  trx: Database,
  reference: string,
  result: PaymentResult,
  timeZone: string,
): Promise<void> {
  const orderId = await findOrderOfPayment(trx, reference);
  if (orderId === undefined) return;
  // Lock the order before its payments, as a cancellation does, to prevent deadlocks.
  const { status, totals } = await lockOrder(trx, orderId);
  const isCancelled = status === 'cancelled';
  const state = await settlePayment(trx, { orderId, reference, isCancelled }, result);
  if (state === 'paid') {
    await insertEvent(trx, orderId, 'paid');
    await mailNewOrder(trx, orderId, timeZone);
  }
  if (state === undefined || state === 'failed') return;
  const totalMinor = isCancelled ? 0 : totals.total;
  const surplus = isCancelled ? 'cancelled' : 'double';
  // Packing may have lowered the total before a late payment.
  const reason = state === 'paid' ? 'short' : surplus;
  await refundExcess(trx, orderId, { totalMinor, reason });
}

const MINUTES_OF_DAY = 24 * 60;

const minutesFor = (
  { firstState }: PaymentProvider,
  { onlineMinutes, transferDays }: PaymentDeadlines,
): number => (firstState === 'due' ? transferDays * MINUTES_OF_DAY : onlineMinutes);

export async function startPayment(
  trx: Database,
  orderId: string,
  amountMinor: number,
  provider: PaymentProvider,
  { paymentDeadlines, timeZone }: Pick<ShopSettings, 'paymentDeadlines' | 'timeZone'>,
): Promise<void> {
  const isFree = amountMinor === 0;
  await insertPayment(trx, {
    orderId,
    method: provider.id,
    reference: newSecret(16),
    state: isFree ? 'paid' : provider.firstState,
    amountMinor,
    lapsesInMinutes: provider.isPaidAtDoor ? null : minutesFor(provider, paymentDeadlines),
  });
  if (isFree) await insertEvent(trx, orderId, 'paid');
  if (isFree || provider.firstState === 'due') await mailNewOrder(trx, orderId, timeZone);
}
