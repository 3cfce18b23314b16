import { Rejection } from '../http/errors.ts';
import { texts } from '../texts.ts';

export class ReviewRejection extends Rejection {
  constructor(reason: keyof typeof texts.review.rejected) {
    super(texts.review.rejected[reason]);
  }
}
