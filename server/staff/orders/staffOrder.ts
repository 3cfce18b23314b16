import { toInvoiceLink } from '../../invoices/invoiceLinks.ts';
import { findInvoicesOf } from '../../invoices/invoiceRepository.ts';
import { sql } from 'kysely';
import { pictureUrl } from '../../catalog/picture.ts';
import { findStoreCurrency } from '../../currency/storeCurrency.ts';
import { currencyText, shownText } from '../../currency/currencyText.ts';
import { toDecimal } from '../../currency/minorUnits.ts';
import { toSmallestUnits } from '../../currency/smallestUnits.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import { addressIn } from '../../orders/packing/addressIn.ts';
import { lineAmount } from '../../orders/reading/lineAmount.ts';
import { boxedAmounts, boxedLine } from '../../orders/packing/boxedLines.ts';
import { findPackingObstacle } from '../../orders/packing/finishPacking.ts';
import {
  findEventsOf,
  findLinesOf,
  type StoredOrder,
  type StoredOrderLine,
} from '../../orders/reading/orderQueries.ts';
import { shownOf, shownRefunds } from '../../orders/payment/orderMoney.ts';
import { isSecured, mayBePaidLate, nextStatuses } from '../../orders/reading/orderStatus.ts';
import { orderTotals } from '../../orders/reading/orderTotals.ts';
import { paymentName, providerOf } from '../../payment/paymentProviders.ts';
import { findPaymentsOf } from '../../payment/paymentRepository.ts';
import { findRefunds } from '../../payment/refundRepository.ts';
import { translatedText } from '../../translatedText.ts';
import type { StaffDto } from '../staffDto.ts';

type OrderPayment = Awaited<ReturnType<typeof findPaymentsOf>>[number];

interface StaffOrderFacts {
  id: string;
  version: number;
  payment: StaffDto['PaymentState'];
  isWrittenTo: boolean;
  /** Barcodes by product id. Products without a barcode are omitted. */
  barcodes: Record<string, string>;
  notes: { by: string; at: string; text: string }[];
}

