import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * Returns products whose stock movements do not add up to their stock. Movements of products with variants or
 * without stock counting must add up to zero.
 */
export async function findUnbalanced(db: Database): Promise<object[]> {
  const { rows } = await sql<object>`
    SELECT p.handle, p.stock, sum(m.change)::integer AS moved
    FROM product p LEFT JOIN stock_movement m ON m.product_id = p.id
    GROUP BY p.id HAVING coalesce(sum(m.change), 0) <> CASE WHEN p.has_variants OR NOT p.is_stock_counted THEN 0 ELSE p.stock END`.execute(
    db,
  );
  return rows;
}

export async function findMovements(db: Database, productId: string): Promise<[string, number][]> {
  const rows = await db
    .selectFrom('stock_movement')
    .select(['reason', 'change'])
    .where('product_id', '=', productId)
    .orderBy('id')
    .execute();
  return rows.map(({ reason, change }) => [reason, change]);
}
