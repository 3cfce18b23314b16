import { number, object, string } from 'yup';
import { fieldLimits } from '../../../contract/fieldLimits.gen.ts';

/** The contract's bounds (ReviewForm); each message is the id of a text. */
export const reviewSchema = object({
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
