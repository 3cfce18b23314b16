import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Which column of a CSV file is what; see docs/import.md. */
export interface Mapping {
  /** Name of the shop or system the file is from; null for an export of this shop, whose key is a product's path. */
  source: string | null;
  /** Language code of its texts, where no column says it. */
  language: string;
  delimiter: string;
  /** What descriptions are written in. */
  descriptionFormat: 'text' | 'html';
  columns: {
    key: string;
    name: string;
    price: string;
    collection: string;
    /** Path of the collection; made of its name without it. */
    collectionPath?: string;
    /** Column for the collection of rows whose `collection` is blank. */
    collectionElse?: string;
    listPrice?: string;
    brand?: string;
    description?: string;
    rating?: string;
    stock?: string;
    minimum?: string;
    barcode?: string;
    /** Content of one unit, such as "500 g". */
    packSize?: string;
    /** Unit of `packSize`, if it has a column of its own. */
    packUnit?: string;
    /** Allergens by their names or the tags of Open Food Facts. */
    allergens?: string;
    mayContain?: string;
    /** Language code of a row's texts; exports of earlier versions lack it. */
    language?: string;
  };
  /** Columns whose words a product shall also be found by. */
  keywords: string[];
  /** Columns with the state of a product: drafts, private products, gift cards and services are skipped. */
  saleColumns: string[];
  /** For products whose file has no such columns. */
  constants: { stock: number; minimum: number };
  /** Name of a picture by name of a collection. */
  pictures: Record<string, string>;
}

const REQUIRED_COLUMNS = ['key', 'name', 'price', 'collection'] as const;
const COLUMNS: readonly string[] = [
  ...REQUIRED_COLUMNS,
  'listPrice',
  'brand',
  'description',
  'rating',
  'stock',
  'minimum',
  'barcode',
  'packSize',
  'packUnit',
  'allergens',
  'mayContain',
  'collectionPath',
  'collectionElse',
  'language',
];
const DEFAULTS = {
  language: 'en',
  delimiter: ',',
  descriptionFormat: 'text',
  keywords: [],
  saleColumns: [],
  pictures: {},
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText);
const isTextObject = (value: unknown) => isObject(value) && Object.values(value).every(isText);

/** What is wrong with a mapping, as a sentence; undefined for nothing. */
export function problemOf(mapping: Record<string, unknown>): string | undefined {
  const { columns, constants } = mapping;
  if (mapping['source'] !== null && !isText(mapping['source']))
    return '"source" must name where the products come from.';
  if (!isText(mapping['language'])) return '"language" must be a language code.';
  if (!isText(mapping['delimiter']) || mapping['delimiter'].length !== 1)
    return '"delimiter" must be one character.';
  if (!['text', 'html'].includes(String(mapping['descriptionFormat']))) {
    return '"descriptionFormat" must be "text" or "html".';
  }
  if (!isObject(columns) || !isTextObject(columns))
    return '"columns" must map our names to columns of the file.';
  const missing = REQUIRED_COLUMNS.find((name) => !(name in columns));
  if (missing) return `"columns" must say which column is "${missing}".`;
  const unknown = Object.keys(columns).find((name) => !COLUMNS.includes(name));
  if (unknown) return `"columns" knows no "${unknown}".`;
  for (const name of ['keywords', 'saleColumns'])
    if (!isTextList(mapping[name])) return `"${name}" must be a list of columns.`;
  if (!isTextObject(mapping['pictures']))
    return '"pictures" must map collections to names of pictures.';
  const { stock, minimum } = isObject(constants) ? constants : {};
  if (!Number.isInteger(stock) || Number(stock) < 0)
    return '"constants" must hold "stock", a whole number.';
  if (!Number.isInteger(minimum) || Number(minimum) < 1)
    return '"constants" must hold "minimum", a whole number above 0.';
  return undefined;
}

/** Columns that a file must have. Exports of earlier versions of this shop lack some of the mapped ones. */
export function neededColumns({ source, columns, keywords, saleColumns }: Mapping): string[] {
  const {
    language: _,
    packSize: _size,
    allergens: _allergens,
    mayContain: _may,
    ...earlier
  } = columns;
  const named = source === null ? earlier : columns;
  return [...Object.values(named), ...keywords, ...saleColumns];
}

/** The mapping without the columns that a file lacks. */
export function withoutMissing(mapping: Mapping, fileColumns: readonly string[]): Mapping {
  const present = Object.entries(mapping.columns).filter(([, name]) => fileColumns.includes(name));
  return { ...mapping, columns: Object.fromEntries(present) as unknown as Mapping['columns'] };
}

/**
 * Reads a mapping file.
 * @throws with a sentence that names the file and what is wrong with it
 */
export async function readMapping(file: string): Promise<Mapping> {
  let written: unknown;
  try {
    written = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The mapping ${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
  const mapping = isObject(written) ? { ...DEFAULTS, ...written } : {};
  const problem = problemOf(mapping);
  if (problem) throw new Error(`The mapping ${file} is wrong: ${problem}`);
  return mapping as unknown as Mapping;
}

/** The mappings that come with the shop: of its own exports, and of the BigBasket data set. */
export const KNOWN_MAPPINGS = ['own', 'bigbasket'] as const;

/** Reads a mapping that comes with the shop. */
export async function readKnownMapping(name: (typeof KNOWN_MAPPINGS)[number]): Promise<Mapping> {
  return readMapping(path.join(import.meta.dirname, `${name}.mapping.json`));
}
