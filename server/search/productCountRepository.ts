import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Merges rows of `product_count` with equal keys. Writes append such rows instead of updating existing ones. */
export async function foldProductCounts(db: Database): Promise<void> {
  // Skip rows that another server has locked, instead of waiting.
  await sql`
    WITH apart AS (
      DELETE FROM product_count WHERE ctid IN (SELECT ctid FROM product_count FOR UPDATE SKIP LOCKED)
      RETURNING collection_id, traits, price_band, count
    )
    INSERT INTO product_count
    SELECT collection_id, traits, price_band, sum(count) FROM apart GROUP BY 1, 2, 3 HAVING sum(count) <> 0`.execute(
    db,
  );
}
