import { decodeHTMLStrict } from 'entities';
import { cleanHtml, paragraphsOf } from '../catalog/cleanHtml.ts';
import { isNonePlaceholder } from '../../contract/isNonePlaceholder.ts';
import type { NutrientAmounts } from '../../contract/nutrients.ts';
import { languageIn, LANGUAGES, type Text } from '../language.ts';
import { fill, texts } from '../texts.ts';
import type { Dto } from '../http/contractTypes.ts';
import { allergensOf, marksOf, nutritionOf } from './foodCells.ts';
import type { TextField } from './textColumns.ts';
import { webAddressOf } from '../pictures/webAddress.ts';
import { plainName } from './plainName.ts';
import { isNotShipped, isOwnStatus, leastVisible, statusOf } from './saleState.ts';
import type { ProductStatus } from '../catalog/productStatus.ts';
import { isSlug, slugOf } from './slug.ts';
import type { Mapping } from './mapping.ts';
import { ratingOf, wholeNumberOf, yesOrNoOf, type Cell } from './readCells.ts';
import type { ImportShop } from './importShop.ts';
import { inOneLine, type RowCells } from './rowCells.ts';
import { taxClassOf, taxCodeOf } from './taxCells.ts';
import { RejectedRow } from './rejectedRow.ts';
import { repairText } from './repairText.ts';

/** Fields that all variants of a product share. */
export interface Goods {
  key: string;
  language: string;
  name: string;
  /** Null keeps the stored value. The same applies to the nullable fields below. */
  brand: string | null;
  collection: { handle: string; name: string };
  picture: string | null;
  pictures: string[];
  rating: number | null;
  description: string | null;
  keywords: string | null;
  minimum: number | null;
  allergens: Dto['Allergen'][] | null;
  mayContain: Dto['Allergen'][] | null;
  allergenNames: string | null;
  marks: Dto['DietMark'][] | null;
  ingredients: string | null;
  /** Amounts in the file. Nutrients without one keep the stored amount. */
  nutrition: NutrientAmounts;
  isWeighed: boolean | null;
  pictureAlt: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  taxClassId: string | null;
  taxCode: string | null;
  status: ProductStatus | null;
  notes: Text[];
  /** Original texts of a row from the shop's own export. A text equal to the stored one is not repaired. */
  verbatim?: Record<TextField | 'brand', string>;
}

const { noted, rejected, unsorted } = texts.import;

export const LONGEST_NAME = 300;
const LONGEST_KEY = 200;
const LONGEST_ADDRESS = 2000;
const MOST_PICTURES = 50;
const LONGEST_DESCRIPTION = 100_000;
/** Limits of the contract's ProductText. */
const LONGEST_TEXTS = {
  ingredients: 20_000,
  allergenNames: 300,
  pictureAlt: 500,
  metaTitle: 200,
  metaDescription: 500,
} as const;
type ShortText = Exclude<keyof typeof LONGEST_TEXTS, 'ingredients'>;
/** Errors of spreadsheets. A formula without a result is #CALC!. */
const CELL_ERROR = /^#(?:N\/A|DIV\/0!|REF!|VALUE!|NAME\?|NUM!|NULL!|CALC!)$/;

const UNSORTED = 'not-sorted';

const SHORTCODE =
  /\[\/?(?:[a-z]+(?:_[a-z]+)+|caption|gallery|embed|audio|video|playlist)(?: [^\]]*)?\]/g;

function notBlank(text: string, column: string, longest: number): string {
  if (text === '') throw new RejectedRow(fill(rejected.blank, { column }));
  if (CELL_ERROR.test(text)) throw new RejectedRow(fill(rejected.cellError, { column, text }));
  if (text.length > longest) throw new RejectedRow(fill(rejected.long, { column, longest }));
  return text;
}

