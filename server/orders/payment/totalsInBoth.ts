import type { Currency } from '../../currency/currencyRepository.ts';
import { toSmallestUnits } from '../../currency/smallestUnits.ts';
import type { Taxation } from '../../tax/taxation.ts';
import { totalsOf } from '../../tax/totals.ts';
import type { StoredOrderLine } from '../reading/orderQueries.ts';
import type { OrderAmounts } from './orderAmounts.ts';

interface Parts {
  /** In paise and in minor units of the currency. */
  discount: readonly [number, number];
  delivery: readonly [number, number];
  taxation: Taxation;
  currency: Currency;
}

/** Adds up an order twice: in paise, and as displayed in minor units of its currency. */
export function totalsInBoth(
  lines: readonly Pick<StoredOrderLine, 'unitPaise' | 'quantity' | 'tax' | 'isDiscounted'>[],
  { discount, delivery, taxation, currency }: Parts,
): Pick<OrderAmounts, 'totals' | 'shown'> {
  const sumUp = (unitPrice: (unitPaise: number) => number, at: 0 | 1) =>
    totalsOf(
      lines.map(({ unitPaise, quantity, tax, isDiscounted }) => ({
        amount: unitPrice(unitPaise) * quantity,
        percent: tax.percent,
        isDiscounted,
      })),
      { discount: discount[at], delivery: delivery[at] },
      taxation,
    );
  return {
    totals: sumUp((paise) => paise, 0),
    shown: sumUp((paise) => toSmallestUnits(paise, currency), 1),
  };
}
