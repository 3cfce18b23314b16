import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

const MAX_QUANTITY = 100_000;

/**
 * Locks carts until the end of the transaction, ordered by id to avoid deadlocks.
 * @returns the ids of existing carts
 */
export async function lockCarts(trx: Database, cartIds: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('cart')
    .select('id')
    .where('id', 'in', cartIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function addUpEqualLines(trx: Database, from: string, to: string): Promise<void> {
  await sql`
    WITH raised AS (
      UPDATE cart_line AS kept SET quantity = least(kept.quantity + given.quantity, ${MAX_QUANTITY}::integer)
      FROM cart_line AS given
      WHERE kept.cart_id = ${to} AND given.cart_id = ${from}
        AND given.product_id = kept.product_id AND given.options = kept.options
      RETURNING given.id
    )
    DELETE FROM cart_line WHERE id IN (SELECT id FROM raised)`.execute(trx);
}

async function addUpEqualSavedLines(trx: Database, from: string, to: string): Promise<void> {
  await sql`
    WITH raised AS (
      UPDATE saved_for_later AS kept SET quantity = least(kept.quantity + given.quantity, ${MAX_QUANTITY}::integer)
      FROM saved_for_later AS given
      WHERE kept.cart_id = ${to} AND given.cart_id = ${from}
        AND kept.reason = 'saved' AND given.reason = 'saved'
        AND given.product_id = kept.product_id AND given.options = kept.options
      RETURNING given.id
    )
    DELETE FROM saved_for_later WHERE id IN (SELECT id FROM raised)`.execute(trx);
}

/**
 * Moves all contents of the first cart into the second, and deletes the first. The transaction must hold the locks
 * of both carts.
 */
export async function mergeCarts(trx: Database, from: string, to: string): Promise<void> {
  await addUpEqualLines(trx, from, to);
  await addUpEqualSavedLines(trx, from, to);
  for (const table of ['cart_line', 'saved_for_later'] as const) {
    await trx.updateTable(table).set({ cart_id: to }).where('cart_id', '=', from).execute();
  }
  await sql`
    INSERT INTO wishlist_item (cart_id, product_id, created_at)
    SELECT ${to}, product_id, created_at FROM wishlist_item WHERE cart_id = ${from}
    ON CONFLICT DO NOTHING`.execute(trx);
  await sql`
    UPDATE cart SET coupon_code = (SELECT coupon_code FROM cart WHERE id = ${from})
    WHERE id = ${to} AND coupon_code IS NULL`.execute(trx);
  await trx.updateTable('session').set({ cart_id: to }).where('cart_id', '=', from).execute();
  await trx.deleteFrom('cart').where('id', '=', from).execute();
}

export async function moveRecentlyViewed(trx: Database, from: string, to: string): Promise<void> {
  await trx
    .updateTable('recently_viewed')
    .set({ session_id: to })
    .where('session_id', '=', from)
    .execute();
}
