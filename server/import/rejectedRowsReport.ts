import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Rejection } from './importCatalog.ts';

/** A CSV file that rejected rows are written to, one by one. */
export interface RejectedRowsReport {
  file: string;
  add: (rejection: Rejection) => Promise<void>;
  close: () => Promise<void>;
}

const LONGEST_TEXT = 500;

/** A cell that a spreadsheet takes for text, even where it begins like a formula. */
function cellOf(text: string): string {
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
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
  stream.write('row,line,reason,text\r\n');
  return {
    file,
    add: async ({ row, line, reason, raw }) => {
      const text = `${row},${line},${cellOf(reason)},${cellOf(raw.slice(0, LONGEST_TEXT))}\r\n`;
      if (!stream.write(text)) await once(stream, 'drain');
    },
    close: async () => {
      stream.end();
      await finished(stream);
    },
  };
}
