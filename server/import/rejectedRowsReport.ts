import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { LANGUAGES, type Language } from '../language.ts';
import { fill, texts } from '../texts.ts';
import { csvCell } from './csvCell.ts';
import type { Rejection } from './importCatalog.ts';
import { plainFileName } from './plainFileName.ts';
import { valuesOf } from './readRecords.ts';

/** How the file of rejected rows is laid out: as the file that they are from. */
export interface ReportFormat {
  columns: readonly string[];
  delimiter: string;
}

/** A CSV file that rejected rows are written to, one by one. */
export interface RejectedRowsReport {
  file: string;
  add: (rejection: Rejection) => Promise<void>;
  close: () => Promise<void>;
}

/** More are counted and not written: nobody reads them, and a hostile file would fill the disk. */
const MOST_ROWS = 100_000;

const { reasonColumn, rowPlace } = texts.import;

/** Whether a column holds the reasons of an earlier import, whose rows were mended and sent again. */
const isReason = (column: string) => LANGUAGES.some((known) => column === reasonColumn[known]);

const lineOf = (values: readonly string[], delimiter: string) =>
  `${values.map(csvCell).join(delimiter)}\r\n`;

/** The first line of a report, behind the mark by which spreadsheets know UTF-8. */
export function reportHeader({ columns, delimiter }: ReportFormat, language: Language): string {
  const own = columns.filter((column) => !isReason(column));
  return `\ufeff${lineOf([...own, reasonColumn[language]], delimiter)}`;
}

/**
 * A row in a report: its values in their columns, and why it is there, so that it can be mended and sent again. A text that is no
 * row stands in the first column.
 */
export function reportLine(
  { row, line, reason, raw }: Rejection,
  { columns, delimiter }: ReportFormat,
  language: Language,
): string {
  const values = valuesOf(raw, delimiter) ?? [raw];
  const own = columns.flatMap((column, index) => (isReason(column) ? [] : [values[index] ?? '']));
  const place = fill(rowPlace, { row, line })[language];
  return lineOf([...own, `${place}: ${reason[language]}`], delimiter);
}

/**
 * Begins the report of a file's rejected rows, or of what was noted of others, in the folder; that of an earlier import is replaced.
 * @param format as far as the file was read
 */
export async function openRejectedRowsReport(
  folder: string,
  importedFile: string,
  kind: 'refused' | 'noted',
  format: () => ReportFormat,
): Promise<RejectedRowsReport> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${plainFileName(path.basename(importedFile))}.${kind}.csv`);
  const stream = createWriteStream(file);
  await once(stream, 'open');
  let rows = 0;
  return {
    file,
    add: async (rejection) => {
      if (rows === 0) stream.write(reportHeader(format(), 'en'));
      rows += 1;
      if (rows > MOST_ROWS) return;
      if (!stream.write(reportLine(rejection, format(), 'en'))) await once(stream, 'drain');
    },
    close: async () => {
      if (rows > MOST_ROWS) stream.write(lineOf([`${rows - MOST_ROWS} more`], ','));
      stream.end();
      await finished(stream);
    },
  };
}
