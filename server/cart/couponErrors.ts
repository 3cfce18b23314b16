import { ShopperError } from '../errors.ts';
import type { Language, Text } from '../language.ts';

const UNKNOWN: Text = {
  en: 'This coupon code is not valid.',
  fr: 'Ce code promo n’est pas valable.',
};
const MISSING: Text = { en: 'Please enter a coupon code.', fr: 'Veuillez saisir un code promo.' };
const USED_UP: Text = {
  en: 'This coupon has been used as often as it can be.',
  fr: 'Ce code promo a été utilisé autant de fois que possible.',
};
const EXPIRED: Text = { en: 'This coupon has expired.', fr: 'Ce code promo a expiré.' };

/** No code was given. */
export class CouponMissing extends ShopperError {
  errorIn(language: Language): string {
    return MISSING[language];
  }
}

/** There is no such code. */
export class CouponNotFound extends ShopperError {
  errorIn(language: Language): string {
    return UNKNOWN[language];
  }
}

/** The coupon's time is over. */
export class CouponExpired extends ShopperError {
  errorIn(language: Language): string {
    return EXPIRED[language];
  }
}

/** As many orders have used the coupon as may. */
export class CouponUsedUp extends ShopperError {
  errorIn(language: Language): string {
    return USED_UP[language];
  }
}

/** The goods are worth less than the coupon needs. */
export class CouponNeedsMore extends ShopperError {
  /** Sum that it needs, formatted. */
  readonly minimum: string;

  constructor(minimum: string) {
    super();
    this.minimum = minimum;
  }

  errorIn(language: Language): string {
    return {
      en: `This coupon needs goods worth at least ${this.minimum}`,
      fr: `Ce code promo demande un panier d’au moins ${this.minimum}`,
    }[language];
  }
}
