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
 * Stores a review and, if it is approved, updates the product's rating. Locks the product first, so that the rating
 * includes concurrent reviews.
 * @param trx a transaction
 * @throws ReviewRejection if there is no such product, or name or text is blank
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

async function approve(trx: Database, id: string, isApproved: boolean): Promise<boolean> {
  const productId = await findProductOf(trx, id);
  if (productId === undefined || !(await lockProduct(trx, productId))) return false;
  const isOther = await updateApproval(trx, id, isApproved);
  if (isOther) await updateRating(trx, productId);
  return isOther;
}

/**
 * Approves a pending review and updates the rating.
 * @param trx a transaction
 * @throws ReviewRejection if no pending review has this id
 */
export async function approveReview(trx: Database, id: string): Promise<void> {
  if (!(await approve(trx, id, true))) throw new ReviewRejection('not-held');
}

/**
 * Hides an approved review, which becomes pending again, and updates the rating.
 * @param trx a transaction
 * @throws ReviewRejection if no approved review has this id
 */
export async function hideReview(trx: Database, id: string): Promise<void> {
  if (!(await approve(trx, id, false))) throw new ReviewRejection('not-shown');
}
