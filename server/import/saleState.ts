import { plainName } from './plainName.ts';

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

export function isNotSold(text: string, column: string): boolean {
  const words = text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());
  if (plainName(column) === 'giftcard') return words.includes('true');
  return words.some((word) => NOT_SOLD.has(word));
}
