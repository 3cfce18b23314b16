import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { RatingStars } from '../../components/goods/RatingStars.tsx';
import styles from './ReviewSummary.module.css';

interface ReviewSummaryProps {
  readonly rating: number;
  readonly total: number | undefined;
  /** Counts of 1, 2, 3, 4 and 5 stars; undefined if the backend sends none. */
  readonly ratings: readonly number[] | undefined;
}

export function ReviewSummary({ rating, total = 0, ratings }: ReviewSummaryProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <div className={styles.summary}>
      <div className={styles.mean}>
        <Typography variant="h3" component="p">
          <FormattedMessage id="reviews.summary" values={{ rating }} />
        </Typography>
        <RatingStars rating={rating} count={total} />
      </div>
      {ratings && total > 0 && (
        <ul
          className={styles.distribution}
          aria-label={formatMessage({ id: 'reviews.distribution.label' })}
        >
          {ratings
            .map((count, index) => ({ count, stars: index + 1 }))
            .toReversed()
            .map(({ count, stars }) => (
              <Typography key={stars} component="li" variant="caption" className={styles.row}>
                <span>
                  <FormattedMessage id="reviews.distribution.row" values={{ stars }} />
                </span>
                <span
                  className={styles.bar}
                  style={{ '--share': `${Math.round((count / total) * 100)}%` }}
                  aria-hidden
                />
                <Typography component="span" variant="inherit" color="textSecondary">
                  {formatNumber(count)}
                </Typography>
              </Typography>
            ))}
        </ul>
      )}
    </div>
  );
}
