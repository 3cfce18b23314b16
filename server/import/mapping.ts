import { isObject } from '../isObject.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NUTRIENT_LIMITS, type NutrientName } from '../../contract/nutrients.ts';

/** Maps the columns of a CSV file to product fields; see docs/import.md. */
export interface Mapping {
  /** Name of the source system; null for this shop's own exports, where the key column contains handles. */
  source: string | null;
  language: string;
  delimiter: string;
  descriptionFormat: 'text' | 'html';
  columns: {
    key: string;
    name: string;
    price: string;
    collection: string;
    collectionPath?: string;
    collectionElse?: string;
    listPrice?: string;
    brand?: string;
    description?: string;
    rating?: string;
    stock?: string;
    minimum?: string;
    barcode?: string;
    packSize?: string;
    packUnit?: string;
    allergens?: string;
    mayContain?: string;
    /** Column with names of nuts and cereals, as on the label. */
    allergenNames?: string;
    marks?: string;
    ingredients?: string;
    isWeighed?: string;
    pictureAlt?: string;
    metaTitle?: string;
    metaDescription?: string;
    taxClass?: string;
    taxCode?: string;
    /** Column with a fallback number. If the key is blank, `id:` and this number form the key. */
    keyElse?: string;
    sku?: string;
    /** Column with the addresses of pictures, separated by commas. */
    pictures?: string;
    /** Column of Shopify with the system that counts the stock; blank if it isn't counted. */
    stockTracker?: string;
    /** Column of WooCommerce that says whether goods without a stock are sold. */
    inStock?: string;
    backorder?: string;
    saleFrom?: string;
    saleUntil?: string;
    /** Options that distinguish variants. Without a name column, the heading of the value column is the name. */
    option1Name?: string;
    option1Value?: string;
    option2Name?: string;
    option2Value?: string;
    option3Name?: string;
    option3Value?: string;
    /** Column with the key of a variation's product. Without it, rows with the same key are variants. */
    parent?: string;
    /** Column with the language code of a row's texts. Exports of earlier versions lack it. */
    language?: string;
  };
  /** Columns with amounts per 100 g or 100 ml. */
  nutrition: Partial<Record<NutrientName, string>>;
  keywords: string[];
  /** Columns that say whether a product is published; they set its status. */
  saleColumns: string[];
  /** Values used if the file has no `stock` or `minimum` column. */
  constants: { stock: number; minimum: number };
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
  'allergenNames',
  'marks',
  'ingredients',
  'isWeighed',
  'pictureAlt',
  'metaTitle',
  'metaDescription',
  'taxClass',
  'taxCode',
  'keyElse',
  'sku',
  'pictures',
  'stockTracker',
  'inStock',
  'backorder',
  'saleFrom',
  'saleUntil',
  'option1Name',
  'option1Value',
  'option2Name',
  'option2Value',
  'option3Name',
  'option3Value',
  'parent',
  'collectionPath',
  'collectionElse',
  'language',
];
const DEFAULTS = {
  language: 'en',
  delimiter: ',',
  descriptionFormat: 'text',
  nutrition: {},
  keywords: [],
  saleColumns: [],
  pictures: {},
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText);
const isTextObject = (value: unknown) => isObject(value) && Object.values(value).every(isText);

export function findMappingProblem(mapping: Record<string, unknown>): string | undefined {
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
  if ('parent' in columns && columns['parent'] === columns['key'])
    return '"parent" must be another column than "key".';
  for (const name of ['keywords', 'saleColumns'])
    if (!isTextList(mapping[name])) return `"${name}" must be a list of columns.`;
  if (
    !isTextObject(mapping['nutrition']) ||
    !Object.keys(mapping['nutrition'] as object).every((name) =>
      Object.hasOwn(NUTRIENT_LIMITS, name),
    )
  )
    return '"nutrition" must map nutrients to columns of the file.';
  if (!isTextObject(mapping['pictures']))
    return '"pictures" must map collections to names of pictures.';
  const { stock, minimum } = isObject(constants) ? constants : {};
  if (!Number.isInteger(stock) || Number(stock) < 0)
    return '"constants" must hold "stock", a whole number.';
  if (!Number.isInteger(minimum) || Number(minimum) < 1)
    return '"constants" must hold "minimum", a whole number above 0.';
  return undefined;
}

/** Columns that the shop's own exports have had from the beginning. */
const FIRST_COLUMNS: ReadonlySet<string> = new Set([
  ...REQUIRED_COLUMNS,
  'listPrice',
  'brand',
  'description',
  'stock',
  'minimum',
  'barcode',
  'collectionPath',
]);

/** Lists the columns that a file must have. In the shop's own exports, columns of later releases are optional. */
export function neededColumns({
  source,
  columns,
  nutrition,
  keywords,
  saleColumns,
}: Mapping): string[] {
  const isOwn = source === null;
  const named = Object.entries(columns)
    .filter(([field]) => !isOwn || FIRST_COLUMNS.has(field))
    .map(([, column]) => column);
  const further = isOwn ? [] : [...Object.values(nutrition), ...saleColumns];
  return [...named, ...keywords, ...further];
}

export function omitMissingColumns(mapping: Mapping, fileColumns: readonly string[]): Mapping {
  const presentIn = (columns: Record<string, string>) =>
    Object.fromEntries(Object.entries(columns).filter(([, name]) => fileColumns.includes(name)));
  return {
    ...mapping,
    columns: presentIn(mapping.columns) as unknown as Mapping['columns'],
    nutrition: presentIn(mapping.nutrition),
    saleColumns: mapping.saleColumns.filter((name) => fileColumns.includes(name)),
  };
}

/**
 * Reads a mapping file.
 * @throws an error that names the file and the problem
 */
export async function readMapping(file: string): Promise<Mapping> {
  let written: unknown;
  try {
    written = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The mapping ${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
  const mapping = isObject(written) ? { ...DEFAULTS, ...written } : {};
  const problem = findMappingProblem(mapping);
  if (problem) throw new Error(`The mapping ${file} is wrong: ${problem}`);
  return mapping as unknown as Mapping;
}

export const KNOWN_MAPPINGS = ['own', 'bigbasket'] as const;

export async function readKnownMapping(name: (typeof KNOWN_MAPPINGS)[number]): Promise<Mapping> {
  return readMapping(path.join(import.meta.dirname, `${name}.mapping.json`));
}
