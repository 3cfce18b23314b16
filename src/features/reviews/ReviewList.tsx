import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { Review, ReviewList as ReviewListAnswer } from '../../api/endpoints.gen.ts';
import { Pagination } from '../../components/Pagination.tsx';
import { RatingStars } from '../../components/goods/RatingStars.tsx';
import { pageNumber } from '../../lib/pageNumber.ts';
import { pagePath } from '../../lib/paths.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { REVIEWS_A_PAGE } from './reviewArguments.ts';
import styles from './ReviewList.module.css';

interface ReviewListProps {
  readonly answer: ReviewListAnswer;
  /** URL hash of the list, e.g. `#reviews`; '' if the list is at the top of the page. */
  readonly anchor: string;
}

export function ReviewList({ answer, anchor }: ReviewListProps) {
  const { pathname, search } = useLocation();
  const page = pageNumber(search);
  const { reviews, total } = answer;
  const pathOfPage = (wanted: number) => pagePath(pathname, search, wanted) + anchor;
  if (total === 0) {
    return (
      <div>
        <p>
          <FormattedMessage id="product.reviews.empty" />
        </p>
        <Typography variant="caption" component="p" color="textSecondary">
          <FormattedMessage id="reviews.beFirst" />
        </Typography>
      </div>
    );
  }
  if (reviews.length === 0) {
    return (
      <p>
        <FormattedMessage id="reviews.pageEmpty" />{' '}
        <Link href={pathOfPage(1)}>
          <FormattedMessage id="reviews.first" />
        </Link>
      </p>
    );
  }
  const keys = uniqueKeys(reviews.map((review) => review.review_id));
  const from = (page - 1) * REVIEWS_A_PAGE + 1;
  return (
    <>
      <Typography variant="caption" component="p" color="textSecondary" role="status">
        <FormattedMessage
          id="reviews.range"
          values={{ from, to: from + reviews.length - 1, total }}
        />
      </Typography>
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
    <Card component="li" variant="outlined" className={styles.review}>
      <div className={styles.by}>
        <strong>{review.name}</strong>
        {isDate ? (
          <Typography
            component="time"
            variant="caption"
            color="textSecondary"
            dateTime={review.date}
            suppressHydrationWarning
          >
            {formatDate(review.date, { dateStyle: 'medium', timeZone: 'UTC' })}
          </Typography>
        ) : (
          <Typography component="span" variant="caption" color="textSecondary">
            {review.date}
          </Typography>
        )}
      </div>
      {review.verified && (
        <Typography variant="caption" component="p" color="textSecondary">
          <FormattedMessage id="reviews.verified" />
        </Typography>
      )}
      {review.rating > 0 && <RatingStars rating={review.rating} />}
      <p className={styles.text}>{review.text}</p>
      {review.reply && (
        <div className={styles.reply}>
          <Typography variant="caption" component="p" color="textSecondary">
            <FormattedMessage id="reviews.reply" />
          </Typography>
          <p className={styles.text}>{review.reply}</p>
        </div>
      )}
    </Card>
  );
}
