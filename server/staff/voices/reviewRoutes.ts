import type { FastifyReply } from 'fastify';
import { textOfLines } from '../../content/textOfLines.ts';
import { pictureUrl } from '../../catalog/picture.ts';
import { RequestError } from '../../http/errors.ts';
import { languageOf } from '../../language.ts';
import { toReviewDto } from '../../review/reviewDto.ts';
import { ReviewRejection } from '../../review/reviewRejection.ts';
import { deleteHeldReview, updateReply } from '../../review/reviewRepository.ts';
import { approveReview, hideReview } from '../../review/reviewService.ts';
import { isStaleValue, overtakenText } from '../staleValues.ts';
import { findProductIds } from '../products/productIds.ts';
import { searchReviews, type FoundReview } from './reviewSearch.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

const MOST_PRODUCTS = 100;

const toStaffReview = (review: FoundReview): StaffDto['StaffReview'] => ({
  ...toReviewDto(review),
  handle: review.handle,
  product_name: review.productName,
  image: pictureUrl(review.pictures[0], 160),
});

function approve(
  request: StaffRequest<'publishReview'>,
  reply: FastifyReply,
  isApproved: boolean,
): Promise<undefined> {
  const { review_id: subjectId } = request.params;
  return writeAsStaff(request, reply, async (trx) => {
    await (isApproved ? approveReview(trx, subjectId) : hideReview(trx, subjectId));
    return {
      status: 204,
      body: undefined,
      change: {
        subject: 'review',
        subjectId,
        before: { is_approved: !isApproved },
        after: { is_approved: isApproved },
      },
    };
  });
}

export const reviewRoutes = {
  async listReviews(request: StaffRequest<'listReviews'>): Promise<StaffDto['ReviewPage']> {
    const { db } = request.server;
    const language = languageOf(request);
    const { view = 'held', text = '', page = 1, page_size: limit = 25 } = request.query;
    const products =
      text.trim() === ''
        ? undefined
        : await findProductIds(
            db,
            text.trim(),
            'products',
            { page: 1, limit: MOST_PRODUCTS },
            language,
          );
    const search = {
      isApproved: view === 'published',
      productIds: products?.ids,
      limit,
      offset: (page - 1) * limit,
    };
    const { reviews, total } = await searchReviews(db, search, language);
    return { total, reviews: reviews.map(toStaffReview) };
  },

  publishReview(request: StaffRequest<'publishReview'>, reply: FastifyReply): Promise<undefined> {
    return approve(request, reply, true);
  },

  hideReview(request: StaffRequest<'hideReview'>, reply: FastifyReply): Promise<undefined> {
    return approve(request, reply, false);
  },

  replyToReview(request: StaffRequest<'replyToReview'>, reply: FastifyReply): Promise<undefined> {
    const { review_id: subjectId } = request.params;
    const text = textOfLines(request.body.text);
    const { from } = request.body;
    return writeAsStaff(request, reply, async (trx) => {
      const before = await updateReply(trx, subjectId, text);
      if (before === undefined) throw new ReviewRejection('not-shown');
      if (before !== text && isStaleValue(from, before))
        throw new RequestError(409, overtakenText(before));
      return {
        status: 204,
        body: undefined,
        ...(before !== text && {
          change: {
            subject: 'review' as const,
            subjectId,
            before: { reply: before },
            after: { reply: text },
          },
        }),
      };
    });
  },

  rejectReview(request: StaffRequest<'rejectReview'>, reply: FastifyReply): Promise<undefined> {
    const { review_id: subjectId } = request.params;
    return writeAsStaff(request, reply, async (trx) => {
      if (!(await deleteHeldReview(trx, subjectId))) throw new ReviewRejection('not-held');
      // The review may name people, so the activity log omits its text.
      return {
        status: 204,
        body: undefined,
        change: {
          subject: 'review',
          subjectId,
          before: { is_approved: false },
          after: { is_deleted: true },
        },
      };
    });
  },
};
