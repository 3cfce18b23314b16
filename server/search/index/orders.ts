/** Orders of documents in memory, the same as those that the database sorts by. */
import quickselect from 'quickselect';
import type { Page } from '../page.ts';
import type { Tier } from '../searchRepository.ts';
import type { DocumentIndex } from './documentIndex.ts';

/** Negative where the first slot comes first. */
type Compare = (a: number, b: number) => number;

/** How a list is sorted, but by names: the database alone knows the order of its letters. */
export function listOrder(index: DocumentIndex, sort: Exclude<Page['sort'], 'name'>): Compare {
  const { productId, paidPaise, popularity, rating, reviewCount, createdAt } = index;
  const byId: Compare = (a, b) => productId(a) - productId(b);
  const orders: Record<typeof sort, Compare> = {
    relevance: (a, b) => popularity(b) - popularity(a) || byId(a, b),
    newest: (a, b) => createdAt(b) - createdAt(a) || byId(b, a),
    price_asc: (a, b) => paidPaise(a) - paidPaise(b) || byId(a, b),
    price_desc: (a, b) => paidPaise(b) - paidPaise(a) || byId(b, a),
    rating: (a, b) => rating(b) - rating(a) || reviewCount(b) - reviewCount(a) || byId(a, b),
  };
  return orders[sort];
}

/** How the documents of a tier rank. */
export function tierOrder(index: DocumentIndex, order: Tier['order']): Compare {
  const byPopularity = listOrder(index, 'relevance');
  if (order === 'popular') return byPopularity;
  return (a, b) => index.wordCount(a) - index.wordCount(b) || byPopularity(a, b);
}

/** The slots from `start` to before `end` in an order, which those given are rearranged for. */
export function slicedInOrder(
  slots: Uint32Array,
  compare: Compare,
  start: number,
  end: number,
): number[] {
  const last = Math.min(end, slots.length) - 1;
  // Sorting all of a million for a page of them would take seconds. What it sorts need not be an array, whatever its types say.
  const select = (place: number, from: number, to: number) =>
    quickselect(slots as unknown as number[], place, from, to, compare);
  if (last < slots.length - 1) select(last, 0, slots.length - 1);
  if (start > 0 && start < last) select(start, 0, last);
  return Array.from(slots.subarray(start, last + 1)).toSorted(compare);
}
