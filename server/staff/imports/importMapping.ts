import {
  KNOWN_MAPPINGS,
  neededColumns,
  findMappingProblem,
  readKnownMapping,
  omitMissingColumns,
  type Mapping,
} from '../../import/mapping.ts';
import { plainFileName } from '../../import/plainFileName.ts';
import { UnreadableFile } from '../../import/unreadableFile.ts';
import { LANGUAGES } from '../../language.ts';
import { plainName } from '../../import/plainName.ts';
import {
  isTypeColumn,
  nutritionColumnsOf,
  saleColumnsOf,
  TAG_COLUMNS,
  USUAL_COLUMNS,
  WOO_COLUMNS,
} from './importColumns.ts';
import type { FileHead } from './importFile.ts';
import type { StaffDto } from '../staffDto.ts';

type ImportMapping = StaffDto['ImportMapping'];

const LONGEST_SOURCE = 100;

const isOf = (columns: readonly string[], mapping: Mapping) =>
  neededColumns(mapping).every((name) => columns.includes(name));

function firstLanguage({ columns, rows }: FileHead, mapping: Mapping): string {
  const position = columns.indexOf(mapping.columns.language ?? '');
  const said = rows.flatMap((row) => LANGUAGES.filter((known) => known === row[position]));
  return said[0] ?? mapping.language;
}

const toContractName = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const toFileName = (name: string) =>
  name.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

const renamed = (columns: object, nameOf: (name: string) => string): unknown =>
  Object.fromEntries(
    Object.entries(columns as Record<string, string | undefined>)
      .filter(([, column]) => column !== undefined && column !== '')
      .map(([name, column]) => [nameOf(name), column]),
  );

export function toMappingDto(mapping: Mapping): ImportMapping {
  return {
    source: mapping.source,
    language: mapping.language === 'fr' ? 'fr' : 'en',
    delimiter: mapping.delimiter,
    description_format: mapping.descriptionFormat,
    columns: renamed(mapping.columns, toContractName) as ImportMapping['columns'],
    nutrition: mapping.nutrition,
    keywords: mapping.keywords,
    sale_columns: mapping.saleColumns,
    constants: mapping.constants,
  };
}

export function repeatedColumns(columns: readonly string[]): string[] {
  return columns.filter((column) => columns.includes(`${column} (2)`));
}

/** Returns the file name without extension and trailing date or number, which differ between files of one source. */
function sourceOf(fileName: string): string {
  const name = plainFileName(fileName)
    .replace(/[\s_(-]*\d[\d\s_:.()-]*$/, '')
    .trim();
  return name.slice(0, LONGEST_SOURCE) || 'import';
}

/** Guesses the mapping of a file: a built-in mapping if one fits, else by usual column names. */
export async function suggestMapping(head: FileHead): Promise<ImportMapping> {
  const { fileName, columns, rows, delimiter } = head;
  for (const name of KNOWN_MAPPINGS) {
    const known = await readKnownMapping(name);
    if (isOf(columns, known))
      return toMappingDto({
        ...omitMissingColumns(known, columns),
        language: firstLanguage(head, known),
        delimiter,
      });
  }
  const repeated = repeatedColumns(columns);
  const saleColumns = saleColumnsOf(columns, rows);
  const isFilled = (column: string) =>
    rows.some((row) => (row[columns.indexOf(column)] ?? '').trim() !== '');
  // Prefer a column with values: new Shopify shops leave "Type" empty and fill "Product category".
  const find = (names: readonly string[]) => {
    const present = names
      .flatMap((name) => columns.find((column) => plainName(column) === name) ?? [])
      .filter((column) => !saleColumns.includes(column));
    return present.find((column) => isFilled(column)) ?? present[0];
  };
  const found: Partial<ImportMapping['columns']> = {};
  const isWoo = columns.some((column) => isTypeColumn(columns, rows, column));
  const usual = isWoo ? { ...USUAL_COLUMNS, ...WOO_COLUMNS } : USUAL_COLUMNS;
  for (const [field, names] of Object.entries(usual)) {
    const column = find(names);
    // Skip a column whose name occurs several times: the member has to choose.
    if (column !== undefined && !repeated.includes(column))
      found[field as keyof typeof found] = column;
  }
  // Without sale prices, the regular price is the price.
  if (found.price === undefined && found.list_price !== undefined) {
    found.price = found.list_price;
    delete found.list_price;
  }
  // One column cannot be both the collection and its fallback.
  if (found.collection_else === found.collection) delete found.collection_else;
  const descriptions = rows.map((row) => row[columns.indexOf(found.description ?? '')] ?? '');
  return {
    source: sourceOf(fileName),
    language: 'en',
    delimiter,
    description_format: descriptions.some((text) => /<[a-z]/i.test(text)) ? 'html' : 'text',
    columns: { key: '', name: '', price: '', collection: '', ...found },
    nutrition: nutritionColumnsOf(columns),
    keywords: columns.filter((column) => TAG_COLUMNS.has(plainName(column))),
    sale_columns: saleColumns,
    constants: { stock: 0, minimum: 1 },
  };
}

/**
 * Converts a member's mapping. For the shop's own export, uses the built-in language column.
 * @throws UnreadableFile if the mapping is invalid or a column is missing
 */
export async function toMapping(
  {
    description_format: descriptionFormat,
    sale_columns: saleColumns = [],
    columns,
    nutrition = {},
    ...others
  }: ImportMapping,
  fileColumns: readonly string[],
): Promise<Mapping> {
  const [own, bigbasket] = await Promise.all([
    readKnownMapping('own'),
    readKnownMapping('bigbasket'),
  ]);
  const { language } = others.source === null ? own.columns : columns;
  const mapping: Mapping = {
    ...others,
    descriptionFormat,
    saleColumns,
    nutrition,
    columns: renamed({ ...columns, language }, toFileName) as Mapping['columns'],
    pictures: others.source === bigbasket.source ? bigbasket.pictures : {},
  };
  if (findMappingProblem({ ...mapping }) !== undefined || !isOf(fileColumns, mapping))
    throw new UnreadableFile('badMapping');
  return mapping;
}
