import { useIntl } from 'react-intl';
import { classNames } from '../../lib/classNames.ts';
import drawings from '../../theme/drawings.module.css';
import styles from './RatingStars.module.css';

export interface RatingStarsProps {
  rating: number;
  count?: number | undefined;
  isShort?: boolean;
}

export function RatingStars({ rating, count = 0, isShort = false }: RatingStarsProps) {
  const intl = useIntl();
  const shown = Math.min(5, Math.max(0, Math.round(rating * 10) / 10));
  const label = intl.formatMessage({ id: 'ratingStars.rating.label' }, { rating: shown });
  if (isShort) {
    return (
      <span className={styles.short} role="img" aria-label={label}>
        {count > 0 && `(${intl.formatNumber(count)})`}
      </span>
    );
  }
  return (
    <span className={styles.rating}>
      <svg
        className={classNames(drawings.drawing, drawings.stars, styles.stars)}
        width={85}
        height={16}
        role="img"
        aria-label={label}
        style={{ '--filled': filledShare(shown) }}
      />
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden>{`(${intl.formatNumber(count)})`}</span>
          <span className="visuallyHidden">
            {intl.formatMessage({ id: 'ratingStars.count.label' }, { count })}
          </span>
        </span>
      )}
    </span>
  );
}

/**
 * Returns the share of the drawing to fill, as a percentage. The drawing is 98 units wide: five stars of 18 units
 * with gaps of 2.
 */
function filledShare(rating: number): string {
  const width = Math.floor(rating) * 20 + (rating % 1) * 18;
  return `${((width / 98) * 100).toFixed(1)}%`;
}
