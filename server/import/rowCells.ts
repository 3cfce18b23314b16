import { decodeHTMLStrict } from 'entities';
import type { Text } from '../language.ts';
import { unescapeFormula } from './csvCell.ts';
import type { ImportShop } from './importShop.ts';
import type { Mapping } from './mapping.ts';
import type { Cell } from './readCells.ts';
import { repairText } from './repairText.ts';

/** Reads the cells of one row by the names of their columns. Unmapped columns read as ''. */
export interface RowCells {
  /** Returns the text without the apostrophe that guards formulas. */
  raw: (column: string | undefined) => string;
  /** Returns the repaired text in one line. */
  line: (column: string | undefined) => string;
  read: (column: string) => Cell;
  /** Reads a mapped column; null if it isn't mapped. */
  optional: <T>(column: string | undefined, of: (cell: Cell) => T | null) => T | null;
  today: string;
  notes: Text[];
  note: (text: Text) => void;
}

export const inOneLine = (text: string): string => repairText(text).replaceAll('\n', ' ');

export function rowCells(
  values: ReadonlyMap<string, string>,
  { source, delimiter }: Mapping,
  { currency, today }: ImportShop,
): RowCells {
  const notes: Text[] = [];
  const note = (text: Text) => void notes.push(text);
  const raw = (column: string | undefined) => unescapeFormula((column && values.get(column)) ?? '');
  const line = (column: string | undefined) => {
    const text = raw(column);
    if (text === '') return '';
    return inOneLine(source === null ? text : decodeHTMLStrict(text));
  };
  const read = (column: string): Cell => ({
    text: line(column),
    column,
    delimiter,
    currency,
    note,
  });
  return {
    raw,
    line,
    read,
    optional: (column, of) => (column === undefined ? null : of(read(column))),
    today,
    notes,
    note,
  };
}
