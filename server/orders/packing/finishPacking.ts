import type { Database } from '../../db/schema.ts';
import { findLatestPayment, type Payment } from '../../payment/paymentRepository.ts';
import { boxedQuantity, boxedAmounts, leftQuantity, missingQuantity } from './boxedLines.ts';
import { refundExcess } from '../payment/issueRefund.ts';
import { OrderConflict } from '../placing/orderConflict.ts';
import { findOrderLines, type StoredOrder, type StoredOrderLine } from '../reading/orderQueries.ts';
import { updateTotals } from '../reading/orderRepository.ts';
import { isSecured } from '../reading/orderStatus.ts';
import { giveStockBack, lockProducts, quantitiesOf, writeOffShort } from '../placing/stock.ts';

const isUnweighed = ({ stepGrams, weighedGrams, packedQuantity }: StoredOrderLine) =>
  stepGrams !== null && weighedGrams === null && packedQuantity !== 0;

export function findPackingObstacle(
  lines: readonly StoredOrderLine[],
  payment: Pick<Payment, 'method' | 'state'>,
): ConstructorParameters<typeof OrderConflict>[0] | undefined {
  if (!isSecured(payment)) return 'notSecured';
  if (lines.some(({ packedQuantity }) => packedQuantity === null)) return 'notLookedFor';
  if (lines.some(isUnweighed)) return 'notWeighed';
  if (lines.every((line) => boxedQuantity(line) === 0)) return 'emptyBox';
  return undefined;
}

/**
 * Sets the order's totals to those of its packed goods, writes off missing goods and refunds the excess.
 * @throws OrderConflict if a line is not picked, the payment is not secured, or the box is empty
 */
export async function finishPacking(trx: Database, order: StoredOrder): Promise<void> {
  const lines = await findOrderLines(trx, order.id);
  const reason = findPackingObstacle(lines, await findLatestPayment(trx, order.id));
  if (reason !== undefined) throw new OrderConflict(reason);
  const amounts = boxedAmounts(order, lines);
  await updateTotals(trx, order.id, amounts);
  await writeOffShort(trx, order.id, quantitiesOf(lines, missingQuantity));
  const lighter = quantitiesOf(lines, leftQuantity);
  await lockProducts(
    trx,
    lighter.map(({ productId }) => productId),
  );
  await giveStockBack(trx, lighter, { reason: 'order', orderId: order.id });
  await refundExcess(trx, order.id, { totalMinor: amounts.totals.total, reason: 'short' });
}
