import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { Database } from '../../db/schema.ts';
import { isOfficeFile } from '../../import/officeFile.ts';
import { isXlsx, MOST_XLSX_BYTES, openXlsx } from '../../import/openXlsx.ts';
import { UnreadableFile } from '../../import/unreadableFile.ts';
import { MOST_PART_BYTES } from './importFile.ts';
import { readParts, replaceParts, type StoredImport } from './importRepository.ts';

async function readHead(db: Database, id: string): Promise<Buffer> {
  for await (const part of readParts(db, id)) return part;
  return Buffer.alloc(0);
}

/**
 * Replaces an uploaded .xlsx file with gzipped CSV, which all later steps read. No-op for other files.
 * @throws UnreadableFile if the file is damaged or too large
 */
export async function convertSheet(db: Database, { id, size }: StoredImport): Promise<void> {
  const head = await readHead(db, id);
  if (!isOfficeFile(head)) return;
  if (size > MOST_XLSX_BYTES) throw new UnreadableFile('largeSheet');
  const whole = await buffer(Readable.from(readParts(db, id)));
  if (!isXlsx(whole)) return;
  const file = path.join(tmpdir(), `import-${randomUUID()}.xlsx`);
  await writeFile(file, whole, { mode: 0o600 });
  try {
    const csv = await buffer(
      pipeline(Readable.from(openXlsx(file)), createGzip(), () => undefined),
    );
    const parts = Array.from({ length: Math.ceil(csv.length / MOST_PART_BYTES) }, (_, index) =>
      csv.subarray(index * MOST_PART_BYTES, (index + 1) * MOST_PART_BYTES),
    );
    await replaceParts(db, id, parts);
  } finally {
    await rm(file, { force: true });
  }
}
