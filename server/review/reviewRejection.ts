import { Rejection } from '../http/errors.ts';
import { texts } from '../texts.ts';

/** A review that cannot be taken. */
export class ReviewRejection extends Rejection {
  constructor(reason: keyof typeof texts.review.rejected) {
    super(texts.review.rejected[reason]);
  }
}
