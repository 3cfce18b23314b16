import { plainName } from './plainName.ts';

/** What other systems write of products that are not sold: Shopify's states, WooCommerce's numbers and kinds, no in some languages. */
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

/** Whether a cell of such a column says that its product is not sold here: a draft, a private one, a gift card. */
export function isNotSold(text: string, column: string): boolean {
  const words = text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());
  if (plainName(column) === 'giftcard') return words.includes('true');
  return words.some((word) => NOT_SOLD.has(word));
}
