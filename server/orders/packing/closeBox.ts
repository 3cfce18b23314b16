import type { Database } from '../../db/schema.ts';
import { findLatestPayment, type Payment } from '../../payment/paymentRepository.ts';
import { boxedQuantity, boxedAmounts, shortQuantity } from './boxedLines.ts';
import { giveExcessBack } from '../payment/giveMoneyBack.ts';
import { OrderConflict } from '../placing/orderConflict.ts';
import { findOrderLines, type StoredOrder, type StoredOrderLine } from '../reading/orderQueries.ts';
import { updateTotals } from '../reading/orderRepository.ts';
import { isSecured } from '../reading/orderStatus.ts';
import { quantitiesOf, writeOffShort } from '../placing/stock.ts';

/** Why the box of an order cannot be closed; undefined where it can. */
export function whyOpen(
  lines: readonly StoredOrderLine[],
  payment: Pick<Payment, 'method' | 'state'>,
): ConstructorParameters<typeof OrderConflict>[0] | undefined {
  if (!isSecured(payment)) return 'notSecured';
  if (lines.some(({ packedQuantity }) => packedQuantity === null)) return 'notLookedFor';
  if (lines.every((line) => boxedQuantity(line) === 0)) return 'emptyBox';
  return undefined;
}

/**
 * Makes an order come to what is in its box: what is short is written off, and what was paid too much goes back.
 * @throws OrderConflict where lines were not looked for, the payment is not secured, or nothing is in the box
 */
export async function closeBox(trx: Database, order: StoredOrder, timeZone: string): Promise<void> {
  const lines = await findOrderLines(trx, order.id);
  const reason = whyOpen(lines, await findLatestPayment(trx, order.id));
  if (reason !== undefined) throw new OrderConflict(reason);
  const amounts = boxedAmounts(order, lines);
  await updateTotals(trx, order.id, amounts);
  await writeOffShort(trx, order.id, quantitiesOf(lines, shortQuantity));
  await giveExcessBack(
    trx,
    order.id,
    { totalPaise: amounts.totals.total, reason: 'short' },
    timeZone,
  );
}
