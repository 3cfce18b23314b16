import { decodeHTMLStrict } from 'entities';
import { cleanHtml, paragraphsOf } from '../catalog/cleanHtml.ts';
import { LANGUAGES, type Language, type Text } from '../language.ts';
import { fill, texts } from '../texts.ts';
import { unescapeFormula } from './csvCell.ts';
import type { Dto } from '../http/contractTypes.ts';
import { allergensOf, packContentOf, type PackContent } from './foodCells.ts';
import { plainName } from './plainName.ts';
import { isNotShipped, isOwnStatus, leastVisible, statusOf } from './saleState.ts';
import type { ProductStatus } from '../catalog/productStatus.ts';
import { slugOf } from './slug.ts';
import type { Mapping } from './mapping.ts';
import {
  barcodeOf,
  optionalPriceOf,
  priceOf,
  ratingOf,
  wholeNumberOf,
  type Cell,
} from './readCells.ts';
import type { ImportShop } from './importShop.ts';
import { taxClassOf, taxCodeOf } from './taxCells.ts';
import { RejectedRow } from './rejectedRow.ts';
import { repairText } from './repairText.ts';

export interface ImportRow {
  key: string;
  language: string;
  name: string;
  /**
   * Null keeps the stored value. The same applies to the nullable fields below, except that a null `specialMinor`
   * removes the sale price.
   */
  brand: string | null;
  priceMinor: number;
  specialMinor: number | null;
  collection: { handle: string; name: string };
  picture: string | null;
  rating: number | null;
  description: string | null;
  keywords: string | null;
  stock: number | null;
  minimum: number | null;
  barcode: string | null;
  /** Undefined keeps the stored pack content. */
  content: PackContent | undefined;
  allergens: Dto['Allergen'][] | null;
  mayContain: Dto['Allergen'][] | null;
  taxClassId: string | null;
  taxCode: string | null;
  status: ProductStatus | null;
  notes: Text[];
  /** Original texts of a row from the shop's own export. A text equal to the stored one is not repaired. */
  verbatim?: { name: string; brand: string; description: string; keywords: string };
}

const { noted, rejected, unsorted } = texts.import;

const LONGEST_NAME = 300;
const LONGEST_KEY = 200;
const LONGEST_DESCRIPTION = 100_000;
const PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const UNSORTED = 'not-sorted';

const SHORTCODE =
  /\[\/?(?:[a-z]+(?:_[a-z]+)+|caption|gallery|embed|audio|video|playlist)(?: [^\]]*)?\]/g;

function notBlank(text: string, column: string, longest: number): string {
  if (text === '') throw new RejectedRow(fill(rejected.blank, { column }));
  if (text.length > longest) throw new RejectedRow(fill(rejected.long, { column, longest }));
  return text;
}

function pathOf(text: string, column: string): string {
  if (!PATH.test(text)) throw new RejectedRow(fill(rejected.path, { column, text }));
  return text;
}

function languageOf(text: string, column: string): string {
  const language = LANGUAGES.find((known) => known === text.toLowerCase());
  if (language === undefined)
    throw new RejectedRow(fill(rejected.language, { column, known: LANGUAGES.join(', '), text }));
  return language;
}

/** Returns the last part of the first category: "Staples > Flour\, meal, Offers" gives "Flour, meal". */
function firstCategory(text: string, column: string): string {
  // Only WooCommerce escapes commas in names.
  const isList = text.includes('\\,') || plainName(column) === 'categories';
  const [first = ''] = isList ? text.split(/(?<!\\), ?/) : [text];
  const path = first.split(/\s+>\s+/);
  return (path.at(-1) ?? '').replaceAll('\\,', ',').trim();
}

const languageIn = (code: string): Language => LANGUAGES.find((known) => known === code) ?? 'en';

const lineOf = (text: string) => repairText(text).replaceAll('\n', ' ');

function descriptionOf(text: string, { descriptionFormat, source }: Mapping): string {
  const repaired = repairText(
    source === null ? text : text.replaceAll('\\n', '\n').replaceAll(SHORTCODE, ''),
  );
  if (descriptionFormat === 'text') return paragraphsOf(repaired);
  // OpenCart exports HTML with escaped tags.
  const html = /<[a-z]/i.test(repaired) ? repaired : decodeHTMLStrict(repaired);
  if (!/<[a-z]/i.test(html)) return paragraphsOf(html);
  // WooCommerce renders blank lines as paragraphs.
  const isBare = !/<(?:p|div|ul|ol|li|h[1-6]|table|blockquote|section)\b/i.test(html);
  return cleanHtml(
    isBare ? html.replaceAll(/[^\S\n]*\n\s*\n\s*/g, '</p><p>').replaceAll('\n', '<br>') : html,
  );
}

/**
 * Builds a product from a row's values.
 * @param values by column name
 * @throws RejectedRow with the first reason found
 */
