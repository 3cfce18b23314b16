import { FormattedMessage, useIntl } from 'react-intl';
import { useListProductReviewsQuery } from '../../api/api.ts';
import type { Review } from '../../api/endpoints.gen.ts';
import { FailedNotice } from '../../components/FailedNotice.tsx';
import { RatingStars } from '../../components/RatingStars.tsx';
import { answerState } from '../../lib/answerState.ts';
import styles from './ProductReviews.module.css';

interface ProductReviewsProps {
  readonly productId: string;
  /** Mean of all reviews, 0 for none */
  readonly rating: number;
}

/** What others say of the product, latest first. */
export function ProductReviews({ productId, rating }: ProductReviewsProps) {
  const { formatMessage } = useIntl();
  const query = useListProductReviewsQuery({ productId });
  const { answer, hasFailed } = answerState(query);
  return (
    <section className={styles.reviews} aria-busy={!answer && !hasFailed}>
      <div className={styles.heading}>
        <h2 className={styles.title}>
          <FormattedMessage id="product.reviews.title" />
        </h2>
        {rating > 0 && <RatingStars rating={rating} count={answer?.total} />}
      </div>
      {hasFailed && (
        <FailedNotice
          text={formatMessage({ id: 'product.reviews.failed' })}
          onRetry={() => void query.refetch()}
        />
      )}
      {answer?.reviews.length === 0 && (
        <p>
          <FormattedMessage id="product.reviews.empty" />
        </p>
      )}
      {answer && answer.reviews.length > 0 && (
        <ul className={styles.list}>
          {answer.reviews.map((review) => (
            <ReviewCard key={review.review_id} review={review} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ReviewCard({ review }: { readonly review: Review }) {
  const { formatDate } = useIntl();
  return (
    <li className={styles.review}>
      <div className={styles.by}>
        <strong>{review.name}</strong>
        <time dateTime={review.date} className={styles.date} suppressHydrationWarning>
          {formatDate(review.date, { dateStyle: 'medium', timeZone: 'UTC' })}
        </time>
      </div>
      <RatingStars rating={review.rating} />
      <p className={styles.text}>{review.text}</p>
    </li>
  );
}
