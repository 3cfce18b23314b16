/** Conversion of an order's amounts to its currency, such that the displayed amounts add up. */
import { toSmallestUnits } from '../../currency/smallestUnits.ts';
import type { Refund } from '../../payment/refundRepository.ts';
import type { StoredOrder } from '../reading/orderQueries.ts';

type OrderMoney = Pick<
  StoredOrder,
  'totals' | 'shown' | 'agreedTotalPaise' | 'agreedShownTotal' | 'currency'
>;

/** Converts paise of an order to minor units of its currency, in proportion to the displayed total. */
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
 * Converts refunds to minor units. Each result is the difference between the displayed remainders before and after
 * the refund, so the results add up.
 * @param refunds oldest first
 */
export function shownRefunds(
  order: OrderMoney,
  refunds: readonly Pick<Refund, 'amountPaise'>[],
): number[] {
  let left = order.agreedTotalPaise ?? order.totals.total;
  return refunds.map(({ amountPaise }) => {
    const before = shownOf(order, left);
    left -= amountPaise;
    return before - shownOf(order, left);
  });
}
