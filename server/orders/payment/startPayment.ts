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
import type { ChosenPayment } from './orderPayment.ts';
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
  if (state === 'paid') await insertEvent(trx, orderId, 'paid');
  if (state === undefined || state === 'failed') return;
  const totalMinor = isCancelled ? 0 : totals.total;
  const surplus = isCancelled ? 'cancelled' : 'double';
  // Packing may have lowered the total before a late payment.
  const reason = state === 'paid' ? 'short' : surplus;
  await refundExcess(trx, orderId, { totalMinor, reason }, timeZone);
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
  { provider, token }: ChosenPayment,
  { timeZone, paymentDeadlines }: Pick<ShopSettings, 'timeZone' | 'paymentDeadlines'>,
): Promise<void> {
  const reference = newSecret(16);
  const isFree = amountMinor === 0;
  const state = isFree ? 'paid' : provider.firstState;
  const lapsesInMinutes = provider.isPaidAtDoor ? null : minutesFor(provider, paymentDeadlines);
  await insertPayment(trx, {
    orderId,
    method: provider.id,
    reference,
    state,
    amountMinor,
    lapsesInMinutes,
  });
  if (isFree) await insertEvent(trx, orderId, 'paid');
  const results = isFree ? [] : await provider.start({ reference, amountMinor, token });
  for (const result of results) await settle(trx, reference, result, timeZone);
}
