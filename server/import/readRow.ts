import { cleanHtml, paragraphsOf } from '../catalog/cleanHtml.ts';
import { toPaise } from '../currency/paise.ts';
import { slugOf } from './slug.ts';
import type { Mapping } from './mapping.ts';
import { repairText } from './repairText.ts';

/** A product as a row of a file describes it. */
export interface ImportRow {
  key: string;
  name: string;
  brand: string;
  pricePaise: number;
  specialPaise: number | null;
  collection: { handle: string; name: string };
  /** Name of its picture. */
  picture: string;
  /** 0 where the file has none. */
  rating: number;
  /** Cleaned HTML. */
  description: string;
  keywords: string;
  /** Null where the file has no such column: what is in the database stays. */
  stock: number | null;
  minimum: number | null;
}

/** Why a row is rejected. */
export class RejectedRow extends Error {}

const LONGEST_NAME = 300;
const LONGEST_KEY = 200;
const LONGEST_DESCRIPTION = 100_000;
const MOST_PAISE = 2_000_000_000;
const MOST_STOCK = 1_000_000_000;

function paiseOf(text: string, column: string): number {
  const amount = text.replace(/^(₹|Rs\.?|INR)/i, '').replace(/[\s,]/g, '');
  if (!/^[0-9]{1,12}(\.[0-9]{1,2}0*)?$/.test(amount))
    throw new RejectedRow(`${column} is no price: "${text}"`);
  const paise = toPaise(Number(amount));
  if (paise === 0) throw new RejectedRow(`${column} is zero`);
  if (paise > MOST_PAISE) throw new RejectedRow(`${column} is too high: "${text}"`);
  return paise;
}

function wholeNumberOf(text: string, column: string, least: number): number {
  if (!/^[0-9]{1,12}$/.test(text) || Number(text) < least || Number(text) > MOST_STOCK) {
    throw new RejectedRow(`${column} is no whole number from ${least}: "${text}"`);
  }
  return Number(text);
}

function ratingOf(text: string, column: string): number {
  if (text === '') return 0;
  if (!/^[0-9](\.[0-9]+)?$/.test(text) || Number(text) > 5) {
    throw new RejectedRow(`${column} is no rating from 0 to 5: "${text}"`);
  }
  return Math.round(Number(text) * 10) / 10;
}

function notBlank(text: string, column: string, longest: number): string {
  if (text === '') throw new RejectedRow(`${column} is blank`);
  if (text.length > longest)
    throw new RejectedRow(`${column} is longer than ${longest} characters`);
  return text;
}

/** One line of repaired text. */
const lineOf = (text: string) => repairText(text).replaceAll('\n', ' ');

/**
 * Makes a product of a row's values, by column.
 * @throws RejectedRow with the first reason found
 */
export function readRow(values: ReadonlyMap<string, string>, mapping: Mapping): ImportRow {
  const { columns } = mapping;
  const line = (column: string | undefined) => lineOf((column && values.get(column)) ?? '');
  const optional = <T>(
    column: string | undefined,
    read: (text: string, column: string) => T,
  ): T | null => (column === undefined ? null : read(line(column), column));

  const collection = notBlank(line(columns.collection), columns.collection, LONGEST_NAME);
  const handle = slugOf(collection);
  if (handle === '')
    throw new RejectedRow(`${columns.collection} makes no address: "${collection}"`);
  const pricePaise = paiseOf(line(columns.price), columns.price);
  const listPaise =
    columns.listPrice === undefined || line(columns.listPrice) === ''
      ? pricePaise
      : paiseOf(line(columns.listPrice), columns.listPrice);
  const isReduced = listPaise > pricePaise;
  const description = (columns.description && values.get(columns.description)) ?? '';
  if (description.length > LONGEST_DESCRIPTION)
    throw new RejectedRow('the description is too long');

  return {
    key: notBlank(line(columns.key), columns.key, LONGEST_KEY),
    name: notBlank(line(columns.name), columns.name, LONGEST_NAME),
    brand: line(columns.brand).slice(0, LONGEST_NAME),
    pricePaise: isReduced ? listPaise : pricePaise,
    specialPaise: isReduced ? pricePaise : null,
    collection: { handle, name: collection },
    picture: mapping.pictures[collection] ?? 'category-other',
    rating: optional(columns.rating, ratingOf) ?? 0,
    description:
      mapping.descriptionFormat === 'html'
        ? cleanHtml(repairText(description))
        : paragraphsOf(repairText(description)),
    keywords: [...new Set(mapping.keywords.map(line))].filter((text) => text !== '').join(', '),
    stock: optional(columns.stock, (text, column) => wholeNumberOf(text, column, 0)),
    minimum: optional(columns.minimum, (text, column) => wholeNumberOf(text, column, 1)),
  };
}
