import { findCurrency, type Currency } from '../currency/currencyRepository.ts';
import { currencyText } from '../currency/currencyText.ts';
import { shownGoods, toSmallestUnits } from '../currency/smallestUnits.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import type { Session } from '../session/session.ts';
import { readCart } from './cartService.ts';
import type { CartLine } from './cartLine.ts';
import {
  CouponExpired,
  CouponMissing,
  CouponNeedsMore,
  CouponNotFound,
  CouponNotForGoods,
  CouponNotYetValid,
  CouponPaused,
  CouponUsedUp,
} from './couponErrors.ts';
import { findCoupon, updateCartCoupon, type Coupon, type CouponState } from './couponRepository.ts';

const REJECTIONS: Readonly<Record<Exclude<CouponState, 'active'>, new () => Error>> = {
  ended: CouponExpired,
  paused: CouponPaused,
  planned: CouponNotYetValid,
  used_up: CouponUsedUp,
};

const isForAll = ({ productIds, collectionIds }: Coupon) =>
  productIds.length === 0 && collectionIds.length === 0;

export function isCouponFor(coupon: Coupon, { card }: Pick<CartLine, 'card'>): boolean {
  return (
    isForAll(coupon) ||
    coupon.productIds.includes(card.productId) ||
    coupon.collectionIds.includes(card.collectionId)
  );
}

const linesFor = (coupon: Coupon, lines: readonly CartLine[]) =>
  lines.filter((line) => isCouponFor(coupon, line));

function reachesMinimum(coupon: Coupon, lines: readonly CartLine[], currency: Currency): boolean {
  const goods = shownGoods(linesFor(coupon, lines), currency);
  return goods >= toSmallestUnits(coupon.minimumMinor, currency);
}

export interface Counted {
  minor: number;
  shown: number;
}

/**
 * Returns the coupon's discount in minor units and in displayed units. Both are zero if the coupon is unusable or
 * the minimum is not reached.
 */
export function discountOf(
  coupon: Coupon,
  lines: readonly CartLine[],
  currency: Currency,
): Counted {
  const { percent, state } = coupon;
  if (state !== 'active' || !reachesMinimum(coupon, lines, currency)) return { minor: 0, shown: 0 };
  const goods = linesFor(coupon, lines);
  const amountMinor = coupon.amountMinor ?? 0;
  const partOf = (sum: number, amount: number) =>
    percent === null ? Math.min(amount, sum) : Math.round((sum * percent) / 100);
  return {
    minor: partOf(
      goods.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
      amountMinor,
    ),
    shown: partOf(shownGoods(goods, currency), toSmallestUnits(amountMinor, currency)),
  };
}

/**
 * Applies a coupon code to the cart and replaces an earlier coupon. Ignores case and surrounding space.
 * @throws CouponMissing, CouponNotFound, CouponExpired, CouponUsedUp, CouponPaused, CouponNotYetValid,
 * CouponNotForGoods, CouponNeedsMore; the cart keeps its coupon then
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
  if (coupon.state !== 'active') throw new REJECTIONS[coupon.state]();
  const lines = await readCart(trx, cartId, language);
  if (lines.length > 0 && !lines.some((line) => isCouponFor(coupon, line)))
    throw new CouponNotForGoods();
  const currency = await findCurrency(trx, currencyCode);
  if (!reachesMinimum(coupon, lines, currency)) {
    const minimum = currencyText(coupon.minimumMinor, currency, language);
    throw new CouponNeedsMore(minimum, !isForAll(coupon));
  }
  await updateCartCoupon(trx, cartId, coupon.code);
}
