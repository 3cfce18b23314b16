import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormMessage } from '../../components/FormMessage.tsx';
import { takeFocus } from '../../components/takeFocus.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import styles from './ReviewForm.module.css';
import { ReviewStars } from './ReviewStars.tsx';
import { useReviewForm } from './useReviewForm.ts';

interface ReviewFormProps {
  readonly productId: string;
  readonly onClose: () => void;
}

/** Stars, name and text of a review. Errors stand beside their fields; what was typed stays until it was sent. */
export function ReviewForm({ productId, onClose }: ReviewFormProps) {
  const { formatMessage } = useIntl();
  const review = useReviewForm(productId);
  const { fieldOf } = review;
  if (review.isSent) return <ReviewSent text={review.thanks} onClose={onClose} />;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    review.submit();
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <ReviewStars field={fieldOf('rating')} />
      <TextField
        field={fieldOf('name')}
        label={formatMessage({ id: 'review.form.name' })}
        hint={formatMessage({ id: 'review.form.nameHint' })}
        autoComplete="given-name"
      />
      <TextAreaField
        field={fieldOf('text')}
        label={formatMessage({ id: 'review.form.text' })}
        rows={6}
      />
      <FormMessage outcome={review.outcome} />
      <SubmitButton label={formatMessage({ id: 'review.form.send' })} isBusy={review.isSending} />
    </form>
  );
}

interface ReviewSentProps {
  /** The server's own words of thanks */
  readonly text: string | undefined;
  readonly onClose: () => void;
}

function ReviewSent({ text, onClose }: ReviewSentProps) {
  return (
    <div className={styles.form}>
      <Typography ref={takeFocus} tabIndex={-1} role="status" variant="subtitle1" component="p">
        {text || <FormattedMessage id="review.form.sent" />}
      </Typography>
      <Button variant="contained" onClick={onClose}>
        <FormattedMessage id="review.form.close" />
      </Button>
    </div>
  );
}
