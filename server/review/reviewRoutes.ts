import type { FastifyReply } from 'fastify';
import { productIdOf } from '../catalog/productId.ts';
import type { Dto, FormRequest, QueryRequest } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { writeOnce } from '../idempotency/writeOnce.ts';
import { languageOf } from '../language.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { sessionOf } from '../session/session.ts';
import { hasBought } from '../orders/reading/hasBought.ts';
import { texts } from '../texts.ts';
import { findReviews } from './reviewRepository.ts';
import { toReviewDto } from './reviewDto.ts';
import { ReviewRejection } from './reviewRejection.ts';
import { takeReview } from './reviewService.ts';

const PAGE_SIZE = 20;
const NO_REVIEWS: Dto['ReviewList'] = { reviews: [], total: 0, ratings: [0, 0, 0, 0, 0] };

async function list(
  db: Database,
  productId: string | undefined,
  page: number,
  limit: number,
): Promise<Dto['ReviewList']> {
  const { reviews, ratings } = await findReviews(db, productId, page, limit);
  return {
    reviews: reviews.map(toReviewDto),
    total: ratings.reduce((sum, count) => sum + count, 0),
    ratings,
  };
}

export const reviewRoutes = {
  async listProductReviews(
    request: QueryRequest<'listProductReviews'>,
  ): Promise<Dto['ReviewList']> {
    const { query, server } = request;
    const id = productIdOf(query.product_id);
    return id === undefined ? NO_REVIEWS : list(server.db, id, query.page ?? 1, PAGE_SIZE);
  },

  async listAllReviews(request: QueryRequest<'listAllReviews'>): Promise<Dto['ReviewList']> {
    const { query, server } = request;
    const id = productIdOf(query.product_id);
    if (query.product_id !== undefined && id === undefined) return NO_REVIEWS;
    return list(server.db, id, query.page ?? 1, query.limit ?? PAGE_SIZE);
  },

  async writeReview(
    request: FormRequest<'ReviewForm'>,
    reply: FastifyReply,
  ): Promise<Dto['Outcome']> {
    await enforceRateLimit(request.server.db, {
      review: sessionOf(request).id,
      reviewClient: networkOf(request),
    });
    return writeOnce(request, reply, async (trx, session) => {
      const { product_id, name, text, rating } = request.body;
      const productId = productIdOf(product_id);
      if (productId === undefined) throw new ReviewRejection('no-product');
      const isVerified = await hasBought(trx, session, productId);
      const { holdsReviews = false } = request.server.settings;
      const isApproved = !holdsReviews;
      await takeReview(trx, { productId, name, text, rating, isVerified, isApproved });
      const success = texts.review[isApproved ? 'thanks' : 'held'];
      return { status: 1, success: success[languageOf(request)] };
    });
  },
};
