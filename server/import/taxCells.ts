import { fill, texts } from '../texts.ts';
import { isNonePlaceholder } from '../../contract/isNonePlaceholder.ts';
import type { ImportShop } from './importShop.ts';
import type { Cell } from './readCells.ts';
import { RejectedRow } from './rejectedRow.ts';

const { noted, rejected } = texts.import;

const LONGEST_CODE = 20;
/** Matches HSN codes of chapters 01 to 09 without the zero. Excludes service codes (99…), which may have 5 digits. */
const SHORTENED = /^(?!99)[1-9](?:\d\d){1,3}$/;

/**
 * Returns the id of the tax class with the cell's name, or null for an empty cell.
 * @throws RejectedRow for an unknown name: a wrong class would charge a wrong tax
 */
export function taxClassOf(
  { text, column }: Cell,
  taxClasses: ImportShop['taxClasses'],
): string | null {
  if (text === '') return null;
  for (const [id, name] of taxClasses) {
    if (name.toLowerCase() === text.toLowerCase()) return id;
  }
  const known = [...taxClasses.values()].join(', ');
  throw new RejectedRow(fill(rejected.taxClass, { column, text, known }));
}

/**
 * Returns an HSN or another tax code, or '' for a blank cell. Adds a note if a spreadsheet may have dropped a leading
 * zero. Returns null and adds a note if the code is too long.
 */
export function taxCodeOf({ text, column, note }: Cell): string | null {
  if (isNonePlaceholder(text)) return '';
  if (text.length > LONGEST_CODE) {
    note(fill(noted.leftOut, { column, text }));
    return null;
  }
  if (SHORTENED.test(text)) note(fill(noted.lostZero, { column, code: text, meant: `0${text}` }));
  return text;
}
