import { sql } from 'kysely';
import type { StoredLine } from '../../cart/cartRepository.ts';
import { nameStockReason, type StockReason } from '../../catalog/stockReason.ts';
import type { Database } from '../../db/schema.ts';
import type { StoredOrderLine } from '../reading/orderQueries.ts';

type ProductQuantity = Pick<StoredLine, 'productId' | 'quantity'>;

type OrderReason = Required<Pick<StockReason, 'reason' | 'orderId'>>;

export function quantityByProduct(lines: readonly ProductQuantity[]): ProductQuantity[] {
  const totals = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    totals.set(productId, (totals.get(productId) ?? 0) + quantity);
  }
  return [...totals].map(([productId, quantity]) => ({ productId, quantity }));
}

export function quantitiesOf(
  lines: readonly StoredOrderLine[],
  quantityOf: (line: StoredOrderLine) => number,
): ProductQuantity[] {
  return quantityByProduct(
    lines.flatMap((line) =>
      line.productId === null ? [] : [{ productId: line.productId, quantity: quantityOf(line) }],
    ),
  );
}

/**
 * Locks products until the end of the transaction, in id order to prevent deadlocks. Also locks the parents of
 * variants, because triggers update their stock.
 */
export async function lockProducts(trx: Database, productIds: readonly string[]): Promise<void> {
  await sql`
    SELECT 1 FROM product
    WHERE id IN (
      SELECT unnest(${productIds}::bigint[])
      UNION SELECT parent_id FROM product WHERE id = ANY (${productIds}::bigint[])
    )
    ORDER BY id FOR NO KEY UPDATE`.execute(trx);
}

function columnsOf(taken: readonly ProductQuantity[]) {
  const ids = taken.map(({ productId }) => productId);
  const quantities = taken.map(({ quantity }) => quantity);
  return sql`unnest(${ids}::bigint[], ${quantities}::integer[]) AS moved (product_id, quantity)`;
}

/**
 * Takes stock; each product may occur once. Returns false if a product's stock is too low; then the caller must
 * roll back.
 */
export async function takeStock(
  trx: Database,
  taken: readonly ProductQuantity[],
  reason: OrderReason,
): Promise<boolean> {
  await nameStockReason(trx, reason);
  const { numAffectedRows } = await sql`
    UPDATE product SET stock = stock - moved.quantity FROM ${columnsOf(taken)}
    WHERE product.id = moved.product_id AND product.stock >= moved.quantity`.execute(trx);
  return numAffectedRows === BigInt(taken.length);
}

/**
 * Writes off reserved goods that are missing from the shelf. The product's stock stays unchanged, because the order
 * had already taken these goods from it.
 */
export async function writeOffShort(
  trx: Database,
  orderId: string,
  short: readonly ProductQuantity[],
): Promise<void> {
  await sql`
    INSERT INTO stock_movement (product_id, change, reason, order_id, member_id)
    SELECT product_id, change, reason, ${orderId}::bigint, nullif(current_setting('shop.member', true), '')::bigint
    FROM ${columnsOf(short)}
    CROSS JOIN LATERAL (VALUES (quantity, 'order'), (-quantity, 'short')) AS noted (change, reason)
    WHERE quantity > 0`.execute(trx);
}

export async function giveStockBack(
  trx: Database,
  taken: readonly ProductQuantity[],
  reason: OrderReason,
): Promise<void> {
  await nameStockReason(trx, reason);
  await sql`
    UPDATE product SET stock = stock + moved.quantity FROM ${columnsOf(taken)}
    WHERE product.id = moved.product_id`.execute(trx);
}
