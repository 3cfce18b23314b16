import type { Cell, CellValue, Sheet } from 'hucre/xlsx';
import { quoted } from './csvCell.ts';
import { plainName } from './plainName.ts';
import { HEADER_LINES } from './readRecords.ts';

/** Columns whose hyperlinks are read as picture URLs. Other columns use the displayed text. */
const PICTURE_COLUMNS =
  /^(?:image|images|imagesrc|imageurl|picture|pictures|photo|productimageurl)$/;

/** Columns in which a merged cell applies to all its rows. */
const GROUP_COLUMNS =
  /^(?:category|categories|collection|department|producttype|categorie|brand|vendor|marque|tax|taxclass|gst)$/;

/** Significant digits of fractions. Formulas return more digits, such as 434.99999999999994. */
const DIGITS = 12;
const LARGEST_EXACT = 1e15;

const hasTime = (date: Date): boolean => !date.toISOString().endsWith('T00:00:00.000Z');

function dateText(date: Date): string {
  const rounded = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  return hasTime(date) ? rounded.slice(0, 16) : rounded.slice(0, 10);
}

/** Returns the currency that a number format shows, such as ₹ of `[$₹-4009] #,##0.00`. */
function currencyIn(format: string): string {
  const [, inBrackets] = /\[\$([^\]-]+)/.exec(format) ?? [];
  return inBrackets?.trim() ?? /[₹€£¥$]/.exec(format.replaceAll(/\[[^\]]*\]/g, ''))?.[0] ?? '';
}

function numberText(value: number, format: string): string {
  // Digits beyond the 15th are lost in spreadsheets.
  if (Math.abs(value) >= LARGEST_EXACT) return value.toExponential().replace('e', 'E');
  if (/^0+$/.test(format)) return String(value).padStart(format.length, '0');
  const bare = format.replaceAll(/"[^"]*"|\\./g, '');
  if (bare.includes('%')) return `${Number((value * 100).toPrecision(DIGITS))} %`;
  const text = String(Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS)));
  const currency = currencyIn(format);
  return currency === '' ? text : `${currency} ${text}`;
}

const NOT_CALCULATED = '#CALC!';

function valueText(value: CellValue, format: string): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return numberText(value, format);
  return String(value).replaceAll(/_x000D_\n?/g, '\n');
}

/**
 * Converts a cell to text for the import. Numbers lose their format, and dates become YYYY-MM-DD. Percentages and
 * currencies keep their sign. Errors stay errors; a formula without a result becomes one.
 * @param column name of the cell's column
 */
function cellText(value: CellValue, cell: Cell | undefined, column: string): string {
  if (cell?.type === 'formula' && value === null) return NOT_CALCULATED;
  const target = cell?.hyperlink?.target;
  if (target !== undefined && PICTURE_COLUMNS.test(plainName(column))) return target;
  return valueText(value, cell?.style?.numFmt ?? '');
}

const isFilled = (value: CellValue): boolean => value !== null && value !== '';

const widthOf = (row: readonly CellValue[]): number => row.filter(isFilled).length;

const top = ({ rows }: Sheet): CellValue[][] => rows.slice(0, HEADER_LINES);

/** Returns the sheet with products: the visible one with the widest row near its top. */
export function productSheet(sheets: readonly Sheet[]): Sheet | undefined {
  const widestOf = (sheet: Sheet) => Math.max(0, ...top(sheet).map(widthOf));
  const visible = sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden);
  const widest = Math.max(0, ...visible.map(widestOf));
  return visible.find((sheet) => widestOf(sheet) === widest && widest > 0);
}

function unmerged({ rows, merges = [] }: Sheet, header: readonly string[]): CellValue[][] {
  const filled = rows.map((row) => [...row]);
  for (const { startRow, endRow, startCol, endCol } of merges) {
    if (startCol !== endCol || !GROUP_COLUMNS.test(plainName(header[startCol] ?? ''))) continue;
    const value = filled[startRow]?.[startCol] ?? null;
    for (let row = startRow + 1; row <= endRow; row += 1) {
      const cells = filled[row];
      if (cells?.some(isFilled)) cells[startCol] = value;
    }
  }
  return filled;
}

/** Yields the sheet's rows as lines of CSV. Blank rows stay, so that row numbers match. */
export function* csvLines(sheet: Sheet): Generator<string> {
  const width = Math.max(0, ...sheet.rows.map((row) => row.length));
  const [widest = []] = top(sheet).toSorted((one, other) => widthOf(other) - widthOf(one));
  const header = widest.map((value) => valueText(value, ''));
  for (const [index, row] of unmerged(sheet, header).entries()) {
    const cells = Array.from({ length: width }, (_, column) =>
      quoted(
        cellText(row[column] ?? null, sheet.cells?.get(`${index},${column}`), header[column] ?? ''),
      ),
    );
    yield `${cells.join(',')}\r\n`;
  }
}
