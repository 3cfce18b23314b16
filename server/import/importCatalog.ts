import type { Database } from '../db/schema.ts';
import { vacuum } from './importRepository.ts';
import type { Mapping } from './mapping.ts';
import { readLines } from './readLines.ts';
import { readRecords, type CsvRecord } from './readRecords.ts';
import { readRow, RejectedRow, type ImportRow } from './readRow.ts';
import { saveBatch } from './saveBatch.ts';

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

export interface ImportResult {
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Whether the signal ended the import before the end of the file. */
  isInterrupted: boolean;
}

export interface ImportOptions {
  mapping: Mapping;
  /** The CSV file's bytes, unpacked. */
  chunks: AsyncIterable<Uint8Array>;
  onRejected: (rejection: Rejection) => void | Promise<void>;
  /** Called after each batch with the number of rows dealt with. */
  onProgress?: (rows: number) => void;
  /** Ends the import after the batch in hand. */
  signal?: AbortSignal;
}

const BATCH = 500;

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

function columnsOf(header: CsvRecord | undefined, mapping: Mapping): string[] {
  if (header?.values === undefined) throw new Error('The file has no header row.');
  const columns = header.values.map((column) => column.trim());
  const wanted = [...Object.values(mapping.columns), ...mapping.keywords];
  const missing = wanted.find((column) => !columns.includes(column));
  if (missing !== undefined) {
    throw new Error(
      `The file has no column "${missing}", which the mapping names; it has: ${columns.join(', ')}.`,
    );
  }
  return columns;
}

/**
 * Imports a CSV file in batches, each a transaction of its own: whenever it ends, the catalogue is consistent, and
 * running it again goes on. Rows that make no product are rejected one by one.
 * @throws with a sentence when the file has no header or lacks a column
 */
export async function importCatalog(db: Database, options: ImportOptions): Promise<ImportResult> {
  const { mapping, signal, onRejected, onProgress } = options;
  const result = { inserted: 0, updated: 0, unchanged: 0, rejected: 0 };
  const records = readRecords(readLines(options.chunks), mapping.delimiter);
  const header = await records.next();
  const read = rowReader(mapping, columnsOf(header.value as CsvRecord | undefined, mapping));
  let batch: ImportRow[] = [];
  let rows = 0;

  async function save(): Promise<void> {
    if (batch.length > 0) {
      const saved = await db.transaction().execute((trx) => saveBatch(trx, batch, mapping));
      result.inserted += saved.inserted;
      result.updated += saved.updated;
      result.unchanged += saved.unchanged;
    }
    batch = [];
    onProgress?.(rows);
  }

  for await (const record of records) {
    if (signal?.aborted) break;
    rows += 1;
    try {
      batch.push(read(record));
    } catch (error) {
      if (!(error instanceof RejectedRow)) throw error;
      result.rejected += 1;
      await onRejected({
        row: record.row,
        line: record.line,
        reason: error.message,
        raw: record.raw,
      });
    }
    if (batch.length === BATCH) await save();
  }
  await save();
  if (result.inserted + result.updated > 0) await vacuum(db);
  return { ...result, isInterrupted: signal?.aborted ?? false };
}
