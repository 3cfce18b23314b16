import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Language } from '../language.ts';
import { csvCell } from './csvCell.ts';
import type { Rejection } from './importCatalog.ts';

/** A CSV file that rejected rows are written to, one by one. */
export interface RejectedRowsReport {
  file: string;
  add: (rejection: Rejection) => Promise<void>;
  close: () => Promise<void>;
}

const LONGEST_TEXT = 500;

/** More are counted and not written: nobody reads them, and a hostile file would fill the disk. */
const MOST_ROWS = 100_000;

/** The first line of a report. */
export const REJECTED_HEADER = 'row,line,reason,text\r\n';

/** The line of a rejected row. */
export function rejectedLine({ row, line, reason, raw }: Rejection, language: Language): string {
  return `${row},${line},${csvCell(reason[language])},${csvCell(raw.slice(0, LONGEST_TEXT))}\r\n`;
}

/** Begins the report of a file's rejected rows in the folder; that of an earlier import is replaced. */
export async function openRejectedRowsReport(
  folder: string,
  importedFile: string,
): Promise<RejectedRowsReport> {
  await mkdir(folder, { recursive: true });
  const file = path.join(
    folder,
    `${path.basename(importedFile).replace(/(\.csv)?(\.gz)?$/i, '')}.refused.csv`,
  );
  const stream = createWriteStream(file);
  await once(stream, 'open');
  stream.write(REJECTED_HEADER);
  let rows = 0;
  return {
    file,
    add: async (rejection) => {
      rows += 1;
      if (rows > MOST_ROWS) return;
      if (!stream.write(rejectedLine(rejection, 'en'))) await once(stream, 'drain');
    },
    close: async () => {
      if (rows > MOST_ROWS) stream.write(`,,${csvCell(`${rows - MOST_ROWS} more`)},\r\n`);
      stream.end();
      await finished(stream);
    },
  };
}
