/** What parts of an order's money come to in its currency, so that they add up as they are shown. */
import { toSmallestUnits } from '../currency/smallestUnits.ts';
import type { StoredOrder } from './orderQueries.ts';

type OrderMoney = Pick<
  StoredOrder,
  'totals' | 'shown' | 'agreedTotalPaise' | 'agreedShownTotal' | 'currency'
>;

/**
 * Paise of an order in smallest units of its currency: what it comes to, and came to, is as it was shown, and what is less is
 * that part of it.
 */
export function shownOf(order: OrderMoney, paise: number): number {
  const { totals, shown, agreedTotalPaise, agreedShownTotal, currency } = order;
  const [whole, shownWhole] =
    paise > totals.total && agreedTotalPaise !== null && agreedShownTotal !== null
      ? [agreedTotalPaise, agreedShownTotal]
      : [totals.total, shown.total];
  if (whole === 0) return toSmallestUnits(paise, currency);
  return Math.round((paise / whole) * shownWhole);
}

/**
 * What is given back, in smallest units of the currency, each the step from what was left before it to what is left after it.
 * @param refunds in the order made, in paise
 */
export function shownRefunds(order: OrderMoney, refunds: readonly number[]): number[] {
  let left = order.agreedTotalPaise ?? order.totals.total;
  return refunds.map((paise) => {
    const before = shownOf(order, left);
    left -= paise;
    return before - shownOf(order, left);
  });
}
