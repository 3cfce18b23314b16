import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Review } from '../../review/reviewRepository.ts';
import { countCapped } from '../countCapped.ts';
import { productNameIn } from '../../catalog/nameIn.ts';
import type { Slice } from '../products/stockRepository.ts';

export interface FoundReview extends Review {
  handle: string;
  productName: string;
  pictures: string[];
}

export interface ReviewSearch extends Slice {
  /** True: published reviews, latest first. False: pending reviews, oldest first. */
  isApproved: boolean;
  productIds?: readonly string[] | undefined;
}

export async function searchReviews(
  db: Database,
  { isApproved, productIds, limit, offset }: ReviewSearch,
  language: string,
): Promise<{ reviews: FoundReview[]; total: number }> {
  const isOfProduct =
    productIds === undefined ? sql`true` : sql`product_id = ANY (${productIds}::bigint[])`;
  // Inline the condition: PostgreSQL cannot use the partial index of pending reviews with a parameter.
  const isMeant = sql`${isApproved ? sql`is_approved` : sql`NOT is_approved`} AND ${isOfProduct}`;
  const order = isApproved ? sql`created_at DESC, id DESC` : sql`created_at, id`;
  const { total } = await countCapped(db, sql`SELECT FROM review WHERE ${isMeant}`);
  const { rows } = await sql<FoundReview>`
    SELECT r.id, r.product_id AS "productId", r.name, r.text, r.rating, r.created_at AS "createdAt", r.is_verified AS "isVerified", r.reply,
      p.handle, p.pictures, ${productNameIn(language)} AS "productName"
    FROM (SELECT * FROM review WHERE ${isMeant} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) AS r
    JOIN product p ON p.id = r.product_id
    ORDER BY ${isApproved ? sql`r.created_at DESC, r.id DESC` : sql`r.created_at, r.id`}`.execute(
    db,
  );
  return { reviews: rows, total };
}
