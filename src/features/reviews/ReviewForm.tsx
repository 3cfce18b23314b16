import { number, object, string } from 'yup';
import { fieldLimits } from '../../../contract/fieldLimits.gen.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWriteReviewMutation } from '../../api/api.ts';
import { takeFocus } from '../../components/takeFocus.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectUser } from '../session/sessionSlice.ts';
import { ReviewStars } from './ReviewStars.tsx';
import formStyles from '../../forms/Form.module.css';

/** Validation schema with the limits of the API's ReviewForm. Error messages are message ids. */
const reviewSchema = object({
  rating: number()
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .required('review.error.ratingMissing')
    .min(1, 'review.error.ratingMissing')
    .max(5, 'review.error.ratingMissing'),
  name: string()
    .trim()
    .required('review.error.nameMissing')
    .max(fieldLimits.name.maximum, 'review.error.nameLong'),
  text: string()
    .trim()
    .required('review.error.textMissing')
    .max(fieldLimits.text.maximum, 'review.error.textLong'),
});

interface ReviewFormProps {
  readonly productId: string;
  readonly onClose: () => void;
}

export function ReviewForm({ productId, onClose }: ReviewFormProps) {
  const { formatMessage } = useIntl();
  const user = useAppSelector(selectUser);
  const [writeReview] = useWriteReviewMutation();
  const form = useServerForm({
    name: `review ${productId}`,
    initialValues: { rating: '', name: user ? user.firstname : '', text: '' },
    schema: reviewSchema,
    failedId: 'review.form.failed',
    send: ({ rating, name = '', text = '' }) => {
      const reviewForm = { product_id: productId, name, text, rating: Number(rating) };
      return writeReview({ reviewForm });
    },
  });
  if (form.outcome?.kind === 'done') {
    return <ReviewSent text={form.answer?.success} onClose={onClose} />;
  }
  return (
    <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'review.form.send' })}>
      <ReviewStars field={form.fieldOf('rating')} />
      <TextField
        field={form.fieldOf('name')}
        label={formatMessage({ id: 'review.form.name' })}
        hint={formatMessage({ id: 'review.form.nameHint' })}
        autoComplete="given-name"
      />
      <TextAreaField
        field={form.fieldOf('text')}
        label={formatMessage({ id: 'review.form.text' })}
        rows={6}
      />
    </ServerFormFrame>
  );
}

interface ReviewSentProps {
  readonly text: string | undefined;
  readonly onClose: () => void;
}

function ReviewSent({ text, onClose }: ReviewSentProps) {
  return (
    <div className={formStyles.form}>
      <Typography ref={takeFocus} tabIndex={-1} role="status" variant="subtitle1" component="p">
        {text ? <span>{text}</span> : <FormattedMessage id="review.form.sent" />}
      </Typography>
      <Button variant="contained" onClick={onClose}>
        <FormattedMessage id="review.form.close" />
      </Button>
    </div>
  );
}
