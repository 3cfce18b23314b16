import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Views stored for a session. */
const KEPT = 100;

/**
 * Notes that the session looked at the product, and answers the ids of the others it looked at, latest first. An id
 * that names no product is not noted.
 */
export async function noteView(
  db: Database,
  sessionId: string,
  productId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    WITH noted AS (
      INSERT INTO recently_viewed (session_id, product_id, seen_at)
      SELECT ${sessionId}, id, clock_timestamp() FROM product WHERE id = ${productId}
      ON CONFLICT (session_id, product_id) DO UPDATE SET seen_at = excluded.seen_at
    ), forgotten AS (
      DELETE FROM recently_viewed
      WHERE session_id = ${sessionId} AND product_id IN (
        SELECT product_id FROM recently_viewed WHERE session_id = ${sessionId}
        ORDER BY seen_at DESC OFFSET ${KEPT}
      )
    )
    SELECT product_id FROM recently_viewed
    WHERE session_id = ${sessionId} AND product_id <> ${productId}
    ORDER BY seen_at DESC LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.product_id);
}
