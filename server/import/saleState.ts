import { plainName } from './plainName.ts';

/** Values for products that are not for sale: states of Shopify, numbers and types of WooCommerce, words for no. */
const NOT_SOLD = new Set([
  'draft',
  'archived',
  'unlisted',
  'private',
  'pending',
  'trash',
  'external',
  'grouped',
  'virtual',
  'downloadable',
  'false',
  'faux',
  'falsch',
  'no',
  'non',
  'nein',
  '0',
  '-1',
  '2',
]);

/** Tells whether a cell marks its product as a draft, private, a gift card or otherwise not for sale. */
export function isNotSold(text: string, column: string): boolean {
  const words = text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());
  if (plainName(column) === 'giftcard') return words.includes('true');
  return words.some((word) => NOT_SOLD.has(word));
}