function pathOf(text: string, column: string): string {
  if (!isSlug(text)) throw new RejectedRow(fill(rejected.path, { column, text }));
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

/** Returns a number without the leading apostrophe with which spreadsheets mark it as text. */
export const keyText = ({ raw }: RowCells, column: string | undefined): string =>
  inOneLine(raw(column)).replace(/^'(?=\d)/, '');

/** Returns a product's key: its number, else `id:` and the fallback number, as in references of WooCommerce. */
export function keyOf(cells: RowCells, { columns, source }: Mapping): string {
  const read = keyText(cells, columns.key);
  const other = keyText(cells, columns.keyElse);
  const key = read === '' && other !== '' ? `id:${other}` : read;
  notBlank(key, columns.key, LONGEST_KEY);
  return source === null ? pathOf(key, columns.key) : key;
}

export function rowLanguageOf({ line }: RowCells, { columns, language }: Mapping): string {
  if (columns.language === undefined) return language;
  return languageOf(line(columns.language), columns.language);
}

function collectionOf({ line, note }: RowCells, mapping: Mapping): Goods['collection'] {
  const { columns, source } = mapping;
  const column = line(columns.collection) === '' ? columns.collectionElse : columns.collection;
  const text = line(column);
  const name = (source === null ? text : firstCategory(text, column ?? '')).slice(0, LONGEST_NAME);
  const path = line(columns.collectionPath);
  if (name === '') {
    note(fill(noted.unsorted, { column: columns.collection }));
    return { handle: UNSORTED, name: unsorted[languageIn(mapping.language)] };
  }
  if (columns.collectionPath !== undefined && path !== '')
    return { handle: pathOf(path, columns.collectionPath), name };
  return { handle: slugOf(name) || 'collection', name };
}

export function picturesOf({ line, note }: RowCells, { columns }: Mapping): string[] {
  const text = line(columns.pictures);
  const parts = text.split(/[,;|]?\s+|[,;|](?=https?:)/).filter((part) => part !== '');
  const usable = parts.slice(0, MOST_PICTURES).flatMap((part) => {
    const url = webAddressOf(part);
    if (url === undefined) return [];
    return url.href.length <= LONGEST_ADDRESS ? [url.href] : [];
  });
  if (usable.length < parts.length)
    note(fill(noted.leftOut, { column: columns.pictures ?? '', text }));
  return usable;
}

/** Returns the least visible status of a row's columns; null if they are blank. */
export function leastStatus({ line }: RowCells, { saleColumns }: Mapping): ProductStatus | null {
  if (saleColumns.every((column) => line(column) === '')) return null;
  return leastVisible(saleColumns.map((column) => statusOf(line(column), column)));
}

function statusIn(cells: RowCells, mapping: Mapping): ProductStatus | null {
  const { line, note } = cells;
  const { saleColumns, source } = mapping;
  const unshipped = saleColumns.find((column) => isNotShipped(line(column), column));
  if (unshipped !== undefined)
    throw new RejectedRow(fill(rejected.notShipped, { column: unshipped, text: line(unshipped) }));
  const unknown = source === null && saleColumns.find((column) => !isOwnStatus(line(column)));
  if (unknown)
    throw new RejectedRow(fill(rejected.status, { column: unknown, text: line(unknown) }));
  const least = leastStatus(cells, mapping);
  const column = saleColumns.find((name) => statusOf(line(name), name) === least) ?? '';
  if (least !== null && least !== 'active' && source !== null)
    note(fill(noted[least], { column, text: line(column) }));
  return least;
}

function isCellError({ text, column, note }: Cell): boolean {
  const isError = CELL_ERROR.test(text);
  if (isError) note(fill(noted.leftOut, { column, text }));
  return isError;
}

function textIn({ optional }: RowCells, { columns }: Mapping, name: ShortText): string | null {
  const longest = LONGEST_TEXTS[name];
  return optional(columns[name], (cell) => {
    const { text, column, note } = cell;
    if (isNonePlaceholder(text)) return '';
    if (isCellError(cell)) return null;
    const characters = [...text];
    if (characters.length <= longest) return text;
    note(fill(noted.cut, { column, longest }));
    return characters.slice(0, longest).join('');
  });
}

/** @throws RejectedRow if the ingredients are too long, because a truncated list would mislead */
function ingredientsOf({ raw, read }: RowCells, mapping: Mapping): string | null {
  const column = mapping.columns.ingredients;
  if (column === undefined || isCellError(read(column))) return null;
  const text = raw(column);
  if (isNonePlaceholder(text)) return '';
  const longest = LONGEST_TEXTS.ingredients;
  if (text.length > longest) throw new RejectedRow(fill(rejected.long, { column, longest }));
  const descriptionFormat = /<[a-z]/i.test(text) ? 'html' : 'text';
  return descriptionOf(text, { ...mapping, descriptionFormat });
}

/**
 * Reads the fields that all variants of a product share.
 * @param id of the product: `keyOf` and `rowLanguageOf` the row
 * @throws RejectedRow with the first reason found
 */
export function readGoods(
  cells: RowCells,
  mapping: Mapping,
  { taxClasses }: Pick<ImportShop, 'taxClasses'>,
  id: Pick<Goods, 'key' | 'language'>,
): Goods {
  const { columns, source, pictures } = mapping;
  const { raw, line, optional, notes } = cells;
  const status = statusIn(cells, mapping);
  const collection = collectionOf(cells, mapping);
  const description = raw(columns.description);
  if (description.length > LONGEST_DESCRIPTION) throw new RejectedRow(rejected.description);
  const keywordsOf = (of: (column: string) => string) =>
    [...new Set(mapping.keywords.map(of))]
      .filter((text) => text !== '')
      .map((text) => (source === null ? text : text.replaceAll('\\,', ',')))
      .join(', ');

  return {
    ...id,
    name: notBlank(line(columns.name), columns.name, LONGEST_NAME),
    brand: optional(columns.brand, ({ text }) => text.slice(0, LONGEST_NAME)),
    collection,
    picture: Object.hasOwn(pictures, collection.name) ? (pictures[collection.name] ?? null) : null,
    pictures: picturesOf(cells, mapping),
    rating: optional(columns.rating, ratingOf),
    description: columns.description === undefined ? null : descriptionOf(description, mapping),
    keywords: mapping.keywords.length === 0 ? null : keywordsOf(line),
    minimum: optional(columns.minimum, (found) => wholeNumberOf(found, 1)),
    allergens: optional(columns.allergens, allergensOf),
    mayContain: optional(columns.mayContain, allergensOf),
    allergenNames: textIn(cells, mapping, 'allergenNames'),
    marks: optional(columns.marks, marksOf),
    ingredients: ingredientsOf(cells, mapping),
    nutrition: nutritionOf(cells, mapping),
    isWeighed: optional(columns.isWeighed, yesOrNoOf),
    pictureAlt: textIn(cells, mapping, 'pictureAlt'),
    metaTitle: textIn(cells, mapping, 'metaTitle'),
    metaDescription: textIn(cells, mapping, 'metaDescription'),
    taxClassId: optional(columns.taxClass, (found) => taxClassOf(found, taxClasses)),
    taxCode: optional(columns.taxCode, taxCodeOf),
    status,
    ...(source === null && {
      verbatim: {
        name: raw(columns.name),
        brand: raw(columns.brand),
        description,
        keywords: keywordsOf(raw),
        ingredients: raw(columns.ingredients),
        allergenNames: raw(columns.allergenNames),
        pictureAlt: raw(columns.pictureAlt),
        metaTitle: raw(columns.metaTitle),
        metaDescription: raw(columns.metaDescription),
      },
    }),
    // Copy the list: reading the row's variant adds notes of its own.
    notes: [...notes],
  };
}
