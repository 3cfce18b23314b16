import { ShopperError } from '../http/errors.ts';
import type { Language } from '../language.ts';
import { fill, texts } from '../texts.ts';

export class CouponMissing extends ShopperError {
  errorIn(language: Language): string {
    return texts.coupon.missing[language];
  }
}

export class CouponNotFound extends ShopperError {
  errorIn(language: Language): string {
    return texts.coupon.unknown[language];
  }
}

export class CouponExpired extends ShopperError {
  errorIn(language: Language): string {
    return texts.coupon.expired[language];
  }
}

export class CouponUsedUp extends ShopperError {
  errorIn(language: Language): string {
    return texts.coupon.usedUp[language];
  }
}

export class CouponNotYetValid extends ShopperError {
  errorIn(language: Language): string {
    return texts.coupon.notYetValid[language];
  }
}

export class CouponPaused extends ShopperError {
  errorIn(language: Language): string {
    return texts.coupon.paused[language];
  }
}

export class CouponNotForGoods extends ShopperError {
  errorIn(language: Language): string {
    return texts.coupon.notForGoods[language];
  }
}

export class CouponNeedsMore extends ShopperError {
  readonly minimum: string;
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
