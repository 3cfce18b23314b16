import type { Database } from '../db/schema.ts';
import { insertReview, lockProduct, updateRating, type Review } from './reviewRepository.ts';
import { ReviewRejection } from './reviewRejection.ts';

/**
 * Takes a review and brings the product's rating up to date with it. The product is locked first, so that of two
 * reviews at once neither is missing from the rating.
 * @param trx a transaction
 * @throws ReviewRejection where there is no such product, or name or text is blank
 */
export async function takeReview(
  trx: Database,
  review: Omit<Review, 'id' | 'createdAt'>,
): Promise<void> {
  const name = review.name.trim();
  const text = review.text.trim();
  if (name === '') throw new ReviewRejection('name-missing');
  if (text === '') throw new ReviewRejection('text-missing');
  if (!(await lockProduct(trx, review.productId))) throw new ReviewRejection('no-product');
  await insertReview(trx, { ...review, name, text });
  await updateRating(trx, review.productId);
}
