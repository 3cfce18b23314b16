import {
  KNOWN_MAPPINGS,
  neededColumns,
  problemOf,
  readKnownMapping,
  type Mapping,
} from '../import/mapping.ts';
import { UnreadableFile } from '../import/unreadableFile.ts';
import { LANGUAGES } from '../language.ts';
import type { FileHead } from './importFile.ts';
import type { StaffDto } from './staffDto.ts';

type ImportMapping = StaffDto['ImportMapping'];

/** What columns of other systems are called, in lower case without signs; the first that a file has is taken. */
const USUAL: Readonly<
  Record<Exclude<keyof ImportMapping['columns'], 'language'>, readonly string[]>
> = {
  key: ['key', 'sku', 'id', 'productid', 'index', 'code', 'handle', 'ean'],
  name: ['name', 'title', 'product', 'productname', 'nom'],
  price: ['price', 'saleprice', 'sellingprice', 'prix', 'variantprice'],
  collection: ['collection', 'category', 'department', 'producttype', 'type', 'categorie'],
  collection_path: [],
  list_price: ['listprice', 'marketprice', 'mrp', 'regularprice', 'compareatprice'],
  brand: ['brand', 'vendor', 'manufacturer', 'marque'],
  description: ['description', 'body', 'bodyhtml', 'about'],
  rating: ['rating', 'stars'],
  stock: ['stock', 'quantity', 'qty', 'onhand', 'inventory'],
  minimum: ['minimum', 'minquantity', 'minorder'],
  barcode: ['barcode', 'ean', 'gtin', 'upc'],
};

const plainName = (column: string) =>
  column
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

const isOf = (columns: readonly string[], mapping: Mapping) =>
  neededColumns(mapping).every((name) => columns.includes(name));

/** The language that a file's first rows say, else that of the mapping. */
function firstLanguage({ columns, rows }: FileHead, mapping: Mapping): string {
  const position = columns.indexOf(mapping.columns.language ?? '');
  const said = rows.flatMap((row) => LANGUAGES.filter((known) => known === row[position]));
  return said[0] ?? mapping.language;
}

/** What the counter sends and is sent of a mapping. */
export function toMappingDto(mapping: Mapping): ImportMapping {
  const { key, name, price, collection, listPrice, collectionPath, ...others } = mapping.columns;
  return {
    source: mapping.source,
    language: mapping.language === 'fr' ? 'fr' : 'en',
    delimiter: mapping.delimiter,
    description_format: mapping.descriptionFormat,
    columns: {
      key,
      name,
      price,
      collection,
      ...(listPrice !== undefined && { list_price: listPrice }),
      ...(collectionPath !== undefined && { collection_path: collectionPath }),
      ...others,
    },
    keywords: mapping.keywords,
    constants: mapping.constants,
  };
}

/** What a file's columns probably are: a mapping that comes with the shop, else what such columns are usually called. */
export async function suggestMapping(head: FileHead): Promise<ImportMapping> {
  const { columns, delimiter } = head;
  for (const name of KNOWN_MAPPINGS) {
    const known = await readKnownMapping(name);
    if (isOf(columns, known))
      return toMappingDto({ ...known, language: firstLanguage(head, known), delimiter });
  }
  const find = (names: readonly string[]) =>
    names
      .map((name) => columns.find((column) => plainName(column) === name))
      .find((column) => column !== undefined);
  const found: Partial<ImportMapping['columns']> = {};
  for (const [field, names] of Object.entries(USUAL)) {
    const column = find(names);
    if (column !== undefined) found[field as keyof typeof found] = column;
  }
  return {
    source: 'import',
    language: 'en',
    delimiter,
    description_format: 'text',
    columns: { key: '', name: '', price: '', collection: '', ...found },
    keywords: [],
    constants: { stock: 0, minimum: 1 },
  };
}

/**
 * The mapping that a member has chosen for a file. An export of this shop says its language itself, whatever was chosen.
 * @throws UnreadableFile where the file has no such columns, or the mapping lacks one
 */
export async function toMapping(
  { description_format: descriptionFormat, columns, ...others }: ImportMapping,
  fileColumns: readonly string[],
): Promise<Mapping> {
  const { list_price: listPrice, collection_path: collectionPath, ...plain } = columns;
  const [own, bigbasket] = await Promise.all([
    readKnownMapping('own'),
    readKnownMapping('bigbasket'),
  ]);
  const { language } = others.source === null ? own.columns : columns;
  const chosen = { ...plain, listPrice, collectionPath, language };
  const mapping: Mapping = {
    ...others,
    descriptionFormat,
    columns: Object.fromEntries(
      Object.entries(chosen).filter(([, column]) => column !== undefined && column !== ''),
    ) as unknown as Mapping['columns'],
    pictures: others.source === bigbasket.source ? bigbasket.pictures : {},
  };
  if (problemOf({ ...mapping }) !== undefined || !isOf(fileColumns, mapping))
    throw new UnreadableFile('badMapping');
  return mapping;
}
