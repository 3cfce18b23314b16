import { cleanHtml, paragraphsOf } from '../catalog/cleanHtml.ts';
import { toPaise } from '../currency/paise.ts';
import { LANGUAGES, type Text } from '../language.ts';
import { texts } from '../texts.ts';
import { unguarded } from './csvCell.ts';
import { slugOf } from './slug.ts';
import type { Mapping } from './mapping.ts';
import { readNumber } from './readNumber.ts';
import { repairText } from './repairText.ts';

/** A product as a row of a file describes it. */
export interface ImportRow {
  key: string;
  /** Language code of its texts. */
  language: string;
  name: string;
  /** Null, as all that follow, where the mapping names no such column: what is in the database stays. */
  brand: string | null;
  pricePaise: number;
  specialPaise: number | null;
  collection: { handle: string; name: string };
  /** Name of its picture. */
  picture: string | null;
  rating: number | null;
  /** Cleaned HTML. */
  description: string | null;
  keywords: string | null;
  stock: number | null;
  minimum: number | null;
  barcode: string | null;
  /** Texts as they stand in an export of this shop: those that are as the database has them stay so, unrepaired. */
  verbatim?: { name: string; brand: string; description: string; keywords: string };
}

const { rejected } = texts.import;

/** A row that makes no product. */
export class RejectedRow extends Error {
  readonly reason: Text;

  constructor(reason: Text) {
    super(reason.en);
    this.reason = reason;
  }
}

const LONGEST_NAME = 300;
const LONGEST_KEY = 200;
const LONGEST_DESCRIPTION = 100_000;
const MOST_PAISE = 2_000_000_000;
const MOST_STOCK = 1_000_000_000;
const LONGEST_BARCODE = 64;
const PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Before an amount, or behind it. */
const CURRENCY = /^(?:₹|Rs\.?|INR)\s*|\s*(?:₹|Rs\.?|INR)$/i;

function paiseOf(text: string, column: string, delimiter: string): number {
  const amount = readNumber(text.replace(CURRENCY, ''), delimiter);
  if (amount === undefined) throw new RejectedRow(rejected.price(column, text));
  const paise = toPaise(amount);
  if (paise === 0) throw new RejectedRow(rejected.zero(column));
  if (paise > MOST_PAISE) throw new RejectedRow(rejected.high(column, text));
  return paise;
}

function wholeNumberOf(text: string, column: string, least: number, delimiter: string): number {
  const number = readNumber(text, delimiter) ?? Number.NaN;
  if (!Number.isInteger(number) || number < least || number > MOST_STOCK)
    throw new RejectedRow(rejected.wholeNumber(column, least, text));
  return number;
}

function ratingOf(text: string, column: string): number {
  if (text === '') return 0;
  // No rating has thousands, and averages have any number of decimals.
  const rating = /^[0-9]([.,][0-9]+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (!(rating <= 5)) throw new RejectedRow(rejected.rating(column, text));
  return Math.round(rating * 10) / 10;
}

function notBlank(text: string, column: string, longest: number): string {
  if (text === '') throw new RejectedRow(rejected.blank(column));
  if (text.length > longest) throw new RejectedRow(rejected.long(column, longest));
  return text;
}

function pathOf(text: string, column: string): string {
  if (!PATH.test(text)) throw new RejectedRow(rejected.path(column, text));
  return text;
}

function barcodeOf(text: string, column: string): string {
  if (!/^[\x21-\x7e]*$/.test(text) || text.length > LONGEST_BARCODE)
    throw new RejectedRow(rejected.barcode(column, text));
  return text;
}

function languageOf(text: string, column: string): string {
  const language = LANGUAGES.find((known) => known === text.toLowerCase());
  if (language === undefined)
    throw new RejectedRow(rejected.language(column, LANGUAGES.join(', '), text));
  return language;
}

/** One line of repaired text. */
const lineOf = (text: string) => repairText(text).replaceAll('\n', ' ');

/** The collection of a row; its path is made of its name where the file has none. */
function collectionOf(
  line: (column: string | undefined) => string,
  { collection, collectionPath }: Mapping['columns'],
): ImportRow['collection'] {
  const name = notBlank(line(collection), collection, LONGEST_NAME);
  const path = line(collectionPath);
  if (collectionPath !== undefined && path !== '')
    return { handle: pathOf(path, collectionPath), name };
  return { handle: slugOf(name) || 'collection', name };
}

/**
 * Makes a product of a row's values, by column.
 * @throws RejectedRow with the first reason found
 */
export function readRow(values: ReadonlyMap<string, string>, mapping: Mapping): ImportRow {
  const { columns, source, pictures, delimiter } = mapping;
  const isOwn = source === null;
  const cell = (column: string | undefined) => {
    const text = (column && values.get(column)) ?? '';
    return isOwn ? unguarded(text) : text;
  };
  const line = (column: string | undefined) => lineOf(cell(column));
  const optional = <T>(
    column: string | undefined,
    read: (text: string, column: string) => T,
  ): T | null => (column === undefined ? null : read(line(column), column));

  const collection = collectionOf(line, columns);
  const pricePaise = paiseOf(line(columns.price), columns.price, delimiter);
  const listPaise =
    columns.listPrice === undefined || line(columns.listPrice) === ''
      ? pricePaise
      : paiseOf(line(columns.listPrice), columns.listPrice, delimiter);
  const isReduced = listPaise > pricePaise;
  const description = cell(columns.description);
  if (description.length > LONGEST_DESCRIPTION) throw new RejectedRow(rejected.description);
  const cleaned = () =>
    mapping.descriptionFormat === 'html'
      ? cleanHtml(repairText(description))
      : paragraphsOf(repairText(description));
  const keywordsOf = (read: (column: string) => string) =>
    [...new Set(mapping.keywords.map(read))].filter((text) => text !== '').join(', ');
  const key = notBlank(line(columns.key), columns.key, LONGEST_KEY);

  return {
    key: isOwn ? pathOf(key, columns.key) : key,
    language:
      columns.language !== undefined && values.has(columns.language)
        ? languageOf(line(columns.language), columns.language)
        : mapping.language,
    name: notBlank(line(columns.name), columns.name, LONGEST_NAME),
    brand: optional(columns.brand, (text) => text.slice(0, LONGEST_NAME)),
    pricePaise: isReduced ? listPaise : pricePaise,
    specialPaise: isReduced ? pricePaise : null,
    collection,
    picture: Object.hasOwn(pictures, collection.name) ? (pictures[collection.name] ?? null) : null,
    rating: optional(columns.rating, ratingOf),
    description: columns.description === undefined ? null : cleaned(),
    keywords: mapping.keywords.length === 0 ? null : keywordsOf(line),
    stock: optional(columns.stock, (text, column) => wholeNumberOf(text, column, 0, delimiter)),
    minimum: optional(columns.minimum, (text, column) => wholeNumberOf(text, column, 1, delimiter)),
    barcode: optional(columns.barcode, barcodeOf),
    ...(isOwn && {
      verbatim: {
        name: cell(columns.name),
        brand: cell(columns.brand),
        description,
        keywords: keywordsOf(cell),
      },
    }),
  };
}
