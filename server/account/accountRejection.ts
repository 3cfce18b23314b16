import { Rejection } from '../errors.ts';
import { rejectionTexts } from './accountTexts.ts';

/** Something the account rejects as a whole. */
export class AccountRejection extends Rejection {
  constructor(reason: keyof typeof rejectionTexts) {
    super(rejectionTexts[reason]);
  }
}

/** The password is right, but the address is not confirmed yet. */
export class Unverified extends AccountRejection {
  override readonly fields = { unverified: true };

  constructor() {
    super('unverified');
  }
}
