import { toDecimal } from '../../currency/minorUnits.ts';
import type { ImportChange } from '../../import/importChanges.ts';
import { isObject } from '../../isObject.ts';
import { isSameJson } from '../../isSameJson.ts';
import type { StaffDto } from '../staffDto.ts';

type ChangeRow = StaffDto['ImportChangeList']['changes'][number];

const FIELDS = {
  name: 'name',
  price_minor: 'price',
  special_minor: 'special',
  stock: 'stock',
  is_stock_counted: 'is_stock_counted',
  collection_name: 'collection',
  choice: 'choice',
  brand: 'brand',
  minimum: 'minimum',
  sku: 'sku',
  barcode: 'barcode',
  unit_amount: 'unit_amount',
  unit_measure: 'unit_measure',
  drained_amount: 'drained_amount',
  allergens: 'allergens',
  may_contain: 'may_contain',
  allergen_names: 'allergen_names',
  marks: 'marks',
  ingredients: 'ingredients',
  nutrition: 'nutrition',
  is_weighed: 'is_weighed',
  picture_alt: 'picture_alt',
  meta_title: 'meta_title',
  meta_description: 'meta_description',
  tax_class_id: 'tax_class_id',
  tax_code: 'tax_code',
  status: 'status',
  description: 'description',
  keywords: 'keywords',
  rating: 'rating',
} as const;

type Column = keyof typeof FIELDS;

/** Names of tax classes by id. */
export type ImportNames = ReadonlyMap<string, string>;

const LONGEST_TEXT = 200;

function valueOf(column: Column, value: unknown, names: ImportNames): unknown {
  if (column === 'price_minor' || column === 'special_minor')
    return value === null ? null : toDecimal(Number(value));
  if (typeof value === 'string') return value.slice(0, LONGEST_TEXT);
  return column === 'tax_class_id' ? (names.get(String(value)) ?? value) : value;
}

function valuesOf(
  fields: Record<string, unknown>,
  columns: readonly Column[],
  names: ImportNames,
): Record<string, unknown> {
  return Object.fromEntries(
    columns.map((column) => [FIELDS[column], valueOf(column, fields[column], names)]),
  );
}

/** Formats a change. An added product only has its price and stock. */
export function toChangeRow(
  { kind, row_number: row, name, before, after }: ImportChange,
  names: ImportNames,
): ChangeRow {
  const [was, became] = [before, after].map((fields) => (isObject(fields) ? fields : {}));
  const columns = (Object.keys(FIELDS) as Column[]).filter(
    (column) => became && column in became && !isSameJson(was?.[column], became[column]),
  );
  const cursor = `${row} ${kind}`;
  return {
    row,
    cursor,
    name,
    is_variant: kind === 'variant',
    before: before === null ? {} : valuesOf(was ?? {}, columns, names),
    after: valuesOf(became ?? {}, columns, names),
  };
}
