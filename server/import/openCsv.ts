import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A CSV file being read. */
export interface OpenCsv {
  /** Its bytes, unpacked. */
  chunks: AsyncIterable<Uint8Array>;
  /** Size on disk in bytes. */
  size: number;
  /** Bytes read from disk so far. */
  bytesRead: () => number;
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/**
 * Opens a CSV file, packed with gzip or plain, whatever its name.
 * @throws with a sentence when there is no such file
 */
export async function openCsv(file: string): Promise<OpenCsv> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new Error(`There is no file ${file}.`);
  const isPacked = await isGzip(file);
  const bytes = createReadStream(file);
  // A failure to read reaches the reader of the last stream, so that nothing is left to do about it here.
  const chunks = isPacked ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  return { chunks, size: found.size, bytesRead: () => bytes.bytesRead };
}
