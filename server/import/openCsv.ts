import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isOfficeFile } from './officeFile.ts';
import { UnreadableFile } from './unreadableFile.ts';

/** A CSV file being read. */
export interface OpenCsv {
  /** Its bytes, unpacked. */
  chunks: AsyncIterable<Uint8Array>;
  /** Size on disk in bytes. */
  size: number;
  /** Bytes read from disk so far. */
  bytesRead: () => number;
}

/** The first four bytes, fewer of a shorter file. */
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
 * Opens a CSV file, packed with gzip or plain, whatever its name.
 * @throws with a sentence for a missing file and for files of spreadsheet programs
 */
export async function openCsv(file: string): Promise<OpenCsv> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new Error(`There is no file ${file}.`);
  const head = await headOf(file);
  if (isOfficeFile(head)) throw new UnreadableFile('office');
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  const bytes = createReadStream(file);
  // A failure to read reaches the reader of the last stream, so that nothing is left to do about it here.
  const chunks = isPacked ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  return { chunks, size: found.size, bytesRead: () => bytes.bytesRead };
}
