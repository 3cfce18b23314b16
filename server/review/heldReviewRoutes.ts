import type { FastifyRequest } from 'fastify';
import { productIdOf } from '../catalog/productId.ts';
import type { Dto, FormRequest } from '../http/contractTypes.ts';
import { languageOf } from '../language.ts';
import { demandSupport } from '../staff/support/supportAccess.ts';
import { texts } from '../texts.ts';
import { ReviewRejection } from './reviewRejection.ts';
import { deleteHeldReview, findHeldReviews } from './reviewRepository.ts';
import { toReviewDto } from './reviewDto.ts';
import { approveReview } from './reviewService.ts';

type ReviewRequest = FormRequest<'ReviewKeyForm'>;

function heldId({ body }: ReviewRequest): string {
  const id = productIdOf(body.review_id);
  if (id === undefined) throw new ReviewRejection('not-held');
  return id;
}

/** Route handlers for pending reviews. They require the support token or the staff permission `reviews.manage`. */
export const heldReviewRoutes = {
  async listHeldReviews(request: FastifyRequest): Promise<Dto['ReviewList']> {
    await demandSupport(request, 'reviews.manage');
    const { reviews, total } = await findHeldReviews(request.server.db);
    return { reviews: reviews.map(toReviewDto), total };
  },

  async approveReview(request: ReviewRequest): Promise<Dto['Outcome']> {
    await demandSupport(request, 'reviews.manage');
    const id = heldId(request);
    await request.server.db.transaction().execute((trx) => approveReview(trx, id));
    return { status: 1, success: texts.review.approved[languageOf(request)] };
  },

  async rejectReview(request: ReviewRequest): Promise<Dto['Outcome']> {
    await demandSupport(request, 'reviews.manage');
    const isDeleted = await deleteHeldReview(request.server.db, heldId(request));
    if (!isDeleted) throw new ReviewRejection('not-held');
    return { status: 1, success: texts.review.removed[languageOf(request)] };
  },
};
