import type { Database } from '../db/schema.ts';
import {
  findProductOf,
  insertReview,
  lockProduct,
  updateApproval,
  updateRating,
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

/** Shows or hides a review, and counts it or no more. False where it was so already, or is gone. */
async function approve(trx: Database, id: string, isApproved: boolean): Promise<boolean> {
  const productId = await findProductOf(trx, id);
  if (productId === undefined || !(await lockProduct(trx, productId))) return false;
  const isOther = await updateApproval(trx, id, isApproved);
  if (isOther) await updateRating(trx, productId);
  return isOther;
}

/**
 * Shows a review that waited, and counts it.
 * @param trx a transaction
 * @throws ReviewRejection where none with this id waits
 */
export async function approveReview(trx: Database, id: string): Promise<void> {
  if (!(await approve(trx, id, true))) throw new ReviewRejection('not-held');
}

/**
 * Takes a review out of the shop, and counts it no more; it waits for approval again.
 * @param trx a transaction
 * @throws ReviewRejection where none with this id is shown
 */
export async function hideReview(trx: Database, id: string): Promise<void> {
  if (!(await approve(trx, id, false))) throw new ReviewRejection('not-shown');
}