export function readRow(
  values: ReadonlyMap<string, string>,
  mapping: Mapping,
  { currency, taxClasses }: ImportShop,
): ImportRow {
  const { columns, source, pictures, delimiter } = mapping;
  const isOwn = source === null;
  const notes: Text[] = [];
  const note = (text: Text) => void notes.push(text);
  const cell = (column: string | undefined) =>
    unescapeFormula((column && values.get(column)) ?? '');
  const line = (column: string | undefined) =>
    lineOf(isOwn ? cell(column) : decodeHTMLStrict(cell(column)));
  const read = (column: string): Cell => ({
    text: line(column),
    column,
    delimiter,
    currency,
    note,
  });
  const optional = <T>(column: string | undefined, of: (found: Cell) => T | null): T | null =>
    column === undefined ? null : of(read(column));

  function collection(): ImportRow['collection'] {
    const column = line(columns.collection) === '' ? columns.collectionElse : columns.collection;
    const text = line(column);
    const name = (isOwn ? text : firstCategory(text, column ?? '')).slice(0, LONGEST_NAME);
    const path = line(columns.collectionPath);
    if (name === '') {
      note(fill(noted.unsorted, { column: columns.collection }));
      return { handle: UNSORTED, name: unsorted[languageIn(mapping.language)] };
    }
    if (columns.collectionPath !== undefined && path !== '')
      return { handle: pathOf(path, columns.collectionPath), name };
    return { handle: slugOf(name) || 'collection', name };
  }

  function prices(): Pick<ImportRow, 'priceMinor' | 'specialMinor'> {
    const listMinor = optional(columns.listPrice, optionalPriceOf);
    const isRegular = listMinor !== null && line(columns.price) === '';
    const minor = isRegular ? listMinor : priceOf(read(columns.price));
    return listMinor !== null && listMinor > minor
      ? { priceMinor: listMinor, specialMinor: minor }
      : { priceMinor: minor, specialMinor: null };
  }

  function content(): ImportRow['content'] {
    if (columns.packSize === undefined) return undefined;
    const size = read(columns.packSize);
    const text = `${size.text} ${line(columns.packUnit)}`.trim();
    return packContentOf({ ...size, text }, mapping.language);
  }

  function status(): ProductStatus | null {
    const { saleColumns } = mapping;
    const unshipped = saleColumns.find((column) => isNotShipped(line(column), column));
    if (unshipped !== undefined)
      throw new RejectedRow(
        fill(rejected.notShipped, { column: unshipped, text: line(unshipped) }),
      );
    if (saleColumns.every((column) => line(column) === '')) return null;
    const unknown = isOwn && saleColumns.find((column) => !isOwnStatus(line(column)));
    if (unknown)
      throw new RejectedRow(fill(rejected.status, { column: unknown, text: line(unknown) }));
    const statuses = saleColumns.map((column) => statusOf(line(column), column));
    const least = leastVisible(statuses);
    const column = saleColumns[statuses.indexOf(least)] ?? '';
    if (least !== 'active' && !isOwn) note(fill(noted[least], { column, text: line(column) }));
    return least;
  }

  const productStatus = status();
  const kind = collection();
  const description = cell(columns.description);
  if (description.length > LONGEST_DESCRIPTION) throw new RejectedRow(rejected.description);
  const keywordsOf = (of: (column: string) => string) =>
    [...new Set(mapping.keywords.map(of))].filter((text) => text !== '').join(', ');
  // Remove the leading apostrophe with which spreadsheets mark a number as text.
  const key = notBlank(lineOf(cell(columns.key)).replace(/^'(?=\d)/, ''), columns.key, LONGEST_KEY);

  return {
    key: isOwn ? pathOf(key, columns.key) : key,
    language:
      columns.language !== undefined
        ? languageOf(line(columns.language), columns.language)
        : mapping.language,
    name: notBlank(line(columns.name), columns.name, LONGEST_NAME),
    brand: optional(columns.brand, ({ text }) => text.slice(0, LONGEST_NAME)),
    ...prices(),
    collection: kind,
    picture: Object.hasOwn(pictures, kind.name) ? (pictures[kind.name] ?? null) : null,
    rating: optional(columns.rating, ratingOf),
    description: columns.description === undefined ? null : descriptionOf(description, mapping),
    keywords: mapping.keywords.length === 0 ? null : keywordsOf(line),
    stock: optional(columns.stock, (found) => wholeNumberOf(found, 0)),
    minimum: optional(columns.minimum, (found) => wholeNumberOf(found, 1)),
    barcode: optional(columns.barcode, barcodeOf),
    content: content(),
    allergens: optional(columns.allergens, allergensOf),
    mayContain: optional(columns.mayContain, allergensOf),
    taxClassId: optional(columns.taxClass, (found) => taxClassOf(found, taxClasses)),
    taxCode: optional(columns.taxCode, taxCodeOf),
    status: productStatus,
    notes,
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
