import { sql } from 'kysely';
import { isForSale } from './productStatus.ts';
import type { Database } from '../db/schema.ts';

const MAX_VIEWS = 100;

/** Records a view and returns the ids of the session's other views, latest first. Ignores unknown ids. */
export async function noteView(
  db: Database,
  sessionId: string,
  productId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    WITH noted AS (
      INSERT INTO recently_viewed (session_id, product_id, seen_at)
      SELECT ${sessionId}, id, clock_timestamp() FROM product
      WHERE id = ${productId} AND ${isForSale('product')} AND parent_id IS NULL
      ON CONFLICT (session_id, product_id) DO UPDATE SET seen_at = excluded.seen_at
    ), forgotten AS (
      DELETE FROM recently_viewed
      WHERE session_id = ${sessionId} AND product_id IN (
        SELECT product_id FROM recently_viewed WHERE session_id = ${sessionId}
        ORDER BY seen_at DESC OFFSET ${MAX_VIEWS}
      )
    )
    SELECT product_id FROM recently_viewed
    WHERE session_id = ${sessionId} AND product_id <> ${productId}
    ORDER BY seen_at DESC LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.product_id);
}
