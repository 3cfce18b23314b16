import { isForSale } from '../catalog/productStatus.ts';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface Review {
  id: string;
  productId: string;
  name: string;
  text: string;
  rating: number;
  createdAt: Date;
  isVerified: boolean;
  reply: string;
}

export interface NewReview extends Omit<Review, 'id' | 'createdAt' | 'reply'> {
  isApproved: boolean;
}

const COLUMNS = [
  'id',
  'product_id as productId',
  'name',
  'text',
  'rating',
  'created_at as createdAt',
  'is_verified as isVerified',
  'reply',
] as const;

const STARS = [1, 2, 3, 4, 5];

/**
 * Returns a page of approved reviews, latest first, and the number of reviews per rating from 1 to 5 stars.
 * @param productId undefined for all products
 */
export async function findReviews(
  db: Database,
  productId: string | undefined,
  page: number,
  limit: number,
): Promise<{ reviews: Review[]; ratings: number[] }> {
  const approved = db.selectFrom('review').where('is_approved', '=', sql<boolean>`true`);
  const ofProduct =
    productId === undefined ? approved : approved.where('review.product_id', '=', productId);
  const reviews = await ofProduct
    .select(COLUMNS)
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

/** Locks the product until the end of the transaction. Returns false if there is no such product. */
export async function lockProduct(db: Database, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .where(isForSale('product'))
    .where('parent_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReview(
  db: Database,
  { productId, isVerified, isApproved, ...others }: NewReview,
): Promise<void> {
  await db
    .insertInto('review')
    .values({ ...others, product_id: productId, is_verified: isVerified, is_approved: isApproved })
    .execute();
}

export async function updateRating(db: Database, productId: string): Promise<void> {
  await sql`
    UPDATE product SET (rating, review_count) =
      (SELECT coalesce(round(avg(rating), 1), 0), count(*) FROM review WHERE product_id = ${productId} AND is_approved)
    WHERE id = ${productId}`.execute(db);
}

const MOST_HELD = 100;

export async function findHeldReviews(db: Database): Promise<{ reviews: Review[]; total: number }> {
  const held = db.selectFrom('review').where('is_approved', '=', sql<boolean>`false`);
  const reviews = await held
    .select(COLUMNS)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_HELD)
    .execute();
  const { total } = await held
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return { reviews, total };
}

export async function findProductOf(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('review')
    .select('product_id as productId')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.productId;
}

/** Approves or hides a review. Returns false if it is missing or already in this state. */
export async function updateApproval(
  trx: Database,
  id: string,
  isApproved: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('review')
    .set({ is_approved: isApproved })
    .where('id', '=', id)
    .where('is_approved', '=', sql<boolean>`${!isApproved}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Sets the reply to an approved review; '' deletes it. Returns the previous reply, undefined if there is no such
 * review.
 */
export async function updateReply(
  trx: Database,
  id: string,
  reply: string,
): Promise<string | undefined> {
  const review = await trx
    .selectFrom('review')
    .select('reply')
    .where('id', '=', id)
    .where('is_approved', '=', sql<boolean>`true`)
    .forUpdate()
    .executeTakeFirst();
  if (review !== undefined && review.reply !== reply)
    await trx.updateTable('review').set({ reply }).where('id', '=', id).execute();
  return review?.reply;
}

export async function deleteHeldReview(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('review')
    .where('id', '=', id)
    .where('is_approved', '=', sql<boolean>`false`)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
