import type { Dto } from '../http/contractTypes.ts';
import type { Review } from './reviewRepository.ts';

export function toReviewDto(review: Review): Dto['Review'] {
  return {
    review_id: review.id,
    product_id: review.productId,
    name: review.name,
    text: review.text,
    rating: review.rating,
    date: review.createdAt.toISOString(),
    verified: review.isVerified,
    reply: review.reply,
  };
}
