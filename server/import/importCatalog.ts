import { nameMember } from '../catalog/stockReason.ts';
import type { Database } from '../db/schema.ts';
import { vacuum } from './importRepository.ts';
import type { Mapping } from './mapping.ts';
import { readLines } from './readLines.ts';
import { readRecords, type CsvRecord } from './readRecords.ts';
import { readRow, RejectedRow, type ImportRow } from './readRow.ts';
import { saveBatch } from './saveBatch.ts';
import { UnreadableFile } from './unreadableFile.ts';

/** A row that was not imported. */
export interface Rejection {
  /** 1 for the first row below the header. */
  row: number;
  /** Line of the file the row begins in. */
  line: number;
  reason: string;
  /** The row as it stands in the file. */
  raw: string;
}

/** How many rows were new, changed, as they were, and rejected. */
export interface ImportCounts {
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
}

export interface ImportResult extends ImportCounts {
  /** Whether the signal ended the import before the end of the file. */
  isInterrupted: boolean;
}

export interface ImportOptions {
  mapping: Mapping;
  /** The CSV file's bytes, unpacked. */
  chunks: AsyncIterable<Uint8Array>;
  onRejected: (rejection: Rejection) => void | Promise<void>;
  /** Called after each batch with the number of rows dealt with, and what has become of them. */
  onProgress?: (rows: number, counts: ImportCounts) => void | Promise<void>;
  /** The member of the staff who imports, whom movements of stock name. */
  memberId?: string;
  /** Ends the import after the batch in hand. */
  signal?: AbortSignal;
}

const BATCH = 500;

/** From how many writes on the tables are vacuumed. */
const MANY = 1000;

/** Reads products out of records, rejecting those that make none or repeat the key of another row. */
function rowReader(mapping: Mapping, columns: readonly string[]) {
  const rowByKey = new Map<string, number>();
  return ({ row, values, problem }: CsvRecord): ImportRow => {
    if (values === undefined || problem !== undefined)
      throw new RejectedRow(problem ?? 'the row cannot be read');
    const read = readRow(
      new Map(columns.map((column, index) => [column, values[index] ?? ''])),
      mapping,
    );
    const earlier = rowByKey.get(read.key);
    if (earlier !== undefined)
      throw new RejectedRow(`${mapping.columns.key} "${read.key}" is that of row ${earlier}, too`);
    rowByKey.set(read.key, row);
    return read;
  };
}

/** The names of the columns of a file. @throws UnreadableFile where it has none */
export function columnNames(header: CsvRecord | undefined): string[] {
  if (header?.values === undefined) throw new UnreadableFile('noHeader');
  return header.values.map((column) => column.trim());
}

function columnsOf(header: CsvRecord | undefined, mapping: Mapping): string[] {
  const columns = columnNames(header);
  const wanted = [...Object.values(mapping.columns), ...mapping.keywords];
  const missing = wanted.find((column) => !columns.includes(column));
  if (missing !== undefined) {
    throw new Error(
      `The file has no column "${missing}", which the mapping names; it has: ${columns.join(', ')}.`,
    );
  }
  return columns;
}

/** A row of a file: the product that it makes, or why it makes none. */
export type ReadProduct = { record: CsvRecord; product: ImportRow } | { rejection: Rejection };

/**
 * Reads the products of a CSV file, row by row.
 * @throws with a sentence when the file has no header or lacks a column
 */
export async function* readProducts(
  chunks: AsyncIterable<Uint8Array>,
  mapping: Mapping,
): AsyncGenerator<ReadProduct> {
  const records = readRecords(readLines(chunks), mapping.delimiter);
  const header = await records.next();
  const read = rowReader(mapping, columnsOf(header.value as CsvRecord | undefined, mapping));
  for await (const record of records) {
    try {
      yield { record, product: read(record) };
    } catch (error) {
      if (!(error instanceof RejectedRow)) throw error;
      const { row, line, raw } = record;
      yield { rejection: { row, line, reason: error.message, raw } };
    }
  }
}

/**
 * Imports a CSV file in batches, each a transaction of its own: whenever it ends, the catalogue is consistent, and
 * running it again goes on. Rows that make no product are rejected one by one.
 * @throws with a sentence when the file has no header or lacks a column
 */
export async function importCatalog(db: Database, options: ImportOptions): Promise<ImportResult> {
  const { mapping, memberId, signal, onRejected, onProgress } = options;
  const result = { inserted: 0, updated: 0, unchanged: 0, rejected: 0 };
  let batch: ImportRow[] = [];
  let rows = 0;

  async function save(): Promise<void> {
    if (batch.length > 0) {
      const saved = await db.transaction().execute(async (trx) => {
        if (memberId !== undefined) await nameMember(trx, memberId);
        return saveBatch(trx, batch, mapping);
      });
      result.inserted += saved.inserted;
      result.updated += saved.updated;
      result.unchanged += saved.unchanged;
    }
    batch = [];
    await onProgress?.(rows, result);
  }

  for await (const read of readProducts(options.chunks, mapping)) {
    if (signal?.aborted) break;
    rows += 1;
    if ('product' in read) batch.push(read.product);
    else {
      result.rejected += 1;
      await onRejected(read.rejection);
    }
    if (batch.length === BATCH) await save();
  }
  await save();
  if (result.inserted + result.updated >= MANY) await vacuum(db);
  return { ...result, isInterrupted: signal?.aborted ?? false };
}
