/** Refunds of orders. The caller holds the order's lock. */
import { RequestError } from '../../http/errors.ts';
import { findStoreCurrency } from '../../currency/storeCurrency.ts';
import { currencyText } from '../../currency/currencyText.ts';
import { isWholeMinor, toMinor } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import { issueCreditNotes } from '../../invoices/issueInvoice.ts';
import type { Language } from '../../language.ts';
import { isGateway } from '../../payment/onlinePayment.ts';
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

/** Splits a refund over the order's payments. A job sends the parts of gateway payments; staff send the others. */
async function splitRefund(
  trx: Database,
  {
    orderId,
    amountMinor: wholeMinor,
    reason,
    note,
  }: Pick<Refund, 'orderId' | 'amountMinor' | 'reason' | 'note'>,
): Promise<void> {
  let restMinor = wholeMinor;
  for (const { id: paymentId, method, leftMinor } of await findRefundable(trx, orderId)) {
    if (restMinor === 0) return;
    const amountMinor = Math.min(restMinor, leftMinor);
    restMinor -= amountMinor;
    await insertRefund(trx, {
      orderId,
      paymentId,
      amountMinor,
      reason,
      note,
      isAutomatic: isGateway(method),
    });
  }
}

/**
 * Refunds payments above the order's total, or everything if the total is 0. Goodwill refunds do not reduce the
 * excess.
 */
export async function refundExcess(
  trx: Database,
  orderId: string,
  { totalMinor, reason }: { totalMinor: number; reason: 'short' | 'cancelled' | 'double' },
): Promise<void> {
  const { paidMinor, refundedMinor, goodwillMinor } = await findBalance(trx, orderId);
  const left = paidMinor - refundedMinor;
  const excess = Math.min(left, left + goodwillMinor - totalMinor);
  if (excess <= 0) return;
  await splitRefund(trx, { orderId, amountMinor: excess, reason, note: '' });
}

/**
 * Issues a goodwill refund of an amount in the store's currency.
 * @throws RequestError 422 for an invalid amount, 409 if the amount exceeds what is refundable
 */
export async function issueRefund(
  trx: Database,
  order: StoredOrder,
  { amount, note }: { amount: number; note: string },
  timeZone: string,
): Promise<void> {
  const { id } = order;
  const amountMinor = toMinor(amount);
  if (amountMinor <= 0 || !isWholeMinor(amount))
    throw new RequestError(422, texts.order.refund.amount);
  const { paidMinor, refundedMinor } = await findBalance(trx, id);
  const left = paidMinor - refundedMinor;
  if (amountMinor > left) {
    const currency = await findStoreCurrency(trx);
    const most = (language: Language) => currencyText(left, currency, language);
    throw new RequestError(
      409,
      fill(texts.order.refund.atMost, (language) => ({ most: most(language) })),
    );
  }
  await splitRefund(trx, { orderId: id, amountMinor, reason: 'goodwill', note });
  await issueCreditNotes(trx, order, timeZone);
}
