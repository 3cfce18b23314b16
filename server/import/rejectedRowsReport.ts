import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { LANGUAGES, type Language } from '../language.ts';
import { fill, texts } from '../texts.ts';
import { csvCell } from './csvCell.ts';
import type { Rejection } from './place.ts';
import { plainFileName } from './plainFileName.ts';
import { valuesOf } from './readRecords.ts';

export interface ReportFormat {
  columns: readonly string[];
  delimiter: string;
}

export interface RejectedRowsReport {
  file: string;
  add: (rejection: Rejection) => Promise<void>;
  close: () => Promise<void>;
}

/** Maximum number of written rows. Further rows are only counted, or a hostile file could fill the disk. */
const MOST_ROWS = 100_000;

const { reasonColumn, rowPlace } = texts.import;

const isReason = (column: string) => LANGUAGES.some((known) => column === reasonColumn[known]);

const lineOf = (values: readonly string[], delimiter: string) =>
  `${values.map(csvCell).join(delimiter)}\r\n`;

export function reportHeader({ columns, delimiter }: ReportFormat, language: Language): string {
  const own = columns.filter((column) => !isReason(column));
  return `\ufeff${lineOf([...own, reasonColumn[language]], delimiter)}`;
}

/**
 * Formats a rejected row with its reason, so that staff can correct and reimport it. An unreadable row goes into
 * the first column.
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
 * Opens a report of rejected or noted rows in the folder. Replaces an earlier report for a file of the same name.
 * @param format returns the columns and delimiter read so far
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
