import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { Review, ReviewList as ReviewListAnswer } from '../../api/endpoints.gen.ts';
import { Pagination } from '../../components/Pagination.tsx';
import { RatingStars } from '../../components/RatingStars.tsx';
import { pagePath } from '../../lib/paths.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { listPlace } from '../listing/listArguments.ts';
import { REVIEWS_A_PAGE } from './reviewArguments.ts';
import styles from './ReviewList.module.css';

interface ReviewListProps {
  readonly answer: ReviewListAnswer;
  /** Where the list begins on its page, as `#…`; '' where the page begins with it */
  readonly anchor: string;
}

/** One page of reviews, latest first, and the way to the others; the page shown is in the URL. */
export function ReviewList({ answer, anchor }: ReviewListProps) {
  const { pathname, search } = useLocation();
  const { page } = listPlace(search);
  const { reviews, total } = answer;
  const pathOfPage = (wanted: number) => pagePath(pathname, search, wanted) + anchor;
  if (total === 0) {
    return (
      <div>
        <p>
          <FormattedMessage id="product.reviews.empty" />
        </p>
        <p className={styles.hint}>
          <FormattedMessage id="reviews.beFirst" />
        </p>
      </div>
    );
  }
  if (reviews.length === 0) {
    return (
      <p>
        <FormattedMessage id="reviews.pageEmpty" />{' '}
        <Link to={pathOfPage(1)}>
          <FormattedMessage id="reviews.first" />
        </Link>
      </p>
    );
  }
  const keys = uniqueKeys(reviews.map((review) => review.review_id));
  const from = (page - 1) * REVIEWS_A_PAGE + 1;
  return (
    <>
      <p className={styles.hint} role="status">
        <FormattedMessage
          id="reviews.range"
          values={{ from, to: from + reviews.length - 1, total }}
        />
      </p>
      <ul className={styles.list}>
        {reviews.map((review, index) => (
          <ReviewCard key={keys[index]} review={review} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / REVIEWS_A_PAGE)}
        pathOfPage={pathOfPage}
      />
    </>
  );
}

function ReviewCard({ review }: { readonly review: Review }) {
  const { formatDate } = useIntl();
  const isDate = !Number.isNaN(Date.parse(review.date));
  return (
    <li className={styles.review}>
      <div className={styles.by}>
        <strong>{review.name}</strong>
        {isDate ? (
          <time dateTime={review.date} className={styles.date} suppressHydrationWarning>
            {formatDate(review.date, { dateStyle: 'medium', timeZone: 'UTC' })}
          </time>
        ) : (
          <span className={styles.date}>{review.date}</span>
        )}
      </div>
      {review.rating > 0 && <RatingStars rating={review.rating} />}
      <p className={styles.text}>{review.text}</p>
    </li>
  );
}
