import { demandCurrent, storeCheckedChanges, type Recording } from './importChanges.ts';
import { nameMember } from '../catalog/stockReason.ts';
import { isEmbedded } from '../db/openDatabase.ts';
import type { Database } from '../db/schema.ts';
import { inEveryLanguage, texts } from '../texts.ts';
import { trackHandles, type HandleChoice } from './trackHandles.ts';
import { findImportShop, type ImportShop } from './importShop.ts';
import { foldCounts, vacuum } from './importRepository.ts';
import { neededColumns, omitMissingColumns, type Mapping } from './mapping.ts';
import { readLines } from './readLines.ts';
import { readRecords, type CsvRecord } from './readRecords.ts';
import type { ImportRow } from './family.ts';
import type { Rejection } from './place.ts';
import { readFamilies, type ReadProduct } from './readFamilies.ts';
import { rowCells } from './rowCells.ts';
import { saveBatch, type BatchResult } from './saveBatch.ts';
import { createTransactionRunner } from './createTransactionRunner.ts';
import { UnreadableFile } from './unreadableFile.ts';

const { rejected } = texts.import;

export interface ImportCounts {
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
  noted: number;
}

export interface ImportResult extends ImportCounts {
  isInterrupted: boolean;
}

export interface ImportOptions {
  mapping: Mapping;
  chunks: AsyncIterable<Uint8Array>;
  onRejected: (rejection: Rejection) => void | Promise<void>;
  onNoted?: (rejection: Rejection) => void | Promise<void>;
  onColumns?: (columns: string[]) => void;
  onProgress?: (rows: number, counts: ImportCounts) => void | Promise<void>;
  onTidyFailure: (error: unknown) => void;
  /** Time zone in which dates of the file apply. */
  timeZone?: string;
  memberId?: string;
  recording?: Recording;
  /** True to roll each batch back and only report what it would change. */
  isCheck?: boolean;
  signal?: AbortSignal;
}

/** Rows per batch and number of batches written in parallel. About three batches are in memory at a time. */
const ON_SERVER = { most: 1000, atOnce: 2 };
/** Smaller limits for the embedded database, where a batch blocks all requests. */
const EMBEDDED = { most: 100, atOnce: 1 };
const BATCH_CHARACTERS = 4_000_000;

const BATCHES_A_FOLD = 50;

const MANY = 1000;

/** Rolls back the batch of a check and carries its result. */
class RolledBack extends Error {
  readonly result: BatchResult;

  constructor(result: BatchResult) {
    super('A check writes nothing.');
    this.result = result;
  }
}

/** Trims column names and numbers repeated ones, so that all are unique. */
function namesOf(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return values.map((value) => {
    const column = value.trim();
    const count = (counts.get(column) ?? 0) + 1;
    counts.set(column, count);
    return count === 1 ? column : `${column} (${count})`;
  });
}

export function columnNames(header: CsvRecord | undefined): string[] {
  if (header?.values === undefined) throw new UnreadableFile('noHeader');
  return namesOf(header.values);
}

function columnsOf(header: CsvRecord | undefined, mapping: Mapping): string[] {
  const columns = columnNames(header);
  const missing = neededColumns(mapping).find((column) => !columns.includes(column));
  if (missing !== undefined) {
    throw new Error(
      `The file has no column "${missing}", which the mapping names; it has: ${columns.join(', ')}.`,
    );
  }
  return columns;
}

/**
 * Streams the products of a CSV file and skips blank rows.
 * @param onColumns receives the column names before the first row
 * @throws an error with a message for the operator if the file has no header or lacks a column
 */
export async function* readProducts(
  chunks: AsyncIterable<Uint8Array>,
  mapping: Mapping,
  shop: ImportShop,
  onColumns?: (columns: string[]) => void,
): AsyncGenerator<ReadProduct> {
  const records = readRecords(readLines(chunks), mapping.delimiter, (values) => {
    const names = namesOf(values);
    return neededColumns(mapping).every((column) => names.includes(column));
  });
  const header = await records.next();
  const columns = columnsOf(header.value as CsvRecord | undefined, mapping);
  onColumns?.(columns);
  const known = omitMissingColumns(mapping, columns);
  const families = readFamilies(known, shop);
  for await (const { values, problem, ...place } of records) {
    // Skip rows of empty cells, which spreadsheets leave behind when cells are cleared.
    if (values?.every((value) => value.trim() === '')) continue;
    if (values === undefined) {
      yield { rejection: { ...place, reason: problem ?? rejected.quotes } };
      continue;
    }
    const named = new Map(columns.map((column, index) => [column, values[index] ?? '']));
    yield* families.read(rowCells(named, known, shop), place);
  }
  yield* families.end();
}

interface Batch {
  products: ImportRow[];
  rejections: Rejection[];
  lastRow: number;
  size: number;
  characters: number;
}

const languageOf = ({ products }: Batch) => products[0]?.language;

interface SavedBatch {
  batch: Batch;
  saved: Promise<BatchResult>;
}

const UNTOUCHED = Promise.resolve({
  inserted: 0,
  updated: 0,
  unchanged: 0,
  notes: new Map(),
  changes: [],
});

const emptyBatch = (): Batch => ({
  products: [],
  rejections: [],
  lastRow: 0,
  size: 0,
  characters: 0,
});

