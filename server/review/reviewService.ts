import type { Database } from '../db/schema.ts';
import {
  findProductOfHeld,
  insertReview,
  lockProduct,
  updateRating,
  updateToApproved,
  type NewReview,
} from './reviewRepository.ts';
import { ReviewRejection } from './reviewRejection.ts';

/**
 * Takes a review and, unless it waits for approval, brings the product's rating up to date with it. The product is locked
 * first, so that of two reviews at once neither is missing from the rating.
 * @param trx a transaction
 * @throws ReviewRejection where there is no such product, or name or text is blank
 */
export async function takeReview(trx: Database, review: NewReview): Promise<void> {
  const name = review.name.trim();
  const text = review.text.trim();
  if (name === '') throw new ReviewRejection('name-missing');
  if (text === '') throw new ReviewRejection('text-missing');
  if (!(await lockProduct(trx, review.productId))) throw new ReviewRejection('no-product');
  await insertReview(trx, { ...review, name, text });
  if (review.isApproved) await updateRating(trx, review.productId);
}

/**
 * Shows a review that waited, and counts it.
 * @param trx a transaction
 * @throws ReviewRejection where none with this id waits
 */
export async function approveReview(trx: Database, id: string): Promise<void> {
  const productId = await findProductOfHeld(trx, id);
  const isThere = productId !== undefined && (await lockProduct(trx, productId));
  if (!isThere || !(await updateToApproved(trx, id))) throw new ReviewRejection('not-held');
  await updateRating(trx, productId);
}
