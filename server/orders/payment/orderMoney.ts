/** Amounts of an order in its currency, which add up as they are shown. */
import { toSmallestUnits } from '../../currency/smallestUnits.ts';
import type { Refund } from '../../payment/refundRepository.ts';
import type { StoredOrder } from '../reading/orderQueries.ts';

type OrderMoney = Pick<
  StoredOrder,
  'totals' | 'shown' | 'agreedTotalPaise' | 'agreedShownTotal' | 'currency'
>;

/** Paise of an order in smallest units of its currency: its total as it was shown, and parts of the total in proportion. */
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
 * Refunds in smallest units of the currency: each is the difference of what was left before and after it.
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
