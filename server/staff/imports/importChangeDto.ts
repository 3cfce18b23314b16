import { toDecimal } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import type { ImportChange } from '../../import/importChanges.ts';
import { isObject } from '../../isObject.ts';
import type { StaffDto } from '../staffDto.ts';

type ChangeRow = StaffDto['ImportChangeList']['changes'][number];

/** Names of the fields in the contract, by column. Derived columns are left out. */
const FIELDS = {
  name: 'name',
  price_minor: 'price',
  special_minor: 'special',
  stock: 'stock',
  is_stock_counted: 'is_stock_counted',
  collection_id: 'collection',
  brand: 'brand',
  minimum: 'minimum',
  sku: 'sku',
  barcode: 'barcode',
  unit_amount: 'unit_amount',
  unit_measure: 'unit_measure',
  drained_amount: 'drained_amount',
  allergens: 'allergens',
  may_contain: 'may_contain',
  tax_class_id: 'tax_class_id',
  tax_code: 'tax_code',
  status: 'status',
  description: 'description',
  keywords: 'keywords',
  rating: 'rating',
} as const;

type Column = keyof typeof FIELDS;

/** Names of collections and tax classes, by column and id. */
export type ImportNames = Readonly<Partial<Record<Column, ReadonlyMap<string, string>>>>;

export async function findImportNames(db: Database): Promise<ImportNames> {
  const collections = await db
    .selectFrom('collection')
    .leftJoin('collection_text as t', (join) =>
      join.onRef('t.collection_id', '=', 'id').on('t.language', '=', 'en'),
    )
    .select(['id', 'handle', 't.name'])
    .execute();
  const classes = await db.selectFrom('tax_class').select(['id', 'name']).execute();
  return {
    collection_id: new Map(collections.map(({ id, handle, name }) => [id, name ?? handle])),
    tax_class_id: new Map(classes.map(({ id, name }) => [id, name])),
  };
}

const LONGEST_TEXT = 200;

function valueOf(column: Column, value: unknown, names: ImportNames): unknown {
  if (column === 'price_minor' || column === 'special_minor')
    return value === null ? null : toDecimal(Number(value));
  if (typeof value === 'string') return value.slice(0, LONGEST_TEXT);
  return names[column]?.get(String(value)) ?? value;
}

function valuesOf(fields: unknown, names: ImportNames): Record<string, unknown> {
  if (!isObject(fields)) return {};
  const columns = (Object.keys(FIELDS) as Column[]).filter((column) => column in fields);
  return Object.fromEntries(
    columns.map((column) => [FIELDS[column], valueOf(column, fields[column], names)]),
  );
}

/** Formats a change. An added product only has its price and stock. */
export function toChangeRow(
  { kind, row_number: row, name, before, after }: ImportChange,
  names: ImportNames,
): ChangeRow {
  return {
    row,
    name,
    is_variant: kind === 'variant',
    before: valuesOf(before, names),
    after: valuesOf(after, names),
  };
}
