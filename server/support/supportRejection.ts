import { Rejection } from '../http/errors.ts';
import { texts } from '../texts.ts';

/** Why a recording is not stored or not found. */
export class SupportRejection extends Rejection {
  constructor(reason: keyof typeof texts.support.rejected) {
    super(texts.support.rejected[reason]);
  }
}
