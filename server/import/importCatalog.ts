import { nameMember } from '../catalog/stockReason.ts';
import { isEmbedded } from '../db/openDatabase.ts';
import type { Database } from '../db/schema.ts';
import type { Text } from '../language.ts';
import { fill, inEveryLanguage, texts } from '../texts.ts';
import { givenHandles, type HandleChoice } from './givenHandles.ts';
import { foldCounts, vacuum } from './importRepository.ts';
import { neededColumns, withoutMissing, type Mapping } from './mapping.ts';
import { readLines } from './readLines.ts';
import { readRecords, type CsvRecord } from './readRecords.ts';
import { readRow, type ImportRow } from './readRow.ts';
import { RejectedRow } from './rejectedRow.ts';
import { saveBatch, type BatchResult } from './saveBatch.ts';
import { SeenKeys } from './seenKeys.ts';
import { sideBySide } from './sideBySide.ts';
import { UnreadableFile } from './unreadableFile.ts';

/** A row that was not imported, or only in part. */
export interface Rejection {
  /** 1 for the first row below the header. */
  row: number;
  /** Line of the file the row begins in. */
  line: number;
  reason: Text;
  /** The row as it stands in the file. */
  raw: string;
}

const { noted, rejected } = texts.import;

/** How many rows were new, changed, as they were, rejected, and imported with a note. */
export interface ImportCounts {
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
  noted: number;
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
  /** Notified of each row that was imported with a note. */
  onNoted?: (rejection: Rejection) => void | Promise<void>;
  /** Called with the names of the file's columns before its first row. */
  onColumns?: (columns: string[]) => void;
  /** Called after each batch with the number of rows dealt with, and what has become of them. */
  onProgress?: (rows: number, counts: ImportCounts) => void | Promise<void>;
  /** Notified where the database could not be tidied after batches, which are in place all the same. */
  onTidyFailure: (error: unknown) => void;
  /** The member of the staff who imports, whom movements of stock name. */
  memberId?: string;
  /** Ends the import after the batch in hand. */
  signal?: AbortSignal;
}

/** Rows of a batch, and batches that are written at once. Three batches are in memory at a time. */
const ON_SERVER = { most: 1000, atOnce: 2 };
/** The same for the embedded database, where everybody waits for a batch. */
const EMBEDDED = { most: 100, atOnce: 1 };
/** Characters of the descriptions that end a batch. */
const BATCH_CHARACTERS = 4_000_000;

/** After how many batches the counts that they have added are put together. */
const BATCHES_A_FOLD = 50;

/** From how many writes on the tables are vacuumed. */
const MANY = 1000;

/** Reads products out of records, rejecting those that make none or repeat the key of another row. */
function rowReader(mapping: Mapping, columns: readonly string[]) {
  const seenKeys = new SeenKeys();
  return ({ row, values, problem }: CsvRecord): ImportRow => {
    if (values === undefined || problem !== undefined)
      throw new RejectedRow(problem ?? rejected.quotes);
    const read = readRow(
      new Map(columns.map((column, index) => [column, values[index] ?? ''])),
      mapping,
    );
    // A product can have a row for each language.
    const earlier = seenKeys.earlierRowOf(`${read.language} ${read.key}`, row);
    if (earlier !== undefined)
      throw new RejectedRow(
        fill(rejected.repeated, { column: mapping.columns.key, key: read.key, row: earlier }),
      );
    return read;
  };
}

/** Names of columns by the values of a header; of several with one name all but the first have a number behind it. */
function namesOf(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return values.map((value) => {
    const column = value.trim();
    const count = (counts.get(column) ?? 0) + 1;
    counts.set(column, count);
    return count === 1 ? column : `${column} (${count})`;
  });
}

/** The names of the columns of a file. @throws UnreadableFile where it has none */
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

/** A row of a file: the product that it makes, or why it makes none. */
export type ReadProduct = { record: CsvRecord; product: ImportRow } | { rejection: Rejection };

/**
 * Reads the products of a CSV file, row by row; rows without a value are passed over.
 * @param onColumns called with the names of the file's columns before its first row
 * @throws with a sentence when the file has no header or lacks a column
 */
export async function* readProducts(
  chunks: AsyncIterable<Uint8Array>,
  mapping: Mapping,
  onColumns?: (columns: string[]) => void,
): AsyncGenerator<ReadProduct> {
  const records = readRecords(readLines(chunks), mapping.delimiter, (values) => {
    const names = namesOf(values);
    return neededColumns(mapping).every((column) => names.includes(column));
  });
  const header = await records.next();
  const columns = columnsOf(header.value as CsvRecord | undefined, mapping);
  onColumns?.(columns);
  const read = rowReader(withoutMissing(mapping, columns), columns);
  for await (const record of records) {
    // A table that was cleared leaves its separators.
    if (record.values?.every((value) => value.trim() === '')) continue;
    try {
      yield { record, product: read(record) };
    } catch (error) {
      if (!(error instanceof RejectedRow)) throw error;
      const { row, line, raw } = record;
      yield { rejection: { row, line, reason: error.reason, raw } };
    }
  }
}

