import { ShopperError } from '../http/errors.ts';
import type { Language } from '../language.ts';
import { fill, texts } from '../texts.ts';

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

/** The coupon's time has not come. */
export class CouponNotYetValid extends ShopperError {
  errorIn(language: Language): string {
    return texts.coupon.notYetValid[language];
  }
}

/** The shop has paused the coupon. */
export class CouponPaused extends ShopperError {
  errorIn(language: Language): string {
    return texts.coupon.paused[language];
  }
}

/** The coupon is for other products than those in the cart. */
export class CouponNotForGoods extends ShopperError {
  errorIn(language: Language): string {
    return texts.coupon.notForGoods[language];
  }
}

/** The goods are worth less than the coupon needs. */
export class CouponNeedsMore extends ShopperError {
  /** Sum that it needs, formatted. */
  readonly minimum: string;
  /** Whether only the goods that it is for count. */
  readonly isOfSome: boolean;

  constructor(minimum: string, isOfSome: boolean) {
    super();
    this.minimum = minimum;
    this.isOfSome = isOfSome;
  }

  errorIn(language: Language): string {
    const { needsMore, needsMoreOfSome } = texts.coupon;
    const text = this.isOfSome ? needsMoreOfSome : needsMore;
    return fill(text, { minimum: this.minimum })[language];
  }
}
