import { Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Database } from '../../db/schema.ts';
import { columnNames } from '../../import/importCatalog.ts';
import { isOfficeFile } from '../../import/officeFile.ts';
import { readLines } from '../../import/readLines.ts';
import { HEADER_LINES, readRecords, valuesOf, type CsvRecord } from '../../import/readRecords.ts';
import { UnreadableFile } from '../../import/unreadableFile.ts';
import { isUsualColumn, otherListOf } from './importColumns.ts';
import { readParts, type StoredImport } from './importRepository.ts';

export const MOST_BYTES = 64 * 1024 * 1024;

export const MOST_PART_BYTES = 1024 * 1024;

const MOST_UNPACKED_BYTES = 1024 * 1024 * 1024;

const MOST_COLUMNS = 200;

const SAMPLE = 10;

const DELIMITERS = [',', ';', '\t', '|'];

async function* counted(
  chunks: AsyncIterable<Buffer>,
  note: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    yield chunk;
    bytes += chunk.length;
    note(bytes);
  }
}

async function* unpacked(chunks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  const first = await source.next();
  if (first.done) return;
  async function* all() {
    yield first.value as Buffer;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  }
  if (isOfficeFile(first.value)) throw new UnreadableFile('office');
  const isPacked = first.value[0] === 0x1f && first.value[1] === 0x8b;
  if (!isPacked) {
    yield* all();
    return;
  }
  let bytes = 0;
  const plain = pipeline(Readable.from(all()), createGunzip(), () => undefined);
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_UNPACKED_BYTES) throw new UnreadableFile('tooLong');
      yield chunk;
    }
  } catch (error) {
    const isBroken = String((error as NodeJS.ErrnoException).code).startsWith('Z_');
    throw isBroken ? new UnreadableFile('broken') : error;
  }
}

/**
 * Opens an import file, unpacked.
 * @param note receives the number of bytes read so far, before unpacking
 * @throws UnreadableFile while reading
 */
export function openImportFile(
  db: Database,
  importId: string,
  note: (bytes: number) => void = () => undefined,
): AsyncIterable<Uint8Array> {
  return unpacked(counted(readParts(db, importId), note));
}

export interface FileHead {
  fileName: string;
  delimiter: string;
  columns: string[];
  rows: string[][];
  kind: 'products' | 'customers';
}

const delimiterOf = (line: string) => {
  const countOf = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.reduce((most, one) => (countOf(one) > countOf(most) ? one : most));
};

const isHeader = (values: readonly string[]) => values.filter(isUsualColumn).length >= 3;

/**
 * Returns the first line that looks like a header, else the first line with text.
 * @throws UnreadableFile if there is none
 */
async function headerLine(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const lines: string[] = [];
  for await (const line of readLines(chunks)) {
    lines.push(line);
    if (lines.length === HEADER_LINES) break;
  }
  const header =
    lines.find((line) => isHeader(valuesOf(line, delimiterOf(line)) ?? [])) ??
    lines.find((line) => line.trim() !== '');
  if (header === undefined) throw new UnreadableFile('noHeader');
  return header;
}

const HEAD_RECORDS = 100;
const HEAD_CHARACTERS = 1_048_576;

async function* firstLines(
  lines: AsyncIterable<string>,
  characters: number,
): AsyncGenerator<string> {
  let left = characters;
  for await (const line of lines) {
    yield line;
    left -= line.length;
    if (left <= 0) return;
  }
}

export async function readFileHead(
  db: Database,
  { id, fileName }: Pick<StoredImport, 'id' | 'fileName'>,
): Promise<FileHead> {
  const header = await headerLine(openImportFile(db, id));
  const delimiter = delimiterOf(header);
  if (header.split(delimiter).length > MOST_COLUMNS) throw new UnreadableFile('manyColumns');
  const lines = firstLines(readLines(openImportFile(db, id)), HEAD_CHARACTERS);
  const records = readRecords(lines, delimiter, isHeader);
  const first = await records.next();
  const columns = columnNames(first.value as CsvRecord | undefined);
  const other = otherListOf(columns);
  if (other === 'orders') throw new UnreadableFile(other);
  const rows: string[][] = [];
  for await (const { row, values } of records) {
    if (values) rows.push(values);
    if (rows.length === SAMPLE || row === HEAD_RECORDS) break;
  }
  return { fileName, delimiter, columns, rows, kind: other ?? 'products' };
}
