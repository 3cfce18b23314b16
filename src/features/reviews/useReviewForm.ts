import { useFormik } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { isDone, useWriteReviewMutation } from '../../api/api.ts';
import type { Outcome } from '../../api/endpoints.gen.ts';
import type { FormOutcomeText } from '../../components/FormMessage.tsx';
import type { Field } from '../../forms/field.ts';
import { errorText } from '../../lib/errorText.ts';
import { useAppSelector, useAppStore } from '../../store/hooks.ts';
import { selectUser } from '../session/sessionSlice.ts';
import { reviewDrafts } from './reviewDrafts.ts';
import { REVIEW_FIELDS, reviewSchema, type ReviewValues } from './reviewSchema.ts';

/** Id of the control, or of the group of controls, that takes the focus when a field is invalid. */
function reviewFieldId(field: keyof ReviewValues): string {
  return `review-${field}`;
}

/**
 * The values of a review being written, kept until it was sent, whatever happens to the form meanwhile; and the
 * sending. After an attempt with errors the first invalid field has the focus.
 */
export function useReviewForm(productId: string) {
  const { formatMessage } = useIntl();
  const drafts = reviewDrafts(useAppStore());
  const user = useAppSelector(selectUser);
  const [writeReview, sending] = useWriteReviewMutation();
  const answer: Outcome | undefined = sending.data || undefined;

  const form = useFormik<ReviewValues>({
    initialValues: drafts.get(productId) ?? {
      rating: '',
      name: user ? user.firstname : '',
      text: '',
    },
    validationSchema: reviewSchema,
    onSubmit: async ({ rating, name, text }) => {
      const reviewForm = { product_id: productId, name, text, rating: Number(rating) };
      const { data } = await writeReview({ reviewForm });
      if (isDone(data)) drafts.delete(productId);
    },
  });

  useEffect(() => {
    if (form.dirty) drafts.set(productId, form.values);
  }, [drafts, productId, form.dirty, form.values]);

  const focusFirstInvalid = useEffectEvent(() => {
    const invalid = REVIEW_FIELDS.find((field) => form.errors[field]);
    const field = invalid && document.getElementById(reviewFieldId(invalid));
    if (field) (field.querySelector('input') ?? field).focus();
  });
  useEffect(() => {
    if (form.submitCount > 0 && !form.isSubmitting) focusFirstInvalid();
  }, [form.submitCount, form.isSubmitting]);

  const errorOf = (name: keyof ReviewValues): string | undefined => {
    const messageId = form.touched[name] ? form.errors[name] : undefined;
    return messageId && formatMessage({ id: messageId });
  };
  const isSent = isDone(answer);
  const hasFailed = !form.isSubmitting && !sending.isUninitialized && !isSent;
  const outcome: FormOutcomeText | undefined = hasFailed
    ? {
        kind: 'error',
        // Neither sent nor rejected: the call failed or its answer was swallowed.
        text: errorText(answer?.error) ?? formatMessage({ id: 'review.form.failed' }),
      }
    : undefined;
  return {
    fieldOf: (name: keyof ReviewValues): Field => ({
      id: reviewFieldId(name),
      name,
      value: form.values[name],
      onChange: form.handleChange,
      onBlur: form.handleBlur,
      error: errorOf(name),
    }),
    /** Sends a review without errors, once for any number of presses */
    submit: () => {
      if (!form.isSubmitting) void form.submitForm();
    },
    isSending: form.isSubmitting,
    isSent,
    /** The server's own words of thanks */
    thanks: answer?.success,
    /** What went wrong with the last attempt */
    outcome,
  };
}