async function findFacts(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, StaffOrderFacts>> {
  const { rows } = await sql<StaffOrderFacts>`
    SELECT id, version, payment_state AS payment,
      email <> '' AS "isWrittenTo", (
      SELECT coalesce(jsonb_object_agg(p.id, p.barcode), '{}') FROM product p
      WHERE p.barcode <> '' AND p.id IN (SELECT product_id FROM order_line WHERE order_id = o.id)
    ) AS barcodes, (
      SELECT coalesce(jsonb_agg(jsonb_build_object('by', m.name, 'at', n.written_at, 'text', n.text) ORDER BY n.id), '[]')
      FROM order_note n JOIN staff_member m ON m.id = n.member_id WHERE n.order_id = o.id
    ) AS notes
    FROM shop_order o WHERE id = ANY (${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

function toLineDto(
  line: StoredOrderLine,
  { currency }: StoredOrder,
  barcodes: StaffOrderFacts['barcodes'],
  language: Language,
): StaffDto['StaffOrderLine'] {
  const charged = boxedLine(line);
  return {
    id: line.id,
    product_id: line.productId,
    handle: line.handle,
    barcode: barcodes[line.productId ?? ''] ?? '',
    name: line.name,
    option: line.optionNames,
    image: pictureUrl(line.picture ?? undefined, 160),
    quantity: line.quantity,
    packed_quantity: line.packedQuantity,
    weight_step: line.stepGrams,
    weight: line.weighedGrams,
    price: toDecimal(line.unitMinor),
    price_text: currencyText(line.unitMinor, currency, language),
    total: toDecimal(lineAmount(line.unitMinor, charged)),
    total_text: shownText(
      lineAmount(toSmallestUnits(line.unitMinor, currency), charged),
      currency,
      language,
    ),
    substitution: line.substitution,
    replaces: line.replacesId,
  };
}

function toPaymentDto(
  payment: OrderPayment,
  order: StoredOrder,
  language: Language,
): StaffDto['OrderPayment'] {
  const { id, method, reference, state, amountMinor, beganAt } = payment;
  return {
    id,
    method_name: paymentName(payment, language),
    // Only online payments have a reference that the provider knows.
    reference: providerOf(method).way === 'online' ? reference : '',
    amount: toDecimal(amountMinor),
    amount_text: shownText(shownOf(order, amountMinor), order.currency, language),
    state,
    made: beganAt.toISOString(),
  };
}

/**
 * Returns orders in the given sequence. Texts show amounts in each order's currency; numeric amounts are in the
 * store's currency.
 */
export async function toStaffOrders(
  db: Database,
  orders: readonly StoredOrder[],
  language: Language,
): Promise<StaffDto['StaffOrder'][]> {
  const ids = orders.map(({ id }) => id);
  const facts = await findFacts(db, ids);
  const byOrder = <Row extends { orderId: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ orderId }) => orderId);
  const lines = byOrder(await findLinesOf(db, ids));
  const events = byOrder(await findEventsOf(db, ids));
  const refunds = byOrder(await findRefunds(db, ids));
  const payments = byOrder(await findPaymentsOf(db, ids));
  const invoices = byOrder(await findInvoicesOf(db, ids));
  const storeCurrency = await findStoreCurrency(db);
  return orders.map((order): StaffDto['StaffOrder'] => {
    const { id, currency, totals } = order;
    const own = lines.get(id) ?? [];
    const paid = payments.get(id) ?? [];
    const latest = paid.at(-1);
    const fact = facts.get(id);
    if (latest === undefined || fact === undefined) throw new Error(`Order ${id} has no payment.`);
    const money = (units: number) => shownText(units, currency, language);
    // Show the customer's amount, followed by the store's if the currencies differ.
    const inBoth = (sums: Pick<StoredOrder, 'totals' | 'shown'>) =>
      currency.code === storeCurrency.code
        ? money(sums.shown.total)
        : `${money(sums.shown.total)} (${currencyText(sums.totals.total, storeCurrency, language)})`;
    const paidMinor = paid
      .filter(({ state }) => state === 'paid' || state === 'refund_due' || state === 'refunded')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const given = refunds.get(id) ?? [];
    const leftMinor = paidMinor - given.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const box = order.agreedTotalMinor === null ? boxedAmounts(order, own) : order;
    const refunded = shownRefunds(order, given);
    const agreedMinor = order.agreedTotalMinor ?? totals.total;
    return {
      number: order.number,
      short_number: order.shortNumber,
      version: fact.version,
      status: order.status,
      next: nextStatuses(order.status).filter(
        (status) => status !== 'packed' || findPackingObstacle(own, latest) === undefined,
      ),
      placed: order.placedAt.toISOString(),
      language: order.language,
      email: order.email,
      is_guest: order.customerId === null && !order.isOrphan,
      is_written_to: fact.isWrittenTo,
      address: addressIn(order.address, language),
      delivery: translatedText(order.deliveryName, language),
      slot_starts: order.slotStartsAt?.toISOString() ?? null,
      slot_ends: order.slotEndsAt?.toISOString() ?? null,
      shopper_note: order.note,
      lines: own.map((line) => toLineDto(line, order, fact.barcodes, language)),
      totals: orderTotals(order, language).map(({ code, title = '', text }) => ({
        code,
        title,
        text,
      })),
      total: toDecimal(totals.total),
      total_text: money(order.shown.total),
      agreed_total: toDecimal(agreedMinor),
      agreed_total_text: money(order.agreedShownTotal ?? order.shown.total),
      box_total: toDecimal(box.totals.total),
      box_total_text: money(box.shown.total),
      paid: toDecimal(paidMinor),
      refundable: toDecimal(leftMinor),
      refundable_text: currencyText(leftMinor, storeCurrency, language),
      payment: fact.payment,
      payment_name: paymentName(latest, language),
      is_unpaid: order.status === 'placed' && !isSecured(latest),
      to_collect_text: latest.state === 'due' && isSecured(latest) ? inBoth(box) : null,
      currency: { ...currency, value: Number(currency.value) },
      can_confirm_payment:
        latest.state === 'due' ||
        (latest.state === 'held' && order.status !== 'cancelled') ||
        mayBePaidLate(order.status, latest),
      payments: paid.map((payment) => toPaymentDto(payment, order, language)),
      refunds: given.map((refund, index) => ({
        id: refund.id,
        amount: toDecimal(refund.amountMinor),
        amount_text: money(refunded[index] ?? 0),
        reason: refund.reason,
        note: refund.note,
        state: refund.state === 'done' ? 'done' : 'due',
        failure: refund.failure,
        is_sending: refund.isSending,
        made: refund.madeAt.toISOString(),
        settled: refund.settledAt?.toISOString() ?? null,
      })),
      invoices: (invoices.get(id) ?? []).map(toInvoiceLink),
      timeline: (events.get(id) ?? []).map(({ status, happenedAt }) => ({
        status,
        at: happenedAt.toISOString(),
      })),
      notes: fact.notes.map(({ by, at, text }) => ({ by, at: new Date(at).toISOString(), text })),
    };
  });
}
