import { number, object, string } from 'yup';

/** A review as it is typed. */
export interface ReviewValues {
  /** Stars, '1' to '5'; '' for none yet */
  rating: string;
  name: string;
  text: string;
}

/** Fields in the order shown. */
export const REVIEW_FIELDS = ['rating', 'name', 'text'] as const satisfies (keyof ReviewValues)[];

/** The contract's bounds (ReviewForm); each message is the id of a text. */
export const reviewSchema = object({
  rating: number()
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .required('review.error.ratingMissing')
    .min(1, 'review.error.ratingMissing')
    .max(5, 'review.error.ratingMissing'),
  name: string().trim().required('review.error.nameMissing').max(100, 'review.error.nameLong'),
  text: string().trim().required('review.error.textMissing').max(5000, 'review.error.textLong'),
});
