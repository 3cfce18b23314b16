import type { Dto } from '../../http/contractTypes.ts';
import { shownText } from '../../currency/currencyText.ts';
import { toDecimal } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import { zonedTime } from '../../localTime.ts';
import { findInvoiceLinks } from '../../invoices/invoiceLinks.ts';
import type { Language } from '../../language.ts';
import { findLatestPayment } from '../../payment/paymentRepository.ts';
import { findRefunds } from '../../payment/refundRepository.ts';
import { translatedText } from '../../translatedText.ts';
import { addressIn } from '../packing/addressIn.ts';
import { shownLines } from '../packing/boxedLines.ts';
import { confirmationInstruction } from '../placing/confirmationInstruction.ts';
import { toOrderLineDto } from './orderLineDto.ts';
import { toPaymentDto } from '../payment/orderPayment.ts';
import {
  findEventsOf,
  findOrderLines,
  type OrderSummary,
  type StoredOrder,
} from './orderQueries.ts';
import { shownRefunds } from '../payment/orderMoney.ts';
import { isCancellable } from './orderStatus.ts';
import { orderTotals } from './orderTotals.ts';

function toDeliveryDto(
  { deliveryName, slotStartsAt, slotEndsAt }: StoredOrder,
  timeZone: string,
  language: Language,
): Dto['OrderDelivery'] {
  const name = translatedText(deliveryName, language);
  if (slotStartsAt === null || slotEndsAt === null) return { name };
  return {
    name,
    starts: zonedTime(slotStartsAt, timeZone),
    ends: zonedTime(slotEndsAt, timeZone),
  };
}

export async function toOrderDto(
  db: Database,
  order: StoredOrder,
  timeZone: string,
  language: Language,
): Promise<Dto['Order']> {
  const lines = shownLines(order, await findOrderLines(db, order.id));
  const nameOf = new Map(lines.map(({ id, name }) => [id, name]));
  const events = await findEventsOf(db, [order.id]);
  const payment = await toPaymentDto(
    db,
    order.number,
    await findLatestPayment(db, order.id),
    timeZone,
    language,
  );
  const confirmation = await confirmationInstruction(db, order.id, timeZone, language);
  const refunds = await findRefunds(db, [order.id]);
  const refunded = shownRefunds(order, refunds);
  return {
    order_id: order.id,
    number: order.number,
    short_number: order.shortNumber,
    status: order.status,
    placed: zonedTime(order.placedAt, timeZone),
    timeline: events.flatMap(({ status, happenedAt }) =>
      status === 'disputed' ? [] : [{ status, date: zonedTime(happenedAt, timeZone) }],
    ),
    lines: lines.map((line) => {
      const replaces = line.replacesId === null ? undefined : nameOf.get(line.replacesId);
      const dto = toOrderLineDto(line, order.currency, language);
      return replaces === undefined ? dto : { ...dto, replaces };
    }),
    totals: orderTotals(order, language),
    total: toDecimal(order.totals.total),
    refunds: refunds.map(({ reason, state, madeAt }, index) => ({
      amount_text: shownText(refunded[index] ?? 0, order.currency, language),
      reason,
      state: state === 'done' ? 'done' : 'due',
      date: zonedTime(madeAt, timeZone),
    })),
    invoices: await findInvoiceLinks(db, order.id),
    email: order.email,
    address: addressIn(order.address, language),
    delivery: toDeliveryDto(order, timeZone, language),
    payment: { ...payment, instructions: [...payment.instructions, ...confirmation] },
    note: order.note,
    can_cancel: isCancellable(order.status),
    can_reorder: lines.some(({ productId }) => productId !== null),
  };
}

export function toOrderSummaryDto(
  order: OrderSummary,
  timeZone: string,
  language: Language,
): Dto['OrderSummary'] {
  return {
    order_id: order.id,
    number: order.number,
    short_number: order.shortNumber,
    status: order.status,
    placed: zonedTime(order.placedAt, timeZone),
    units: order.quantity,
    total: toDecimal(order.totalMinor),
    total_text: shownText(order.shownTotal, order.currency, language),
    payment_state: order.paymentState,
  };
}
