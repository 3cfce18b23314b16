/** Parsers of CSV cells. An invalid optional value adds a note instead of rejecting the row. */
import { cleanNumber, gtinKey, hasGtinLength } from '../../contract/gtin.ts';
import { isNonePlaceholder } from '../../contract/isNonePlaceholder.ts';
import { toMinor } from '../currency/minorUnits.ts';
import type { Currency } from '../currency/currencyRepository.ts';
import { MOST_STOCK } from '../../contract/uncountedStock.ts';
import type { Text } from '../language.ts';
import { fill, texts } from '../texts.ts';
import { readAmount, readNumber } from './readNumber.ts';
import { RejectedRow } from './rejectedRow.ts';

export type PriceCurrency = Pick<Currency, 'code' | 'symbol'>;

export interface Cell {
  text: string;
  column: string;
  delimiter: string;
  currency: PriceCurrency;
  note: (text: Text) => void;
}

const { noted, rejected } = texts.import;

const MOST_MINOR = 2_000_000_000;
const LONGEST_BARCODE = 64;

const OTHER_CURRENCY = /[$€£¥₹]|\b[A-Z]{3}\b/;

/** Removes accepted text around an amount, as in "MRP ₹1,299/-", "12.50/kg" and "Rs. 12.50". */
function bareAmount(text: string, { code, symbol }: PriceCurrency): string {
  const bare = text
    .replaceAll('"', '')
    .trim()
    .replace(/^m\.?r\.?p\.?\s*:?\s*/i, '')
    .replace(/\s*(?:\/-|(?:\/|\bper\b)\s*[\d.,]*\s*[a-z]+\.?)$/i, '');
  const marks = [symbol, code, ...(code === 'INR' ? ['rs.', 'rs'] : [])];
  const startsWith = (part: string, mark: string) =>
    part.slice(0, mark.length).toLowerCase() === mark.toLowerCase();
  const before = marks.find((mark) => startsWith(bare, mark)) ?? '';
  const rest = bare.slice(before.length).trim();
  const behind = marks.find((mark) => startsWith(rest.slice(-mark.length), mark)) ?? '';
  return rest.slice(0, rest.length - behind.length).trim();
}

/**
 * Reads a price in minor units. Adds a note if it rounds the price.
 * @throws RejectedRow if the price is invalid, zero, too high or in another currency
 */
export function priceOf({ text, column, delimiter, currency: own, note }: Cell): number {
  const bare = bareAmount(text, own);
  const [currency] = OTHER_CURRENCY.exec(bare) ?? [];
  if (currency !== undefined)
    throw new RejectedRow(fill(rejected.currency, { column, currency, text }));
  const amount = readAmount(bare, delimiter);
  if (amount === undefined) throw new RejectedRow(fill(rejected.price, { column, text }));
  const minor = toMinor(amount.rounded);
  if (minor === 0) throw new RejectedRow(fill(rejected.zero, { column }));
  if (minor > MOST_MINOR) throw new RejectedRow(fill(rejected.high, { column, text }));
  if (amount.isRounded)
    note(fill(noted.rounded, { column, text, rounded: amount.rounded.toFixed(2) }));
  return minor;
}

/** Reads a price in minor units. Returns null for a blank or zero price. Adds a note and returns null for an invalid one. */
export function optionalPriceOf(cell: Cell): number | null {
  if (isNonePlaceholder(cell.text.replace(/[.,]0+$/, ''))) return null;
  try {
    return priceOf(cell);
  } catch (error) {
    if (!(error instanceof RejectedRow)) throw error;
    cell.note(fill(noted.leftOut, { column: cell.column, text: cell.text }));
    return null;
  }
}

/**
 * Reads an integer and ignores a unit, as in "10 PCS". Returns null if the cell is blank, and adds a note if its
 * value is invalid. Converts a negative number to 0 if `least` is 0.
 */
export function wholeNumberOf({ text, column, delimiter, note }: Cell, least: number) {
  if (text !== '0' && isNonePlaceholder(text)) return null;
  if (/^[-−]\s*\d/.test(text) && least === 0) {
    note(fill(noted.negative, { column, text }));
    return 0;
  }
  const number = readNumber(text.replace(/\s*[\p{L}.]+$/u, ''), delimiter) ?? Number.NaN;
  if (Number.isInteger(number) && number >= least && number <= MOST_STOCK) return number;
  note(fill(noted.leftOut, { column, text }));
  return null;
}

const YES = new Set(['yes', 'true', '1', 'oui', 'vrai']);
const NO = new Set(['no', 'false', '0', 'non', 'faux']);

/** Reads yes or no. Returns null for a blank cell. Adds a note and returns null for other words. */
export function yesOrNoOf({ text, column, note }: Cell): boolean | null {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  if (text !== '') note(fill(noted.leftOut, { column, text }));
  return null;
}

/**
 * Reads a rating from 0 to 5, rounded to one decimal. Returns 0 for a blank cell. Adds a note and returns null for
 * an invalid value.
 */
export function ratingOf({ text, column, note }: Cell): number | null {
  if (isNonePlaceholder(text)) return 0;
  const rating = /^[0-9]([.,][0-9]+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (rating <= 5) return Math.round(rating * 10) / 10;
  note(fill(noted.leftOut, { column, text }));
  return null;
}

/**
 * Returns a barcode in the form that scanners send, or '' for a blank cell. Returns null if the barcode is invalid
 * or a spreadsheet shortened it to scientific notation.
 */
export function barcodeOf({ text, column, note }: Cell): string | null {
  const bare = cleanNumber(text);
  if (/^\d(?:[.,]\d+)?E\+?\d+$/i.test(bare)) {
    note(fill(noted.shortened, { column, text }));
    return null;
  }
  const [code = '', ...others] = bare.split(/\s*[,;|]\s*/);
  const read = cleanNumber(code);
  if (!/^[\x21-\x7e]*$/.test(read) || read.length > LONGEST_BARCODE) {
    note(fill(noted.leftOut, { column, text }));
    return null;
  }
  if (others.length > 0) note(fill(noted.firstCode, { column, code: read }));
  if (hasGtinLength(read) && gtinKey(read) === undefined)
    note(fill(noted.checkDigit, { column, code: read }));
  if (/^\d{11}$/.test(read) && gtinKey(`0${read}`) !== undefined)
    note(fill(noted.lostZero, { column, code: read, meant: `0${read}` }));
  return read;
}

const LONGEST_SKU = 64;

/** Returns a SKU without the apostrophe of spreadsheets. Adds a note and returns null if the SKU is too long. */
export function skuOf({ text, column, note }: Cell): string | null {
  const sku = text.replace(/^'/, '').trim();
  if (sku.length <= LONGEST_SKU) return sku;
  note(fill(noted.leftOut, { column, text }));
  return null;
}
