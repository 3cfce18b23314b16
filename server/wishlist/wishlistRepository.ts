import { isForSale } from '../catalog/productStatus.ts';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export async function findWishlist(db: Database, cartId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wishlist_item')
    .select('product_id')
    .where('cart_id', '=', cartId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id', 'desc')
    .execute();
  return rows.map((row) => row.product_id);
}

/**
 * Adds a product to a wishlist unless it is already there. The transaction must hold the cart's lock.
 * @param most maximum number of products
 * @returns `unknown` if the product does not exist, `full` if the list is full
 */
export async function insertWish(
  trx: Database,
  cartId: string,
  productId: string,
  most: number,
): Promise<'added' | 'full' | 'unknown'> {
  const { rows } = await sql<{ is_full: boolean }>`
    WITH known AS (
      SELECT id, (
        SELECT count(*) >= ${most}::integer AND count(*) FILTER (WHERE product_id = product.id) = 0
        FROM wishlist_item WHERE cart_id = ${cartId}
      ) AS is_full
      FROM product WHERE id = ${productId} AND ${isForSale('product')}
        AND parent_id IS NULL
    ), added AS (
      INSERT INTO wishlist_item (cart_id, product_id)
      SELECT ${cartId}, id FROM known WHERE NOT is_full
      ON CONFLICT DO NOTHING
    )
    SELECT is_full FROM known`.execute(trx);
  const [known] = rows;
  if (known === undefined) return 'unknown';
  return known.is_full ? 'full' : 'added';
}

export async function deleteWish(db: Database, cartId: string, productId: string): Promise<void> {
  await db
    .deleteFrom('wishlist_item')
    .where('cart_id', '=', cartId)
    .where('product_id', '=', productId)
    .execute();
}
