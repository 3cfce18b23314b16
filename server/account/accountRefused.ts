import { ShopperError } from '../errors.ts';
import type { Language } from '../language.ts';
import { refusalTexts } from './accountTexts.ts';

/** Something the account refuses as a whole. */
export class AccountRefused extends ShopperError {
  readonly reason: keyof typeof refusalTexts;

  constructor(reason: keyof typeof refusalTexts) {
    super(refusalTexts[reason].en);
    this.reason = reason;
  }

  error(language: Language): string {
    return refusalTexts[this.reason][language];
  }
}

/** The password is right, but the address is not confirmed yet. */
export class Unverified extends AccountRefused {
  override readonly fields = { unverified: true };

  constructor() {
    super('unverified');
  }
}
