import type { Currency } from '../../currency/currencyRepository.ts';
import { toSmallestUnits } from '../../currency/smallestUnits.ts';
import type { Taxation } from '../../tax/taxation.ts';
import { totalsOf } from '../../tax/totals.ts';
import { lineAmount, type Charged } from '../reading/lineAmount.ts';
import type { StoredOrderLine } from '../reading/orderQueries.ts';
import type { OrderAmounts } from './orderAmounts.ts';

interface Parts {
  /** In minor units, and in smallest units of the order currency. */
  discount: readonly [number, number];
  delivery: readonly [number, number];
  taxation: Taxation;
  currency: Currency;
}

/** Adds up an order twice: in the store currency, and as displayed in its own. */
export function totalsInBoth(
  lines: readonly (Charged & Pick<StoredOrderLine, 'unitMinor' | 'tax' | 'isDiscounted'>)[],
  { discount, delivery, taxation, currency }: Parts,
): Pick<OrderAmounts, 'totals' | 'shown'> {
  const sumUp = (unitPrice: (unitMinor: number) => number, at: 0 | 1) =>
    totalsOf(
      lines.map(({ unitMinor, tax, isDiscounted, ...charged }) => ({
        amount: lineAmount(unitPrice(unitMinor), charged),
        percent: tax.percent,
        isDiscounted,
      })),
      { discount: discount[at], delivery: delivery[at] },
      taxation,
    );
  return {
    totals: sumUp((minor) => minor, 0),
    shown: sumUp((minor) => toSmallestUnits(minor, currency), 1),
  };
}
