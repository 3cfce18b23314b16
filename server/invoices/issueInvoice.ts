import { toSmallestUnits } from '../currency/smallestUnits.ts';
import type { Database } from '../db/schema.ts';
import { localDay } from '../localTime.ts';
import { boxedLine, shownLines } from '../orders/packing/boxedLines.ts';
import { shownOf } from '../orders/payment/orderMoney.ts';
import { chargedWeight } from '../orders/reading/lineAmount.ts';
import { findOrderLines, type StoredOrder } from '../orders/reading/orderQueries.ts';
import {
  sumOfTaxes,
  type BookedLine,
  type DocumentTotals,
  type InvoiceDocument,
  type InvoiceLine,
} from './invoiceDocument.ts';
import { creditLines } from './creditLines.ts';
import { findTaxPolicy } from '../tax/taxRepository.ts';
import { fill, texts } from '../texts.ts';
import { translatedText } from '../translatedText.ts';
import { creditTaxes } from './creditTaxes.ts';
import { invoiceLines, type UntaxedLine } from './invoiceLines.ts';
import { buyerOf, sellerOf } from './invoiceParties.ts';
import { findDocuments, findUncreditedRefunds, insertInvoice } from './invoiceRepository.ts';
import { financialYear, lockInvoiceNumbers, takeInvoiceNumber } from './invoiceSeries.ts';

interface PricedTwice {
  shown: UntaxedLine[];
  base: UntaxedLine[];
}

async function linesOf(trx: Database, order: StoredOrder): Promise<PricedTwice> {
  const { currency, shown, totals, taxation, deliveryName, language } = order;
  const lines = shownLines(order, await findOrderLines(trx, order.id))
    .map(boxedLine)
    .filter(({ quantity }) => quantity > 0)
    .map((line) => {
      const weight = chargedWeight(line);
      return {
        name: [line.name, ...line.optionNames.map(({ value }) => value)].join(', '),
        code: line.tax.code,
        quantity: line.quantity,
        ...(weight && { weight }),
        unitPrice: line.unitMinor,
        percent: line.tax.percent,
        isDiscounted: line.isDiscounted,
      };
    });
  const delivery = (unitPrice: number) =>
    unitPrice === 0
      ? []
      : [
          {
            name: translatedText(deliveryName, language),
            code: '',
            quantity: 1,
            unitPrice,
            percent: taxation.deliveryPercent,
            isDiscounted: false,
          },
        ];
  const inCurrency = lines.map((line) => ({
    ...line,
    unitPrice: toSmallestUnits(line.unitPrice, currency),
  }));
  return {
    shown: [...inCurrency, ...delivery(shown.delivery)],
    base: [...lines, ...delivery(totals.delivery)],
  };
}

const onlyTaxes = ({ tax, taxes, total }: DocumentTotals): DocumentTotals => ({
  tax,
  taxes,
  total,
});

const toBooked = (lines: readonly InvoiceLine[]): BookedLine[] =>
  lines.map(({ code, quantity, percent, net, tax }) => ({ code, quantity, percent, net, tax }));

/**
 * Issues the invoice of a locked, packed order, and credit notes for earlier goodwill refunds.
 * @param timeZone of the shop
 */
export async function issueInvoice(
  trx: Database,
  order: StoredOrder,
  timeZone: string,
): Promise<void> {
  const { id: orderId, language, shown, totals, taxation, currency } = order;
  const policy = await findTaxPolicy(trx);
  const untaxed = await linesOf(trx, order);
  const seller = await sellerOf(trx, policy, language);
  const issuedAt = await lockInvoiceNumbers(trx);
  const date = localDay(issuedAt, timeZone);
  const number = await takeInvoiceNumber(trx, 'invoice', financialYear(date, policy.countryId));
  await insertInvoice(
    trx,
    { orderId, refundId: null, issuedAt },
    {
      kind: 'invoice',
      number,
      date,
      credits: null,
      orderNumber: order.number,
      shortNumber: order.shortNumber,
      language,
      seller,
      ...buyerOf(order),
      currency: { code: currency.code, symbol: currency.symbol, decimal: currency.decimal },
      taxation,
      lines: invoiceLines(untaxed.shown, shown, taxation),
      totals: onlyTaxes(shown),
      base: {
        ...onlyTaxes(totals),
        lines: toBooked(invoiceLines(untaxed.base, totals, taxation)),
      },
    },
  );
  await issueCreditNotes(trx, order, timeZone);
}

function creditTotals(
  invoiced: DocumentTotals,
  notes: readonly DocumentTotals[],
  amount: number,
  { taxation }: InvoiceDocument,
): DocumentTotals {
  const before = notes.reduce((sum, { total }) => sum + total, 0);
  const taxes = creditTaxes(invoiced.taxes, { before, amount }, taxation);
  return { tax: sumOfTaxes(taxes), taxes, total: amount };
}

interface Credit {
  refundId: string | null;
  amountMinor: number;
}

async function issueNotes(
  trx: Database,
  order: StoredOrder,
  credits: readonly Credit[],
  timeZone: string,
): Promise<void> {
  const [invoice, ...notes] = await findDocuments(trx, order.id);
  if (invoice === undefined) return;
  const { countryId } = await findTaxPolicy(trx);
  for (const { refundId, amountMinor } of credits) {
    const left = invoice.base.total - notes.reduce((sum, { base }) => sum + base.total, 0);
    const amount = Math.min(amountMinor, left);
    if (amount <= 0) continue;
    // Subtract displayed remainders, so that displayed refunds add up to the displayed total.
    const shownAmount = shownOf(order, left) - shownOf(order, left - amount);
    const base = creditTotals(
      invoice.base,
      notes.map((note) => note.base),
      amount,
      invoice,
    );
    const totals = creditTotals(
      invoice.totals,
      notes.map((note) => note.totals),
      shownAmount,
      invoice,
    );
    const issuedAt = await lockInvoiceNumbers(trx);
    const date = localDay(issuedAt, timeZone);
    const note: InvoiceDocument = {
      ...invoice,
      kind: 'credit-note',
      number: await takeInvoiceNumber(trx, 'credit-note', financialYear(date, countryId)),
      date,
      credits: invoice.number,
      lines: creditLines(totals.taxes, invoice.lines, invoice.taxation).map((line) => ({
        ...line,
        name: fill(texts.invoice.refundOf, { number: invoice.number })[invoice.language],
        quantity: 1,
        unitPrice: line.net + line.tax,
        discount: 0,
      })),
      totals,
      base: { ...base, lines: creditLines(base.taxes, invoice.base.lines, invoice.taxation) },
    };
    await insertInvoice(trx, { orderId: order.id, refundId, issuedAt }, note);
    notes.push(note);
  }
}

/** Issues the missing credit notes for goodwill refunds of a locked order. No-op without an invoice. */
export async function issueCreditNotes(
  trx: Database,
  order: StoredOrder,
  timeZone: string,
): Promise<void> {
  const refunds = await findUncreditedRefunds(trx, order.id);
  const credits = refunds.map(({ id, amountMinor }) => ({ refundId: id, amountMinor }));
  await issueNotes(trx, order, credits, timeZone);
}

/** Credits the remaining invoice amount of a cancelled order. No-op without an invoice. */
export async function creditCancelledOrder(
  trx: Database,
  order: StoredOrder,
  timeZone: string,
): Promise<void> {
  const rest = { refundId: null, amountMinor: Infinity };
  await issueNotes(trx, order, [rest], timeZone);
}
