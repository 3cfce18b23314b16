import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isXlsx, MOST_XLSX_BYTES, openXlsx } from './openXlsx.ts';
import { isOfficeFile } from './officeFile.ts';
import { UnreadableFile } from './unreadableFile.ts';

export interface OpenCsv {
  chunks: AsyncIterable<Uint8Array>;
  size: number;
  bytesRead: () => number;
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Opens a CSV file, gzipped or plain, or an .xlsx file as CSV. Detects them by content, not by name.
 * @throws an error with a message for the operator if the file is missing or another spreadsheet file
 */
export async function openCsv(file: string): Promise<OpenCsv> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new Error(`There is no file ${file}.`);
  const head = await headOf(file);
  if (isOfficeFile(head)) {
    if (found.size > MOST_XLSX_BYTES) throw new UnreadableFile('largeSheet');
    if (!isXlsx(await readFile(file))) throw new UnreadableFile('office');
    return { chunks: openXlsx(file), size: found.size, bytesRead: () => 0 };
  }
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  const bytes = createReadStream(file);
  // `pipeline` passes read errors on to the reader of the returned stream, so the callback ignores them.
  const chunks = isPacked ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  return { chunks, size: found.size, bytesRead: () => bytes.bytesRead };
}
