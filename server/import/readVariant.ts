import type { Text } from '../language.ts';
import { fill, texts } from '../texts.ts';
import { isVariable } from './saleState.ts';
import type { Mapping } from './mapping.ts';
import type { Place } from './place.ts';
import { readSale, type Sale } from './readSale.ts';
import { keyText, leastStatus, LONGEST_NAME } from './readGoods.ts';
import { RejectedRow } from './rejectedRow.ts';
import type { RowCells } from './rowCells.ts';

export interface Choice {
  /** Name of the option; '' if only the product's first row names it, as in Shopify's files. */
  option: string;
  value: string;
  column: string;
}

export interface VariantRow extends Sale {
  choice: Choice[];
  /** True if the stock cell is WooCommerce's `parent`: the variant uses the product's stock. */
  sharesStock: boolean;
  notes: Text[];
  place: Place;
}

const { noted, rejected } = texts.import;

const SLOTS = [1, 2, 3] as const;

/** Splits a WooCommerce list, which escapes commas within values as `\,`. */
const listOf = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter((value) => value !== '');

const isNamedByRow = ({ columns }: Mapping) => columns.parent !== undefined;

function namedSlots({ line }: RowCells, { columns }: Mapping) {
  return SLOTS.flatMap((slot) => {
    const column = columns[`option${slot}Value`];
    if (column === undefined) return [];
    const nameColumn = columns[`option${slot}Name`];
    return [{ option: nameColumn === undefined ? column : line(nameColumn), column }];
  });
}

/** Returns the values that a row chooses. Shopify writes "Title: Default Title" for none. */
export function choiceOf(cells: RowCells, mapping: Mapping): Choice[] {
  if (mapping.columns.option1Value === undefined) return [];
  return namedSlots(cells, mapping)
    .map(({ option, column }) => {
      const text = cells.line(column);
      return { option, column, value: isNamedByRow(mapping) ? (listOf(text)[0] ?? '') : text };
    })
    .filter(({ value }) => value !== '')
    .filter(({ value, option }) => !(value === 'Default Title' && ['', 'Title'].includes(option)));
}

export function valueOrderOf(cells: RowCells, mapping: Mapping): Map<string, string[]> {
  return new Map(
    namedSlots(cells, mapping).map(({ option, column }) => [option, listOf(cells.raw(column))]),
  );
}

export const namesByColumn = (cells: RowCells, mapping: Mapping): Map<string, string> =>
  new Map(namedSlots(cells, mapping).map(({ column, option }) => [column, option]));

/** Tests for a row that only holds the shared fields of the variants below it. */
export function isVariableProduct({ line }: RowCells, mapping: Mapping): boolean {
  return isNamedByRow(mapping) && mapping.saleColumns.some((column) => isVariable(line(column)));
}

export const parentOf = (cells: RowCells, { columns }: Mapping): string =>
  keyText(cells, columns.parent);

/**
 * Reads a variant's own fields.
 * @throws RejectedRow if it can't be sold
 */
export function readVariant(
  cells: RowCells,
  mapping: Mapping,
  choice: readonly Choice[],
  place: Place,
): VariantRow {
  const long = choice.find(({ value }) => value.length > LONGEST_NAME);
  if (long !== undefined)
    throw new RejectedRow(fill(rejected.long, { column: long.column, longest: LONGEST_NAME }));
  const earlier = cells.notes.length;
  if (choice.length === 0)
    throw new RejectedRow(
      fill(rejected.anyVariant, { column: mapping.columns.option1Value ?? '' }),
    );
  const sharesStock = isNamedByRow(mapping) && cells.line(mapping.columns.stock) === 'parent';
  const { stock: _stock, inStock: _inStock, ...columns } = mapping.columns;
  const sale = readSale(cells, sharesStock ? { ...mapping, columns } : mapping);
  const isOff = isNamedByRow(mapping) && !['active', null].includes(leastStatus(cells, mapping));
  if (isOff) cells.note(noted.variantOff);
  return {
    ...sale,
    ...(isOff && { stock: 0, isStockCounted: true }),
    sharesStock: sharesStock && !isOff,
    choice: [...choice],
    notes: cells.notes.slice(earlier),
    place,
  };
}