/** Merges the notes of each row into one remark. A product and its first variant may share a row. */
function notesOf({ products }: Batch, { notes: further }: BatchResult): Rejection[] {
  const rows = products.flatMap((product) => [product, ...product.variants]);
  return [...Map.groupBy(rows, ({ place }) => place)].flatMap(([place, parts]) => {
    const all = [...parts.flatMap(({ notes }) => notes), ...(further.get(place) ?? [])];
    if (all.length === 0) return [];
    const reason = inEveryLanguage((language) => all.map((note) => note[language]).join('; '));
    return [{ ...place, reason }];
  });
}

async function* readBatches(rows: AsyncIterable<ReadProduct>, most: number): AsyncGenerator<Batch> {
  const open = new Map<string, Batch>();
  for await (const read of rows) {
    // Rejected rows have no language, so add them to any open batch.
    const language = 'product' in read ? read.product.language : (open.keys().next().value ?? '');
    const batch = open.get(language) ?? emptyBatch();
    open.set(language, batch);
    if ('product' in read) {
      const { product } = read;
      batch.products.push(product);
      batch.size += 1 + product.variants.length;
      batch.characters += product.description?.length ?? 0;
      batch.lastRow = product.variants.at(-1)?.place.row ?? product.place.row;
    } else {
      batch.rejections.push(read.rejection);
      batch.size += 1;
      batch.lastRow = read.rejection.row;
    }
    if (batch.size >= most || batch.characters > BATCH_CHARACTERS) {
      open.delete(language);
      yield batch;
    }
  }
  yield* open.values();
}

async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  const read = () => {
    const next = items.next();
    // Prevents an unhandled rejection. The loop awaits this promise unless an earlier error ended the loop.
    next.catch(() => undefined);
    return next;
  };
  let next = read();
  try {
    for (let item = await next; !item.done; item = await next) {
      next = read();
      yield item.value;
    }
  } finally {
    await next.catch(() => undefined);
    await items.return(undefined);
  }
}

/**
 * Imports a CSV file in batches, each in its own transaction. After an abort the catalogue is consistent, and a
 * rerun completes the import. Reports invalid rows individually.
 * @throws an error with a message for the operator if the file has no header or lacks a column
 */
export async function importCatalog(db: Database, options: ImportOptions): Promise<ImportResult> {
  const { chunks, mapping, memberId, signal, onProgress, onTidyFailure } = options;
  const { onRejected, onNoted, onColumns, recording, isCheck = false, timeZone = 'UTC' } = options;
  const result = { inserted: 0, updated: 0, unchanged: 0, rejected: 0, noted: 0 };
  const { most, atOnce } = isEmbedded(db) ? EMBEDDED : ON_SERVER;
  let rows = 0;
  let batches = 0;

  async function save(products: ImportRow[], choice: HandleChoice): Promise<BatchResult> {
    const write = db.transaction().execute(async (trx) => {
      if (recording) await demandCurrent(trx, recording);
      if (memberId !== undefined) await nameMember(trx, memberId);
      const saved = await saveBatch(trx, products, mapping, choice, recording);
      if (isCheck) throw new RolledBack(saved);
      return saved;
    });
    const saved = await write.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
      return error.result;
    });
    if (isCheck && recording) await storeCheckedChanges(db, recording, saved.changes);
    return saved;
  }

  /**
   * Runs cleanup work whose failure is harmless: products are already complete, and an hourly job merges the
   * counts.
   */
  async function tidy(work: (db: Database) => Promise<void>): Promise<void> {
    try {
      await work(db);
    } catch (error) {
      onTidyFailure(error);
    }
  }

  async function count({ batch, saved }: SavedBatch): Promise<void> {
    const written = await saved;
    const { inserted, updated, unchanged } = written;
    result.inserted += inserted;
    result.updated += updated;
    result.unchanged += unchanged;
    const notes = notesOf(batch, written);
    result.noted += notes.length;
    for (const note of notes) await onNoted?.(note);
    rows = Math.max(rows, batch.lastRow);
    batches += 1;
    if (batches % BATCHES_A_FOLD === 0) await tidy(foldCounts);
    await onProgress?.(rows, result);
  }

  const run = createTransactionRunner();
  const chooseHandles = trackHandles();
  const saving: SavedBatch[] = [];
  async function countAll(): Promise<void> {
    for (let next = saving.shift(); next; next = saving.shift()) await count(next);
  }

  try {
    const read = readProducts(chunks, mapping, await findImportShop(db, timeZone), onColumns);
    for await (const batch of readAhead(readBatches(read, most))) {
      if (signal?.aborted) break;
      result.rejected += batch.rejections.length;
      for (const rejection of batch.rejections) await onRejected(rejection);
      const { products } = batch;
      // Finish batches of other languages first. Otherwise this batch would not see their uncommitted English texts
      // and would use its own texts as English ones.
      if (saving.some((other) => languageOf(other.batch) !== languageOf(batch))) await countAll();
      const choice = chooseHandles();
      const saved = products.length === 0 ? UNTOUCHED : run(() => save(products, choice));
      saving.push({ batch, saved });
      if (saving.length === atOnce) await count(saving.shift() as SavedBatch);
    }
    await countAll();
  } finally {
    await Promise.allSettled(saving.map(({ saved }) => saved));
  }
  await tidy(foldCounts);
  // A check leaves as many dead rows as an import.
  if (result.inserted + result.updated >= MANY) await tidy(vacuum);
  return { ...result, isInterrupted: signal?.aborted ?? false };
}
