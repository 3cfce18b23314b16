import { sql } from 'kysely';
import { toSmallestUnits } from '../currency/smallestUnits.ts';
import type { Database } from '../db/schema.ts';
import { localDay } from '../localTime.ts';
import { shownLines, boxedQuantity } from '../orders/packing/boxedLines.ts';
import { shownOf } from '../orders/payment/orderMoney.ts';
import { findOrderById, findOrderLines, type StoredOrder } from '../orders/reading/orderQueries.ts';
import { sumOfTaxes, type DocumentTotals, type InvoiceDocument } from './invoiceDocument.ts';
import { findTaxPolicy } from '../tax/taxRepository.ts';
import { fill, texts } from '../texts.ts';
import { translatedText } from '../translatedText.ts';
import { creditTaxes } from './creditTaxes.ts';
import { invoiceLines, type UntaxedLine } from './invoiceLines.ts';
import { buyerOf, sellerOf } from './invoiceParties.ts';
import { findInvoicesOf, findUncreditedRefunds, insertInvoice } from './invoiceRepository.ts';
import { financialYear, takeInvoiceNumber } from './invoiceSeries.ts';

async function linesOf(trx: Database, order: StoredOrder): Promise<UntaxedLine[]> {
  const { currency, shown, taxation, deliveryName, language } = order;
  const lines = shownLines(order, await findOrderLines(trx, order.id))
    .map((line) => ({ ...line, quantity: boxedQuantity(line) }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ name, optionNames, tax, quantity, unitMinor, isDiscounted }) => ({
      name: [name, ...optionNames.map(({ value }) => value)].join(', '),
      code: tax.code,
      quantity,
      unitPrice: toSmallestUnits(unitMinor, currency),
      percent: tax.percent,
      isDiscounted,
    }));
  if (shown.delivery === 0) return lines;
  const delivery = {
    name: translatedText(deliveryName, language),
    code: '',
    quantity: 1,
    unitPrice: shown.delivery,
    percent: taxation.deliveryPercent,
    isDiscounted: false,
  };
  return [...lines, delivery];
}

async function today(trx: Database, timeZone: string): Promise<string> {
  const { rows } = await sql<{ now: Date }>`SELECT now() AS now`.execute(trx);
  return localDay(rows[0]?.now ?? new Date(), timeZone);
}

const onlyTaxes = ({ tax, taxes, total }: DocumentTotals): DocumentTotals => ({
  tax,
  taxes,
  total,
});

/**
 * Issues the invoice of a locked, packed order, and credit notes for refunds made before.
 * @param timeZone of the shop
 */
export async function issueInvoice(
  trx: Database,
  orderId: string,
  timeZone: string,
): Promise<void> {
  const order = await findOrderById(trx, orderId);
  const { language, shown, totals, taxation, currency } = order;
  const policy = await findTaxPolicy(trx);
  const date = await today(trx, timeZone);
  const untaxed = await linesOf(trx, order);
  const seller = await sellerOf(trx, policy, language);
  const number = await takeInvoiceNumber(trx, 'invoice', financialYear(date, policy.countryId));
  await insertInvoice(
    trx,
    orderId,
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
      lines: invoiceLines(untaxed, shown, taxation),
      totals: onlyTaxes(shown),
      base: onlyTaxes(totals),
    },
    null,
  );
  await issueCreditNotes(trx, orderId, timeZone);
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

function creditLines({ taxes }: DocumentTotals, { number, language }: InvoiceDocument) {
  return taxes.map(({ percent, net, tax }) => ({
    name: fill(texts.invoice.refundOf, { number })[language],
    code: '',
    quantity: 1,
    unitPrice: net + tax,
    discount: 0,
    percent,
    net,
    tax,
  }));
}

/** Issues a credit note for each refund of a locked order that lacks one. Does nothing before the invoice. */
export async function issueCreditNotes(
  trx: Database,
  orderId: string,
  timeZone: string,
): Promise<void> {
  const [invoice, ...notes] = (await findInvoicesOf(trx, [orderId])).map(
    ({ document }) => document,
  );
  if (invoice === undefined) return;
  const order = await findOrderById(trx, orderId);
  const date = await today(trx, timeZone);
  const { countryId } = await findTaxPolicy(trx);
  for (const { id: refundId, amountMinor } of await findUncreditedRefunds(trx, orderId)) {
    const creditedMinor = notes.reduce((sum, { base }) => sum + base.total, 0);
    // Differences of displayed remainders, so that displayed refunds add up to the displayed total.
    const shownAmount =
      shownOf(order, order.totals.total - creditedMinor) -
      shownOf(order, order.totals.total - creditedMinor - amountMinor);
    const base = creditTotals(
      invoice.base,
      notes.map((note) => note.base),
      amountMinor,
      invoice,
    );
    const totals = creditTotals(
      invoice.totals,
      notes.map((note) => note.totals),
      shownAmount,
      invoice,
    );
    const note: InvoiceDocument = {
      ...invoice,
      kind: 'credit-note',
      number: await takeInvoiceNumber(trx, 'credit-note', financialYear(date, countryId)),
      date,
      credits: invoice.number,
      lines: creditLines(totals, invoice),
      totals,
      base,
    };
    await insertInvoice(trx, orderId, note, refundId);
    notes.push(note);
  }
}
