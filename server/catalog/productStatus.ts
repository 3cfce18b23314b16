import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { StaffDto } from '../staff/staffDto.ts';

export type ProductStatus = StaffDto['ProductStatus'];

/** Tests whether the product has a page and can be bought: active, or hidden from lists. */
export const isForSale = (relation: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${relation}.status`)} IN ('active', 'hidden')`;

export const stockForSale = (relation: string): RawBuilder<number> =>
  sql<number>`CASE WHEN ${isForSale(relation)} THEN ${sql.ref(`${relation}.stock`)} ELSE 0 END`;

export async function publishDueProducts(db: Database): Promise<void> {
  await sql`
    WITH due AS (
      SELECT id FROM product WHERE publish_at <= now() ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE product SET status = 'active', publish_at = NULL FROM due WHERE product.id = due.id`.execute(
    db,
  );
}
