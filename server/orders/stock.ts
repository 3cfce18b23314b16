/** What orders take out of the shop's stock and give back. */
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Units of one product. */
export interface Units {
  productId: string;
  quantity: number;
}

/** Adds units of the same product up. */
export function unitsByProduct(lines: readonly Units[]): Units[] {
  const units = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    units.set(productId, (units.get(productId) ?? 0) + quantity);
  }
  return [...units].map(([productId, quantity]) => ({ productId, quantity }));
}

/** Holds the stock of products until the end of the transaction, in an order that all callers share. */
export async function lockProducts(trx: Database, productIds: readonly string[]): Promise<void> {
  await sql`
    SELECT 1 FROM product WHERE id = ANY (${productIds}::bigint[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  );
}

function columnsOf(units: readonly Units[]) {
  const ids = units.map(({ productId }) => productId);
  const quantities = units.map(({ quantity }) => quantity);
  return sql`unnest(${ids}::bigint[], ${quantities}::integer[]) AS moved (product_id, quantity)`;
}

/** Takes units, each product once. False where there are not enough; then the transaction has to be undone. */
export async function takeStock(trx: Database, units: readonly Units[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE product SET stock = stock - moved.quantity FROM ${columnsOf(units)}
    WHERE product.id = moved.product_id AND product.stock >= moved.quantity`.execute(trx);
  return numAffectedRows === BigInt(units.length);
}

/** Gives units back, each product once. */
export async function giveStockBack(trx: Database, units: readonly Units[]): Promise<void> {
  await sql`
    UPDATE product SET stock = stock + moved.quantity FROM ${columnsOf(units)}
    WHERE product.id = moved.product_id`.execute(trx);
}
