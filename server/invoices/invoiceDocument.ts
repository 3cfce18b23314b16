import type { Language } from '../language.ts';
import type { RateTotal, Taxation } from '../tax/taxation.ts';
import type { Totals } from '../tax/totals.ts';

export interface InvoiceParty {
  name: string;
  lines: string[];
  /** GSTIN or VAT number; empty if none. */
  taxNumber: string;
}

/** Amounts in smallest units of the document's currency. */
export interface InvoiceLine {
  name: string;
  /** HSN or another code; empty if none. */
  code: string;
  quantity: number;
  /** Charged weight, and the weight that `unitPrice` refers to. Only for goods sold by weight. */
  weight?: { grams: number; stepGrams: number };
  unitPrice: number;
  discount: number;
  percent: number;
  net: number;
  tax: number;
}

export type DocumentTotals = Pick<Totals, 'tax' | 'taxes' | 'total'>;

export type BookedLine = Pick<InvoiceLine, 'code' | 'quantity' | 'percent' | 'net' | 'tax'>;

/** An issued invoice or credit note. Stored as one JSON document, as it never changes. */
export interface InvoiceDocument {
  kind: 'invoice' | 'credit-note';
  number: string;
  /** `YYYY-MM-DD` in the shop's time zone. */
  date: string;
  /** Number of the credited invoice; null on an invoice. */
  credits: string | null;
  orderNumber: string;
  shortNumber: string;
  language: Language;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  /** GST code and name of the delivery state, such as '29 Karnataka'; empty outside India. */
  placeOfSupply: string;
  currency: { code: string; symbol: string; decimal: number };
  taxation: Taxation;
  /** Includes the delivery unless it is free. */
  lines: InvoiceLine[];
  totals: DocumentTotals;
  /** Totals and lines in minor units of the store's currency, for accounting. */
  base: DocumentTotals & { lines: BookedLine[] };
}

export const sumOfTaxes = (taxes: readonly RateTotal[]): number =>
  taxes.reduce((sum, { tax }) => sum + tax, 0);
