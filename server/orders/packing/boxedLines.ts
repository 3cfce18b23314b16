/** What of an order is in the box, and what that comes to. */
import { toSmallestUnits } from '../../currency/smallestUnits.ts';
import type { Totals } from '../payment/totals.ts';
import type { StoredOrder, StoredOrderLine } from '../reading/orderQueries.ts';
import { taxIn } from '../placing/tax.ts';

/** How many of a line are in the box, or were ordered before they were looked for. */
export function boxedQuantity({
  quantity,
  packedQuantity,
}: Pick<StoredOrderLine, 'quantity' | 'packedQuantity'>): number {
  return packedQuantity ?? quantity;
}

/** How many of a line were looked for and not found. */
export function shortQuantity(line: StoredOrderLine): number {
  return line.quantity - boxedQuantity(line);
}

/** Price of one unit of a line. */
type PriceOf = (line: StoredOrderLine) => number;

const sumOf = (
  lines: readonly StoredOrderLine[],
  priceOf: PriceOf,
  count: (line: StoredOrderLine) => number,
) => lines.reduce((sum, line) => sum + priceOf(line) * count(line), 0);

/** What of the discount is left: it goes down with the goods that it is of. */
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
 * What an order that is not packed yet will come to with these lines: the discount goes down with its goods, the delivery
 * stays. Never more than was agreed to, since no line costs more than what it stands in for.
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

/** The lines as the shopper may know them: what is put into the box shows once it is closed. */
export function shownLines(
  { agreedTotalPaise }: StoredOrder,
  lines: readonly StoredOrderLine[],
): StoredOrderLine[] {
  if (agreedTotalPaise !== null) return [...lines];
  return lines
    .filter(({ replacesId }) => replacesId === null)
    .map((line) => ({ ...line, packedQuantity: null }));
}
