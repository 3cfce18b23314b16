import { FormattedMessage, useIntl } from 'react-intl';
import { StarIcon } from '../../components/icons.tsx';
import styles from './ReviewForm.module.css';
import { reviewFieldId, type ReviewField } from './useReviewForm.ts';

interface ReviewStarsProps {
  readonly field: ReviewField;
  /** Message id of the error */
  readonly errorId: string | undefined;
}

const STARS = [1, 2, 3, 4, 5];

/** One to five stars, as radio buttons. */
export function ReviewStars({ field, errorId }: ReviewStarsProps) {
  const { formatMessage } = useIntl();
  const id = reviewFieldId('rating');
  return (
    <fieldset
      className={styles.field}
      role="radiogroup"
      aria-required
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId && `${id}-error`}
    >
      <legend className={styles.label}>
        <FormattedMessage id="review.form.rating" />
      </legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              {...field}
              id={stars === 1 ? id : undefined}
              type="radio"
              value={String(stars)}
              checked={field.value === String(stars)}
              className="visuallyHidden"
              aria-label={formatMessage({ id: 'review.form.star' }, { stars })}
            />
            <StarIcon size={30} />
          </label>
        ))}
      </div>
      {errorId && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <FormattedMessage id={errorId} />
        </p>
      )}
    </fieldset>
  );
}
