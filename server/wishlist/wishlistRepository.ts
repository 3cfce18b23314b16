import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Ids of the products on the wishlist, latest first. */
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

/** Puts a product on the wishlist, where it may be already. False where there is no such product. */
export async function insertWish(
  db: Database,
  cartId: string,
  productId: string,
): Promise<boolean> {
  const { rows } = await sql`
    WITH known AS (SELECT id FROM product WHERE id = ${productId}), added AS (
      INSERT INTO wishlist_item (cart_id, product_id)
      SELECT ${cartId}, id FROM known
      ON CONFLICT DO NOTHING
    )
    SELECT id FROM known`.execute(db);
  return rows.length > 0;
}

/** Takes a product off the wishlist, where it need not be. */
export async function deleteWish(db: Database, cartId: string, productId: string): Promise<void> {
  await db
    .deleteFrom('wishlist_item')
    .where('cart_id', '=', cartId)
    .where('product_id', '=', productId)
    .execute();
}
