import { isNonePlaceholder } from '../../contract/isNonePlaceholder.ts';
import { fill, texts } from '../texts.ts';
import { packContentOf, type PackContent } from './foodCells.ts';
import type { Mapping } from './mapping.ts';
import { barcodeOf, optionalPriceOf, priceOf, skuOf, wholeNumberOf } from './readCells.ts';
import type { RowCells } from './rowCells.ts';

export const NOT_TRACKED = 'not tracked';

const { noted } = texts.import;

/** Fields of a variant, or of a product without variants. */
export interface Sale {
  priceMinor: number;
  /** Null removes the sale price. */
  specialMinor: number | null;
  /** Null keeps the stored value. The same applies to `isStockCounted`, `barcode` and `sku`. */
  stock: number | null;
  isStockCounted: boolean | null;
  barcode: string | null;
  sku: string | null;
  /** Undefined keeps the stored pack content. */
  content: PackContent | undefined;
}

const DATE = /^\d{4}-\d\d-\d\d/;

/** True if the sale price is valid today. Adds a note about dates, because the import does not set them. */
function isOnSale({ line, note, today }: RowCells, { columns }: Mapping): boolean {
  const [from, until] = [columns.saleFrom, columns.saleUntil].map((column = '') => {
    const text = line(column);
    const date = DATE.exec(text)?.[0] ?? '';
    if (text !== '' && date === '') note(fill(noted.leftOut, { column, text }));
    return date;
  });
  if (!from && !until) return true;
  const isValid = (!from || from <= today) && (!until || today <= until);
  const dates = `${from || '…'} – ${until || '…'}`;
  note(fill(isValid ? noted.saleEnds : noted.noSale, { dates }));
  return isValid;
}

function pricesOf(cells: RowCells, mapping: Mapping): Pick<Sale, 'priceMinor' | 'specialMinor'> {
  const { line, read, optional } = cells;
  const { columns } = mapping;
  const listMinor = optional(columns.listPrice, optionalPriceOf);
  const isRegular = listMinor !== null && line(columns.price) === '';
  const minor = isRegular ? listMinor : priceOf(read(columns.price));
  if (listMinor === null || listMinor <= minor) return { priceMinor: minor, specialMinor: null };
  return { priceMinor: listMinor, specialMinor: isOnSale(cells, mapping) ? minor : null };
}

function contentOf(
  { line, read }: RowCells,
  { columns, language }: Mapping,
): PackContent | undefined {
  if (columns.packSize === undefined) return undefined;
  const size = read(columns.packSize);
  return packContentOf(
    { ...size, text: `${size.text} ${line(columns.packUnit)}`.trim() },
    language,
  );
}

const BEYOND_STOCK = new Set(['continue', 'true', 'yes', 'notify', 'backorder']);

const OUT_OF_STOCK = new Set(['0', 'false', 'no', 'non', 'faux', 'outofstock']);

/** Reads the stock and whether it is counted. Other shops leave the tracker or stock of uncounted goods blank. */
function stockOf(
  { line, optional, note }: RowCells,
  { columns, source }: Mapping,
): Pick<Sale, 'stock' | 'isStockCounted'> {
  const text = line(columns.stock);
  if (source === null && text === NOT_TRACKED) return { stock: 0, isStockCounted: false };
  const isSold = !OUT_OF_STOCK.has(line(columns.inStock).toLowerCase());
  const isUncounted =
    (columns.stockTracker !== undefined && line(columns.stockTracker) === '') ||
    (columns.inStock !== undefined && isNonePlaceholder(text) && text !== '0');
  if (isUncounted) return { stock: 0, isStockCounted: !isSold };
  const stock = optional(columns.stock, (found) => wholeNumberOf(found, 0));
  const isSoldBeyond = [columns.backorder, columns.inStock].some((column) =>
    BEYOND_STOCK.has(line(column).toLowerCase()),
  );
  if (stock === 0 && isSoldBeyond) note(noted.beyondStock);
  return { stock, isStockCounted: stock === null ? null : true };
}

/** @throws RejectedRow if the price is invalid */
export function readSale(cells: RowCells, mapping: Mapping): Sale {
  const { columns } = mapping;
  return {
    ...pricesOf(cells, mapping),
    ...stockOf(cells, mapping),
    barcode: cells.optional(columns.barcode, barcodeOf),
    sku: cells.optional(columns.sku, skuOf),
    content: contentOf(cells, mapping),
  };
}
