import { FormattedMessage } from 'react-intl';
import styles from './ReviewForm.module.css';
import { reviewFieldId, type ReviewField } from './useReviewForm.ts';

interface ReviewTextFieldProps {
  readonly field: ReviewField;
  /** Message ids */
  readonly labelId: string;
  readonly hintId?: string;
  readonly errorId: string | undefined;
  readonly autoComplete?: string;
  /** Several lines */
  readonly isLong?: boolean;
}

/** A field of text with its label, its hint and its error. */
export function ReviewTextField(props: ReviewTextFieldProps) {
  const { field, labelId, hintId, errorId, autoComplete, isLong = false } = props;
  const id = reviewFieldId(field.name);
  const described = [hintId && `${id}-hint`, errorId && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    ...field,
    id,
    className: styles.control,
    required: true,
    'aria-invalid': errorId !== undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <FormattedMessage id={labelId} />
      </label>
      {hintId && (
        <p id={`${id}-hint`} className={styles.hint}>
          <FormattedMessage id={hintId} />
        </p>
      )}
      {isLong ? (
        <textarea {...shared} rows={6} />
      ) : (
        <input {...shared} type="text" autoComplete={autoComplete} />
      )}
      {errorId && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <FormattedMessage id={errorId} />
        </p>
      )}
    </div>
  );
}
