import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A line as it is stored. */
export interface StoredLine {
  id: string;
  productId: string;
  /** A text of `checkOptions`. */
  options: string;
  quantity: number;
}

/** What `addUnits` found and did. */
export interface AddedUnits {
  isAdded: boolean;
  /** Units of the product in the cart before, in all its lines. */
  ofProduct: number;
  /** Units in the whole cart before. */
  inCart: number;
}

/** Lines of a cart, oldest first. */
export async function findLinesByCart(db: Database, cartId: string): Promise<StoredLine[]> {
  return db
    .selectFrom('cart_line')
    .select(['id', 'product_id as productId', 'options', 'quantity'])
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
}

/**
 * Adds units to the line of that product and those options, or makes it; unless the line would have less than the
 * minimum or the cart more than the stock. The cart must be locked by the transaction.
 */
export async function addUnits(
  trx: Database,
  cartId: string,
  line: Omit<StoredLine, 'id'>,
  bounds: { minimum: number; stock: number },
): Promise<AddedUnits> {
  const { productId, options, quantity } = line;
  const { rows } = await sql<{ is_added: boolean; of_product: string; in_cart: string }>`
    WITH held AS (
      SELECT
        coalesce(sum(quantity), 0) AS in_cart,
        coalesce(sum(quantity) FILTER (WHERE product_id = ${productId}), 0) AS of_product,
        coalesce(sum(quantity) FILTER (WHERE product_id = ${productId} AND options = ${options}), 0) AS in_line
      FROM cart_line WHERE cart_id = ${cartId}
    ), added AS (
      INSERT INTO cart_line (cart_id, product_id, options, quantity)
      SELECT ${cartId}, ${productId}, ${options}, ${quantity}::integer FROM held
      WHERE in_line + ${quantity}::integer >= ${bounds.minimum}::integer
        AND of_product + ${quantity}::integer <= ${bounds.stock}::integer
      ON CONFLICT (cart_id, product_id, options) DO UPDATE SET quantity = cart_line.quantity + excluded.quantity
      RETURNING id
    )
    SELECT in_cart, of_product, EXISTS (SELECT FROM added) AS is_added FROM held`.execute(trx);
  const row = rows[0];
  if (row === undefined) throw new Error('An aggregate without groups has one row.');
  return {
    isAdded: row.is_added,
    ofProduct: Number(row.of_product),
    inCart: Number(row.in_cart),
  };
}

/** Sets the units of a line. */
export async function updateQuantity(
  trx: Database,
  lineId: string,
  quantity: number,
): Promise<void> {
  await trx.updateTable('cart_line').set({ quantity }).where('id', '=', lineId).execute();
}

/** Deletes a line. */
export async function deleteLine(trx: Database, lineId: string): Promise<void> {
  await trx.deleteFrom('cart_line').where('id', '=', lineId).execute();
}
