/** The file of an import as a stream, within bounds that no table of products reaches. */
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

/** Bytes of a file as it is sent. */
export const MOST_BYTES = 64 * 1024 * 1024;

/** Bytes of one part of it. */
export const MOST_PART_BYTES = 1024 * 1024;

/** Bytes of a file once it is unpacked. */
const MOST_UNPACKED_BYTES = 1024 * 1024 * 1024;

const MOST_COLUMNS = 200;

/** Rows of a file that are shown before it is imported. */
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

/** Unpacks what begins as gzip does. */
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
  // A failure reaches the reader of the last stream, so that nothing is left to do about it here.
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
 * The file of an import, unpacked.
 * @param note is told how many bytes of it were read, as it is packed
 * @throws UnreadableFile as it is read
 */
export function openImportFile(
  db: Database,
  importId: string,
  note: (bytes: number) => void = () => undefined,
): AsyncIterable<Uint8Array> {
  return unpacked(counted(readParts(db, importId), note));
}

/** How a file begins. */
export interface FileHead {
  /** Name of the file. */
  fileName: string;
  delimiter: string;
  /** Names of its columns. */
  columns: string[];
  /** Its first rows, as they stand; at most ten. */
  rows: string[][];
}

const delimiterOf = (line: string) => {
  const countOf = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.reduce((most, one) => (countOf(one) > countOf(most) ? one : most));
};

/** Whether a line names columns of products in three places or more. */
const isHeader = (values: readonly string[]) => values.filter(isUsualColumn).length >= 3;

/** The line of a file that names its columns: the first of a few that does, else the first with text. @throws UnreadableFile */
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

/** So much is looked at of a file for how it begins, however few of its rows can be read. */
const HEAD_RECORDS = 100;
const HEAD_CHARACTERS = 1_048_576;

/** Lines until they have so many characters together. */
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

/** How a file begins, with the delimiter that its header has most of. @throws UnreadableFile */
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
  if (other !== undefined) throw new UnreadableFile(other);
  const rows: string[][] = [];
  for await (const { row, values } of records) {
    if (values) rows.push(values);
    if (rows.length === SAMPLE || row === HEAD_RECORDS) break;
  }
  return { fileName, delimiter, columns, rows };
}
