/** Conversion of an order's amounts to its currency, such that the displayed amounts add up. */
import { toSmallestUnits } from '../../currency/smallestUnits.ts';
import type { Refund } from '../../payment/refundRepository.ts';
import type { StoredOrder } from '../reading/orderQueries.ts';

type OrderMoney = Pick<
  StoredOrder,
  'totals' | 'shown' | 'agreedTotalMinor' | 'agreedShownTotal' | 'currency'
>;

/** Converts an amount of an order from the store currency to the order's, in proportion to the displayed total. */
export function shownOf(order: OrderMoney, minor: number): number {
  const { totals, shown, agreedTotalMinor, agreedShownTotal, currency } = order;
  const [whole, shownWhole] =
    minor > totals.total && agreedTotalMinor !== null && agreedShownTotal !== null
      ? [agreedTotalMinor, agreedShownTotal]
      : [totals.total, shown.total];
  if (whole === 0) return toSmallestUnits(minor, currency);
  return Math.round((minor / whole) * shownWhole);
}

/**
 * Converts refunds to smallest units. Each result is the difference between the displayed remainders before and after
 * the refund, so the results add up.
 * @param refunds oldest first
 */
export function shownRefunds(
  order: OrderMoney,
  refunds: readonly Pick<Refund, 'amountMinor'>[],
): number[] {
  let left = order.agreedTotalMinor ?? order.totals.total;
  return refunds.map(({ amountMinor }) => {
    const before = shownOf(order, left);
    left -= amountMinor;
    return before - shownOf(order, left);
  });
}
