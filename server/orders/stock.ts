/** What orders take out of the shop's stock and give back. */
import { sql } from 'kysely';
import type { StoredLine } from '../cart/cartRepository.ts';
import type { Database } from '../db/schema.ts';

/** How many of one product. */
type ProductQuantity = Pick<StoredLine, 'productId' | 'quantity'>;

/** Adds the quantities of the same product up. */
export function quantityByProduct(lines: readonly ProductQuantity[]): ProductQuantity[] {
  const totals = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    totals.set(productId, (totals.get(productId) ?? 0) + quantity);
  }
  return [...totals].map(([productId, quantity]) => ({ productId, quantity }));
}

/** Holds the stock of products until the end of the transaction, in an order that all callers share. */
export async function lockProducts(trx: Database, productIds: readonly string[]): Promise<void> {
  await sql`
    SELECT 1 FROM product WHERE id = ANY (${productIds}::bigint[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  );
}

function columnsOf(taken: readonly ProductQuantity[]) {
  const ids = taken.map(({ productId }) => productId);
  const quantities = taken.map(({ quantity }) => quantity);
  return sql`unnest(${ids}::bigint[], ${quantities}::integer[]) AS moved (product_id, quantity)`;
}

/** Takes quantities, each product once. False where there are not enough; then the transaction has to be undone. */
export async function takeStock(
  trx: Database,
  taken: readonly ProductQuantity[],
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE product SET stock = stock - moved.quantity FROM ${columnsOf(taken)}
    WHERE product.id = moved.product_id AND product.stock >= moved.quantity`.execute(trx);
  return numAffectedRows === BigInt(taken.length);
}

/** Gives quantities back, each product once. */
export async function giveStockBack(
  trx: Database,
  taken: readonly ProductQuantity[],
): Promise<void> {
  await sql`
    UPDATE product SET stock = stock + moved.quantity FROM ${columnsOf(taken)}
    WHERE product.id = moved.product_id`.execute(trx);
}
