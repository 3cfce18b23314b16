import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { takeFocus } from '../../components/takeFocus.ts';
import styles from './ReviewForm.module.css';
import { ReviewStars } from './ReviewStars.tsx';
import { ReviewTextField } from './ReviewTextField.tsx';
import { useReviewForm } from './useReviewForm.ts';

interface ReviewFormProps {
  readonly productId: string;
  readonly onClose: () => void;
}

/** Stars, name and text of a review. Errors stand beside their fields; what was typed stays until it was sent. */
export function ReviewForm({ productId, onClose }: ReviewFormProps) {
  const review = useReviewForm(productId);
  const { fieldOf, errorOf, isSending, isSent, serverText } = review;
  if (isSent) return <ReviewSent text={serverText} onClose={onClose} />;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    review.submit();
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <ReviewStars field={fieldOf('rating')} errorId={errorOf('rating')} />
      <ReviewTextField
        field={fieldOf('name')}
        labelId="review.form.name"
        hintId="review.form.nameHint"
        autoComplete="given-name"
        errorId={errorOf('name')}
      />
      <ReviewTextField
        field={fieldOf('text')}
        labelId="review.form.text"
        isLong
        errorId={errorOf('text')}
      />
      <Typography component="div" variant="body2" color="error" role="alert">
        {!isSending && serverText}
        {review.hasFailed && <FormattedMessage id="review.form.failed" />}
      </Typography>
      <Button type="submit" variant="contained" aria-disabled={isSending}>
        <FormattedMessage id={isSending ? 'review.form.sending' : 'review.form.send'} />
      </Button>
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
