import { ShopperError } from '../errors.ts';
import type { Language } from '../language.ts';
import { texts } from '../texts.ts';

/** No code was given. */
export class CouponMissing extends ShopperError {
  errorIn(language: Language): string {
    return texts.coupon.missing[language];
  }
}

/** There is no such code. */
export class CouponNotFound extends ShopperError {
  errorIn(language: Language): string {
    return texts.coupon.unknown[language];
  }
}

/** The coupon's time is over. */
export class CouponExpired extends ShopperError {
  errorIn(language: Language): string {
    return texts.coupon.expired[language];
  }
}

/** As many orders have used the coupon as may. */
export class CouponUsedUp extends ShopperError {
  errorIn(language: Language): string {
    return texts.coupon.usedUp[language];
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
    return texts.coupon.needsMore(this.minimum)[language];
  }
}
