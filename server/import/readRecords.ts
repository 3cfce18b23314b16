import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import type { Text } from '../language.ts';
import { fill, texts } from '../texts.ts';

export interface CsvRecord {
  /** Row number from 1, without the header. Each line of an unreadable row counts as a row. */
  row: number;
  line: number;
  raw: string;
  values?: string[];
  problem?: Text;
}

const MOST_LINES = 500;
const MOST_CHARACTERS = 1_048_576;

/** Number of lines searched for the header. Some files start with a title or with `sep=;`. */
export const HEADER_LINES = 10;

const { rejected } = texts.import;

/** Rows between two yields to the event loop, which buffered lines would otherwise block. */
const ROWS_AT_ONCE = 200;

interface Line {
  text: string;
  quotes: number;
}

const lineOf = (text: string): Line => ({ text, quotes: text.split('"').length - 1 });

export function valuesOf(raw: string, delimiter: string): string[] | undefined {
  try {
    const records = parse(raw, { delimiter });
    return records.length === 1 ? records[0] : undefined;
  } catch {
    return undefined;
  }
}

function withoutBlanksBehind(values: string[], columns: number): string[] {
  const last = values.findLastIndex((value) => value.trim() !== '');
  return values.slice(0, Math.max(columns, last + 1));
}

function spanOf(lines: readonly Line[]): number | undefined {
  let isOpen = false;
  for (const [index, { quotes }] of lines.entries()) {
    isOpen = isOpen !== (quotes % 2 === 1);
    if (!isOpen) return index + 1;
  }
  return undefined;
}

/**
 * Yields the rows of a CSV file (RFC 4180), the header first as row 0. Skips blank lines and surplus blank values
 * at the end of a row.
 *
 * Drops only the first line of an invalid row and continues with the next line. So a stray quote costs one row, not
 * thousands.
 * @param isHeader recognizes the header; if none of the first ten lines matches, the first line is the header
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
        // The quote is still open before this line, so an odd number of quotes in the line closes it.
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
