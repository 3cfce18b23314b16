import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import type { ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { reviewFieldId, type ReviewField } from './useReviewForm.ts';

interface ReviewStarsProps {
  readonly field: ReviewField;
  /** Message id of the error */
  readonly errorId: string | undefined;
}

/** One to five stars, as radio buttons. */
export function ReviewStars({ field, errorId }: ReviewStarsProps) {
  const { formatMessage } = useIntl();
  const id = reviewFieldId('rating');
  return (
    <FormControl
      component="fieldset"
      id={id}
      error={errorId !== undefined}
      role="radiogroup"
      aria-required
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId && `${id}-error`}
    >
      <FormLabel component="legend">
        <FormattedMessage id="review.form.rating" />
      </FormLabel>
      <Rating
        name={field.name}
        value={field.value === '' ? null : Number(field.value)}
        size="large"
        emptyLabelText=""
        getLabelText={(stars) => formatMessage({ id: 'review.form.star' }, { stars })}
        onChange={(event) => field.onChange(event as ChangeEvent<HTMLInputElement>)}
        onBlur={field.onBlur}
      />
      {errorId && (
        <FormHelperText id={`${id}-error`} role="alert">
          <FormattedMessage id={errorId} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
