import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import type { Text } from '../language.ts';
import { fill, texts } from '../texts.ts';

/** One row of a CSV file, or why it is none. */
export interface CsvRecord {
  /** 1 for the first row, the header not counted; each rejected line counts as a row. */
  row: number;
  /** Line of the file it begins in, from 1. */
  line: number;
  /** Its text as it stands in the file. */
  raw: string;
  /** Its values, as many as there are columns; absent where the text is no row. */
  values?: string[];
  /** Why the text is no row. */
  problem?: Text;
}

/** Lines that one row may span, and characters that are looked at for its end. */
const MOST_LINES = 500;
const MOST_CHARACTERS = 1_048_576;

/** Lines among which the header is looked for: price lists begin with a title, and some files with `sep=;`. */
export const HEADER_LINES = 10;

const { rejected } = texts.import;

/** Rows after which others get their turn: lines that are there already are read without a pause. */
const ROWS_AT_ONCE = 200;

/** A line and how many quotes it has, which is asked for each line above it that opens one. */
interface Line {
  text: string;
  quotes: number;
}

const lineOf = (text: string): Line => ({ text, quotes: text.split('"').length - 1 });

/** The values of one row's text; undefined where it is none. */
export function valuesOf(raw: string, delimiter: string): string[] | undefined {
  try {
    const records = parse(raw, { delimiter });
    return records.length === 1 ? records[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Values without blank ones behind so many columns. */
function withoutBlanksBehind(values: string[], columns: number): string[] {
  const last = values.findLastIndex((value) => value.trim() !== '');
  return values.slice(0, Math.max(columns, last + 1));
}

/** How many of the first lines belong to one row, judged by its quotes; undefined when no end is in sight. */
function spanOf(lines: readonly Line[]): number | undefined {
  let isOpen = false;
  for (const [index, { quotes }] of lines.entries()) {
    isOpen = isOpen !== (quotes % 2 === 1);
    if (!isOpen) return index + 1;
  }
  return undefined;
}

/**
 * The rows of a CSV file (RFC 4180) below its header; the header comes first, as row 0. Blank lines are skipped. A text
 * that is no row costs only its first line: reading goes on with the next one, so that a stray quote, which could hide
 * the rest of the file in one field, loses a row and not thousands. Blank values behind the last column do not count.
 * @param isHeader tells the header from what stands above it; the first line is it where none of ten is
 */
export async function* readRecords(
  lines: AsyncIterable<string>,
  delimiter: string,
  isHeader: (values: string[]) => boolean = () => true,
): AsyncGenerator<CsvRecord> {
  const source = lines[Symbol.asyncIterator]();
  let ahead: Line[] = [];
  let isOver = false;
  let line = 1;
  let row = 0;
  let columns: number | undefined;

  async function lookAhead(): Promise<boolean> {
    const next = isOver ? { done: true as const, value: undefined } : await source.next();
    if (next.done) isOver = true;
    else ahead.push(lineOf(next.value));
    return !isOver;
  }

  while (ahead.length < HEADER_LINES && (await lookAhead()));
  const above = ahead.findIndex(({ text }) => isHeader(valuesOf(text, delimiter) ?? []));
  ahead = ahead.slice(Math.max(above, 0));
  line += Math.max(above, 0);

  while (ahead.length > 0 || (await lookAhead())) {
    if ((ahead[0]?.text ?? '').trim() === '') {
      ahead.shift();
      line += 1;
      continue;
    }
    let span = spanOf(ahead);
    if (span === undefined) {
      let characters = ahead.reduce((sum, { text }) => sum + text.length, 0);
      while (
        span === undefined &&
        ahead.length < MOST_LINES &&
        characters < MOST_CHARACTERS &&
        (await lookAhead())
      ) {
        const { text, quotes } = ahead.at(-1) ?? lineOf('');
        characters += text.length;
        // All lines before it leave a quote open, which an odd number of quotes closes.
        if (quotes % 2 === 1) span = ahead.length;
      }
    }
    const raw = ahead
      .slice(0, span ?? 1)
      .map(({ text }) => text)
      .join('\n');
    const read = span === undefined ? undefined : valuesOf(raw, delimiter);
    columns ??= read?.length;
    const values = read && withoutBlanksBehind(read, columns ?? 0);
    if (values !== undefined && values.length === columns) {
      yield { row, line, raw, values };
      ahead = ahead.slice(span);
      line += span ?? 1;
    } else {
      const problem =
        values === undefined || (span ?? 1) > 1
          ? rejected.quotes
          : fill(rejected.values, { found: values.length, wanted: columns ?? 0 });
      yield { row, line, raw: ahead[0]?.text ?? '', problem };
      ahead.shift();
      line += 1;
    }
    row += 1;
    if (row % ROWS_AT_ONCE === 0) await setImmediate();
  }
}
