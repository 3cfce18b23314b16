import type { ProductStatus } from '../catalog/productStatus.ts';
import { plainName } from './plainName.ts';

/** Words of other shops for the status of a product; `2` and `-1` are WooCommerce's pending and draft. */
const STATUS_OF_WORD: Readonly<Record<string, ProductStatus>> = {
  archived: 'archived',
  trash: 'archived',
  draft: 'draft',
  private: 'draft',
  pending: 'draft',
  false: 'draft',
  faux: 'draft',
  falsch: 'draft',
  no: 'draft',
  non: 'draft',
  nein: 'draft',
  '0': 'draft',
  '-1': 'draft',
  '2': 'draft',
  unlisted: 'hidden',
  hidden: 'hidden',
};

/** Least visible first. */
const STATUSES: readonly ProductStatus[] = ['archived', 'draft', 'hidden'];

/** WooCommerce's types of products that are not shipped, or are sold elsewhere. */
const NOT_SHIPPED = new Set(['external', 'grouped', 'virtual', 'downloadable']);

/** WooCommerce's types that this shop can sell. Extensions add others, such as bundles. */
const SOLD_TYPES = new Set(['', 'simple', 'variable', 'variation']);

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());

export function isNotShipped(text: string, column: string): boolean {
  const words = wordsOf(text);
  if (plainName(column) === 'giftcard') return words.includes('true');
  if (plainName(column) === 'type') return !words.every((word) => SOLD_TYPES.has(word));
  return words.some((word) => NOT_SHIPPED.has(word));
}

export const isVariable = (text: string): boolean => wordsOf(text).includes('variable');

const KNOWN: ReadonlySet<string> = new Set(['active', ...STATUSES]);

export const isOwnStatus = (text: string): boolean => text === '' || KNOWN.has(text);

/** Returns the least visible status that a cell names; `active` for all other texts. */
export function statusOf(text: string, column: string): ProductStatus {
  if (plainName(column) === 'giftcard') return 'active';
  const named = wordsOf(text).map((word) => STATUS_OF_WORD[word]);
  return STATUSES.find((status) => named.includes(status)) ?? 'active';
}

export function leastVisible(statuses: readonly ProductStatus[]): ProductStatus {
  return STATUSES.find((status) => statuses.includes(status)) ?? 'active';
}
