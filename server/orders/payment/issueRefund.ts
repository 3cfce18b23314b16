/** Refunds of orders. The caller holds the order's lock. */
import { RequestError } from '../../http/errors.ts';
import { findStoreCurrency } from '../../currency/storeCurrency.ts';
import { currencyText } from '../../currency/currencyText.ts';
import { isWholePaise, toPaise } from '../../currency/paise.ts';
import type { Database } from '../../db/schema.ts';
import { issueCreditNotes } from '../../invoices/issueInvoice.ts';
import type { Language } from '../../language.ts';
import { isGateway } from '../../payment/onlinePayment.ts';
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
 * Marks a refund as sent and emails the customer.
 * @throws OrderConflict if the order has no such open refund
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

/**
 * Splits a refund over the order's payments. Refunds through the provider if it supports refunds; staff send the
 * others.
 */
async function splitRefund(
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
    const refundId = await insertRefund(trx, {
      orderId,
      paymentId,
      amountPaise,
      reason,
      note,
      isAutomatic: isGateway(method),
    });
    const isSent = await providerOf(method).refund?.({ reference, refundId, amountPaise });
    if (isSent) await settleRefund(trx, orderId, refundId, timeZone);
  }
}

/**
 * Refunds payments above the order's total, or everything if the total is 0. Goodwill refunds do not reduce the
 * excess.
 */
export async function refundExcess(
  trx: Database,
  orderId: string,
  { totalPaise, reason }: { totalPaise: number; reason: 'short' | 'cancelled' | 'double' },
  timeZone: string,
): Promise<void> {
  const { paidPaise, refundedPaise, goodwillPaise } = await findBalance(trx, orderId);
  const left = paidPaise - refundedPaise;
  const excess = Math.min(left, left + goodwillPaise - totalPaise);
  if (excess <= 0) return;
  await splitRefund(trx, { orderId, amountPaise: excess, reason, note: '' }, timeZone);
}

/**
 * Issues a goodwill refund of an amount in rupees.
 * @throws RequestError 422 for an invalid amount, 409 if the amount exceeds the sum that is left to refund
 */
export async function issueRefund(
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
    const currency = await findStoreCurrency(trx);
    const most = (language: Language) => currencyText(left, currency, language);
    throw new RequestError(
      409,
      fill(texts.order.refund.atMost, (language) => ({ most: most(language) })),
    );
  }
  await splitRefund(trx, { orderId: id, amountPaise, reason: 'goodwill', note }, timeZone);
  await issueCreditNotes(trx, id, timeZone);
}
