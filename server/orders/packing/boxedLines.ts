import { divideRounded } from '../../divideRounded.ts';
import { toSmallestUnits } from '../../currency/smallestUnits.ts';
import { lineAmount, type Charged } from '../reading/lineAmount.ts';
import type { OrderAmounts } from '../payment/orderAmounts.ts';
import { totalsInBoth } from '../payment/totalsInBoth.ts';
import type { StoredOrder, StoredOrderLine } from '../reading/orderQueries.ts';

export function boxedQuantity({
  quantity,
  packedQuantity,
}: Pick<StoredOrderLine, 'quantity' | 'packedQuantity'>): number {
  return packedQuantity ?? quantity;
}

export const boxedLine = (line: StoredOrderLine): StoredOrderLine => ({
  ...line,
  quantity: boxedQuantity(line),
});

function shortQuantity(line: StoredOrderLine): number {
  return line.quantity - boxedQuantity(line);
}

const isWeighed = ({ weighedGrams }: StoredOrderLine) => (weighedGrams ?? 0) > 0;

/** Returns the units that were missing from the shelf. None for a weighed line. */
export const missingQuantity = (line: StoredOrderLine): number =>
  isWeighed(line) ? 0 : shortQuantity(line);

/** Returns the unpacked units of a weighed line, which stay on the shelf. */
export const leftQuantity = (line: StoredOrderLine): number =>
  isWeighed(line) ? shortQuantity(line) : 0;

type PriceOf = (line: StoredOrderLine) => number;

const sumOf = (
  lines: readonly StoredOrderLine[],
  priceOf: PriceOf,
  chargedOf: (line: StoredOrderLine) => Charged,
) => lines.reduce((sum, line) => sum + lineAmount(priceOf(line), chargedOf(line)), 0);

function boxedDiscount(
  discount: number,
  lines: readonly StoredOrderLine[],
  priceOf: PriceOf,
): number {
  const discounted = lines.filter(({ isDiscounted }) => isDiscounted);
  const ordered = discounted.filter(({ replacesId }) => replacesId === null);
  const agreed = sumOf(ordered, priceOf, (line) => ({ ...line, weighedGrams: null }));
  if (agreed === 0) return 0;
  const boxed = sumOf(discounted, priceOf, boxedLine);
  return divideRounded(BigInt(discount) * BigInt(boxed), BigInt(agreed));
}

/**
 * Computes an order's final amounts from its packed lines. The discount shrinks with the discounted goods, and the
 * delivery fee stays the same.
 *
 * The result never exceeds the agreed total, because no replacement costs more than its line.
 */
export function boxedAmounts(
  { totals, shown, taxation, currency }: OrderAmounts,
  lines: readonly StoredOrderLine[],
): Pick<OrderAmounts, 'totals' | 'shown'> {
  return totalsInBoth(lines.map(boxedLine), {
    discount: [
      boxedDiscount(totals.discount, lines, ({ unitMinor }) => unitMinor),
      boxedDiscount(shown.discount, lines, ({ unitMinor }) => toSmallestUnits(unitMinor, currency)),
    ],
    delivery: [totals.delivery, shown.delivery],
    taxation,
    currency,
  });
}

/** Returns the lines as customers see them. Hides packed quantities and replacements until the order is packed. */
export function shownLines(
  { agreedTotalMinor }: StoredOrder,
  lines: readonly StoredOrderLine[],
): StoredOrderLine[] {
  if (agreedTotalMinor !== null) return [...lines];
  return lines
    .filter(({ replacesId }) => replacesId === null)
    .map((line) => ({ ...line, packedQuantity: null, weighedGrams: null }));
}