/** Rows of a file that are written together; their texts are in one language. */
interface Batch {
  products: ImportRow[];
  /** Place of each product in the file. */
  places: Omit<Rejection, 'reason'>[];
  rejections: Rejection[];
  /** Of the file, rejected ones and all. */
  rows: number;
  /** Of the descriptions. */
  characters: number;
}

const languageOf = ({ products }: Batch) => products[0]?.language;

interface SavedBatch {
  batch: Batch;
  saved: Promise<BatchResult>;
}

/** What becomes of a batch of refused rows alone. */
const UNTOUCHED = Promise.resolve({
  inserted: 0,
  updated: 0,
  unchanged: 0,
  sharedCodes: new Map(),
});

const emptyBatch = (): Batch => ({
  products: [],
  places: [],
  rejections: [],
  rows: 0,
  characters: 0,
});

/** Notes of a batch, one text per row. */
function notesOf({ products, places }: Batch, { sharedCodes }: BatchResult): Rejection[] {
  return products.flatMap(({ key, barcode, notes }, index) => {
    const [place, other] = [places[index], sharedCodes.get(key)];
    const all =
      other === undefined
        ? notes
        : [...notes, fill(noted.sharedCode, { code: barcode ?? '', handle: other })];
    if (place === undefined || all.length === 0) return [];
    const reason = inEveryLanguage((language) => all.map((note) => note[language]).join('; '));
    return [{ ...place, reason }];
  });
}

async function* readBatches(rows: AsyncIterable<ReadProduct>, most: number): AsyncGenerator<Batch> {
  const open = new Map<string, Batch>();
  for await (const read of rows) {
    // Refused rows go with any.
    const language = 'product' in read ? read.product.language : (open.keys().next().value ?? '');
    const batch = open.get(language) ?? emptyBatch();
    open.set(language, batch);
    batch.rows += 1;
    if ('product' in read) {
      batch.products.push(read.product);
      const { row, line, raw } = read.record;
      batch.places.push({ row, line, raw });
      batch.characters += read.product.description?.length ?? 0;
    } else batch.rejections.push(read.rejection);
    if (batch.rows === most || batch.characters > BATCH_CHARACTERS) {
      open.delete(language);
      yield batch;
    }
  }
  yield* open.values();
}

/** Gives the same, and reads the next one while this one is worked on. */
async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  const read = () => {
    const next = items.next();
    // Whoever awaits it hears of its failure; if nobody does, something else has failed before.
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
 * Imports a CSV file in batches, each a transaction of its own: whenever it ends, the catalogue is consistent, and
 * running it again goes on. Rows that make no product are rejected one by one.
 * @throws with a sentence when the file has no header or lacks a column
 */
export async function importCatalog(db: Database, options: ImportOptions): Promise<ImportResult> {
  const { chunks, mapping, memberId, signal, onProgress, onTidyFailure } = options;
  const { onRejected, onNoted, onColumns } = options;
  const result = { inserted: 0, updated: 0, unchanged: 0, rejected: 0, noted: 0 };
  const { most, atOnce } = isEmbedded(db) ? EMBEDDED : ON_SERVER;
  let rows = 0;
  let batches = 0;

  const save = (products: ImportRow[], choice: HandleChoice) =>
    db.transaction().execute(async (trx) => {
      if (memberId !== undefined) await nameMember(trx, memberId);
      return saveBatch(trx, products, mapping, choice);
    });

  /** Of the products nothing is lost without it, and the shop folds counts every hour by itself. */
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
    rows += batch.rows;
    batches += 1;
    if (batches % BATCHES_A_FOLD === 0) await tidy(foldCounts);
    await onProgress?.(rows, result);
  }

  const run = sideBySide();
  const chooseHandles = givenHandles();
  const saving: SavedBatch[] = [];
  async function countAll(): Promise<void> {
    for (let next = saving.shift(); next; next = saving.shift()) await count(next);
  }

  try {
    const read = readProducts(chunks, mapping, onColumns);
    for await (const batch of readAhead(readBatches(read, most))) {
      if (signal?.aborted) break;
      result.rejected += batch.rejections.length;
      for (const rejection of batch.rejections) await onRejected(rejection);
      const { products } = batch;
      // A product takes a text for English where it has none: what it has must be there by then.
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
  if (result.inserted + result.updated >= MANY) await tidy(vacuum);
  return { ...result, isInterrupted: signal?.aborted ?? false };
}
