import { findCurrency } from '../currency/currencyRepository.ts';
import { currencyText } from '../currency/currencyText.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import type { Session } from '../session/session.ts';
import { readCart } from './cartService.ts';
import {
  CouponExpired,
  CouponMissing,
  CouponNeedsMore,
  CouponNotFound,
  CouponUsedUp,
} from './couponErrors.ts';
import { findCoupon, updateCartCoupon, type Coupon } from './couponRepository.ts';

/** What a coupon takes off goods of that sum: nothing when it has expired or is used up, or the sum is too small. */
export function discountPaise(coupon: Coupon, goodsPaise: number): number {
  const { percent, amountPaise, minimumPaise, isExpired, isUsedUp } = coupon;
  if (isExpired || isUsedUp || goodsPaise < minimumPaise) return 0;
  if (percent !== null) return Math.round((goodsPaise * percent) / 100);
  return Math.min(amountPaise ?? 0, goodsPaise);
}

/**
 * Applies a coupon in place of any other. Case and surrounding space of the code do not matter.
 * @throws CouponMissing, CouponNotFound, CouponExpired, CouponUsedUp, CouponNeedsMore; the cart keeps its coupon then
 */
export async function applyCoupon(
  trx: Database,
  { cartId, currencyCode }: Session,
  typed: string,
  language: Language,
): Promise<void> {
  const code = typed.trim().toUpperCase();
  if (code === '') throw new CouponMissing();
  const coupon = await findCoupon(trx, code);
  if (coupon === undefined) throw new CouponNotFound();
  if (coupon.isExpired) throw new CouponExpired();
  if (coupon.isUsedUp) throw new CouponUsedUp();
  const lines = await readCart(trx, cartId, language);
  const goodsPaise = lines.reduce((sum, line) => sum + line.totalPaise, 0);
  if (goodsPaise < coupon.minimumPaise) {
    const currency = await findCurrency(trx, currencyCode);
    throw new CouponNeedsMore(currencyText(coupon.minimumPaise, currency, language));
  }
  await updateCartCoupon(trx, cartId, coupon.code);
}
