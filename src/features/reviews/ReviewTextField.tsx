import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
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
  const attributes = { required: true, 'aria-describedby': described || undefined };
  return (
    <FormControl fullWidth error={errorId !== undefined} className={styles.field}>
      <FormLabel htmlFor={id}>
        <FormattedMessage id={labelId} />
      </FormLabel>
      {hintId && (
        <FormHelperText id={`${id}-hint`} error={false}>
          <FormattedMessage id={hintId} />
        </FormHelperText>
      )}
      {isLong ? (
        <OutlinedInput
          {...field}
          id={id}
          // One that does not grow as it is filled needs no measuring.
          inputComponent="textarea"
          multiline
          rows={6}
          slotProps={{ input: { ...attributes, type: undefined } }}
        />
      ) : (
        <OutlinedInput {...field} id={id} slotProps={{ input: { ...attributes, autoComplete } }} />
      )}
      {errorId && (
        <FormHelperText id={`${id}-error`} role="alert">
          <FormattedMessage id={errorId} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
