import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Database } from '../db/schema.ts';
import { csvCell } from '../import/csvCell.ts';
import { zonedTime } from '../localTime.ts';
import type { Cell, Column, ExportTable, Period } from './exportTable.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

type Kind = Column<never>['kind'];

/** Formats hundredths with two decimals, such as -12.50. */
export function decimal(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function csvText(kind: Kind, cell: Cell, timeZone: string): string {
  if (cell === null) return '';
  if (cell instanceof Date) return zonedTime(cell, timeZone);
  if (typeof cell === 'string') return kind === 'day' ? cell : csvCell(cell);
  if (kind === 'percent') return cell.toFixed(2);
  return kind === 'amount' ? decimal(cell) : String(cell);
}

/**
 * Removes characters that XML forbids. Escapes texts like `_x000D_`, which spreadsheets decode as one character.
 * hucre 1.0.0 does neither: findings/hucre-leaves-xlsx-escapes-in-text.sh.
 */
const toSheetText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\u{fffe}\u{ffff}]/gu, '')
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** Converts times to the shop's time zone, as spreadsheet cells have no time zone. */
function sheetValue(kind: Kind, cell: Cell, timeZone: string): string | number | Date | null {
  if (cell instanceof Date) return new Date(`${zonedTime(cell, timeZone).slice(0, 19)}Z`);
  if (kind === 'day' && typeof cell === 'string') return new Date(`${cell}T00:00:00Z`);
  if (typeof cell === 'string') return toSheetText(cell);
  if (cell === null) return cell;
  return kind === 'amount' || kind === 'percent' ? cell / 100 : cell;
}

const SHEET_FORMATS: Readonly<Partial<Record<Kind, string>>> = {
  text: '@',
  amount: '#,##0.00',
  percent: '0.00%',
  day: 'yyyy-mm-dd',
  time: 'yyyy-mm-dd hh:mm:ss',
};

interface ExportOptions {
  table: ExportTable;
  period: Period;
  format: ExportFormat;
  timeZone: string;
}

async function* csvLines(
  db: Database,
  { table, period, timeZone }: ExportOptions,
): AsyncGenerator<string> {
  const { columns } = table;
  yield `\ufeff${columns.map(({ name }) => csvCell(name)).join(',')}\r\n`;
  for await (const cells of table.readRows(db, period)) {
    const texts = cells.map((cell, at) => csvText(columns[at]?.kind ?? 'text', cell, timeZone));
    yield `${texts.join(',')}\r\n`;
  }
}

async function* sheetRows(db: Database, { table, period, timeZone }: ExportOptions) {
  for await (const cells of table.readRows(db, period)) {
    yield cells.map((cell, at) => sheetValue(table.columns[at]?.kind ?? 'text', cell, timeZone));
  }
}

export function exportFile(db: Database, options: ExportOptions): Readable {
  if (options.format === 'csv') return Readable.from(csvLines(db, options));
  const sheet = writeXlsxStream(sheetRows(db, options), {
    name: 'Export',
    columns: options.table.columns.map(({ name, kind }) => {
      const numFmt = SHEET_FORMATS[kind];
      return { header: name, width: 18, ...(numFmt !== undefined && { numFmt }) };
    }),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(sheet as ReadableStream<Uint8Array>);
}

export function contentTypeOf(format: ExportFormat): string {
  return format === 'csv'
    ? 'text/csv; charset=utf-8'
    : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
}
