import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import type { ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Field } from '../../forms/field.ts';
import { FieldError } from '../../forms/FieldFrame.tsx';

export function ReviewStars({ field }: { readonly field: Field }) {
  const { formatMessage } = useIntl();
  const { id, error } = field;
  return (
    <FormControl
      component="fieldset"
      id={id}
      error={error !== undefined}
      role="radiogroup"
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={error && `${id}-error`}
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
      <FieldError field={field} />
    </FormControl>
  );
}
