import { Refusal } from '../errors.ts';
import { refusalTexts } from './accountTexts.ts';

/** Something the account refuses as a whole. */
export class AccountRefused extends Refusal {
  constructor(reason: keyof typeof refusalTexts) {
    super(refusalTexts[reason]);
  }
}

/** The password is right, but the address is not confirmed yet. */
export class Unverified extends AccountRefused {
  override readonly fields = { unverified: true };

  constructor() {
    super('unverified');
  }
}
