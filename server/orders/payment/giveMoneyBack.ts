/** Refunds of orders, which the caller has locked. */
import { RequestError } from '../../http/errors.ts';
import { findCurrency } from '../../currency/currencyRepository.ts';
import { FIRST_CURRENCY } from '../../currency/firstCurrency.ts';
import { currencyText } from '../../currency/currencyText.ts';
import { isWholePaise, toPaise } from '../../currency/paise.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import { providerOf } from '../../payment/paymentProviders.ts';
import {
  endRefund,
  findBalance,
  findRefundable,
  insertRefund,
  type Refund,
} from '../../payment/refundRepository.ts';
import { fill, texts } from '../../texts.ts';
import { OrderConflict } from '../placing/orderConflict.ts';
import { mailOrder } from '../reading/orderMail.ts';
import type { StoredOrder } from '../reading/orderQueries.ts';

/**
 * Notes that the money of a refund is sent, and writes so to the shopper.
 * @throws OrderConflict where the order has no such refund that is due
 */
export async function settleRefund(
  trx: Database,
  orderId: string,
  refundId: string,
  timeZone: string,
): Promise<void> {
  const isEnded = await endRefund(trx, orderId, refundId);
  if (!isEnded) throw new OrderConflict('noRefund');
  await mailOrder(trx, orderId, 'order-refunded', timeZone, refundId);
}

/** Refunds an amount, split over the order's payments: through the provider if it supports refunds, else by hand. */
async function giveBack(
  trx: Database,
  {
    orderId,
    amountPaise: wholePaise,
    reason,
    note,
  }: Pick<Refund, 'orderId' | 'amountPaise' | 'reason' | 'note'>,
  timeZone: string,
): Promise<void> {
  let restPaise = wholePaise;
  for (const { id: paymentId, method, reference, leftPaise } of await findRefundable(
    trx,
    orderId,
  )) {
    if (restPaise === 0) return;
    const amountPaise = Math.min(restPaise, leftPaise);
    restPaise -= amountPaise;
    const refundId = await insertRefund(trx, { orderId, paymentId, amountPaise, reason, note });
    const isSent = await providerOf(method).refund?.({ reference, refundId, amountPaise });
    if (isSent) await settleRefund(trx, orderId, refundId, timeZone);
  }
}

/**
 * Gives back what was paid over what the order comes to; all that is left where it comes to nothing any more. What was given
 * besides for another reason takes nothing from that.
 */
export async function giveExcessBack(
  trx: Database,
  orderId: string,
  { totalPaise, reason }: { totalPaise: number; reason: 'short' | 'cancelled' | 'double' },
  timeZone: string,
): Promise<void> {
  const { paidPaise, refundedPaise, goodwillPaise } = await findBalance(trx, orderId);
  const left = paidPaise - refundedPaise;
  const excess = Math.min(left, left + goodwillPaise - totalPaise);
  if (excess <= 0) return;
  await giveBack(trx, { orderId, amountPaise: excess, reason, note: '' }, timeZone);
}

/**
 * Gives back what staff say, in rupees.
 * @throws RequestError 422 for no such amount, 409 for more than is left of what was paid
 */
export async function giveMoneyBack(
  trx: Database,
  { id }: StoredOrder,
  { amount, note }: { amount: number; note: string },
  timeZone: string,
): Promise<void> {
  const amountPaise = toPaise(amount);
  if (amountPaise <= 0 || !isWholePaise(amount))
    throw new RequestError(422, texts.order.refund.amount);
  const { paidPaise, refundedPaise } = await findBalance(trx, id);
  const left = paidPaise - refundedPaise;
  if (amountPaise > left) {
    // As the amount was said.
    const rupees = await findCurrency(trx, FIRST_CURRENCY);
    const most = (language: Language) => currencyText(left, rupees, language);
    throw new RequestError(
      409,
      fill(texts.order.refund.atMost, (language) => ({ most: most(language) })),
    );
  }
  await giveBack(trx, { orderId: id, amountPaise, reason: 'goodwill', note }, timeZone);
}
