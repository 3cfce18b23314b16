import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface Review {
  id: string;
  productId: string;
  name: string;
  text: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  createdAt: Date;
  /** Whether the writer had bought the product. */
  isVerified: boolean;
}

const STARS = [1, 2, 3, 4, 5];

/** One page of reviews, latest first, and how many of all give 1 to 5 stars, in that order; of one product or of all. */
export async function findReviews(
  db: Database,
  productId: string | undefined,
  page: number,
  limit: number,
): Promise<{ reviews: Review[]; ratings: number[] }> {
  const ofProduct =
    productId === undefined
      ? db.selectFrom('review')
      : db.selectFrom('review').where('review.product_id', '=', productId);
  const reviews = await ofProduct
    .select([
      'id',
      'product_id as productId',
      'name',
      'text',
      'rating',
      'created_at as createdAt',
      'is_verified as isVerified',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const counts = await ofProduct
    .select(['rating', sql<number>`count(*)::integer`.as('count')])
    .groupBy('rating')
    .execute();
  const countOf = (stars: number) => counts.find(({ rating }) => rating === stars)?.count ?? 0;
  return { reviews, ratings: STARS.map(countOf) };
}

/** Locks the product for the rest of the transaction; false where there is none. */
export async function lockProduct(db: Database, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReview(
  db: Database,
  review: Omit<Review, 'id' | 'createdAt'>,
): Promise<void> {
  const { productId, isVerified, ...others } = review;
  await db
    .insertInto('review')
    .values({ ...others, product_id: productId, is_verified: isVerified })
    .execute();
}

/** Sets the product's rating and number of reviews to what its reviews say. */
export async function updateRating(db: Database, productId: string): Promise<void> {
  await sql`
    UPDATE product SET (rating, review_count) =
      (SELECT coalesce(round(avg(rating), 1), 0), count(*) FROM review WHERE product_id = ${productId})
    WHERE id = ${productId}`.execute(db);
}
