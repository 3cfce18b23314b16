import { toSmallestUnits } from '../../currency/smallestUnits.ts';
import type { Totals } from '../payment/totals.ts';
import type { StoredOrder, StoredOrderLine } from '../reading/orderQueries.ts';
import { taxIn } from '../placing/tax.ts';

/** Returns the packed quantity, or the ordered quantity if the line is not yet picked. */
export function boxedQuantity({
  quantity,
  packedQuantity,
}: Pick<StoredOrderLine, 'quantity' | 'packedQuantity'>): number {
  return packedQuantity ?? quantity;
}

export function shortQuantity(line: StoredOrderLine): number {
  return line.quantity - boxedQuantity(line);
}

type PriceOf = (line: StoredOrderLine) => number;

const sumOf = (
  lines: readonly StoredOrderLine[],
  priceOf: PriceOf,
  count: (line: StoredOrderLine) => number,
) => lines.reduce((sum, line) => sum + priceOf(line) * count(line), 0);

function boxedDiscount(
  discount: number,
  lines: readonly StoredOrderLine[],
  priceOf: PriceOf,
): number {
  const discounted = lines.filter(({ isDiscounted }) => isDiscounted);
  const ordered = discounted.filter(({ replacesId }) => replacesId === null);
  const agreed = sumOf(ordered, priceOf, ({ quantity }) => quantity);
  if (agreed === 0) return 0;
  const boxed = sumOf(discounted, priceOf, boxedQuantity);
  return Number((2n * BigInt(discount) * BigInt(boxed) + BigInt(agreed)) / (2n * BigInt(agreed)));
}

function boxedTotals(totals: Totals, lines: readonly StoredOrderLine[], priceOf: PriceOf): Totals {
  const goods = sumOf(lines, priceOf, boxedQuantity);
  const discount = boxedDiscount(totals.discount, lines, priceOf);
  const total = goods - discount + totals.delivery;
  return { ...totals, goods, discount, tax: taxIn(total, totals.taxPercent), total };
}

/**
 * Computes an order's final amounts from its packed lines. The discount shrinks with the discounted goods, and the
 * delivery fee stays the same.
 *
 * The result never exceeds the agreed total, because no replacement costs more than its line.
 */
export function boxedAmounts(
  { totals, shown, currency }: Pick<StoredOrder, 'totals' | 'shown' | 'currency'>,
  lines: readonly StoredOrderLine[],
): Pick<StoredOrder, 'totals' | 'shown'> {
  return {
    totals: boxedTotals(totals, lines, ({ unitPaise }) => unitPaise),
    shown: boxedTotals(shown, lines, ({ unitPaise }) => toSmallestUnits(unitPaise, currency)),
  };
}

/** Returns the lines as customers see them. Hides packed quantities and replacements until the order is packed. */
export function shownLines(
  { agreedTotalPaise }: StoredOrder,
  lines: readonly StoredOrderLine[],
): StoredOrderLine[] {
  if (agreedTotalPaise !== null) return [...lines];
  return lines
    .filter(({ replacesId }) => replacesId === null)
    .map((line) => ({ ...line, packedQuantity: null }));
}
