import { createHash } from 'node:crypto';
import { readCart } from '../../cart/cartService.ts';
import type { CartLine } from '../../cart/cartLine.ts';
import { findCouponByCart, type Coupon } from '../../cart/couponRepository.ts';
import { discountOf, type Counted } from '../../cart/couponService.ts';
import type { Dto } from '../../http/contractTypes.ts';
import { findCurrency, type Currency } from '../../currency/currencyRepository.ts';
import { shownGoods, toSmallestUnits } from '../../currency/smallestUnits.ts';
import type { Database } from '../../db/schema.ts';
import { deliveryPaise } from '../../delivery/deliveryMethod.ts';
import type { Language } from '../../language.ts';
import type { Session } from '../../session/session.ts';
import { findChanges, isBlocking } from './changes.ts';
import type { ChosenDelivery } from './chosenDelivery.ts';
import type { QuotedCart } from './quotedCart.ts';
import { hasUsedCoupon } from './couponUse.ts';
import type { Totals } from '../payment/totals.ts';
import { findTaxPercent, taxIn } from './tax.ts';

export interface Quote extends QuotedCart {
  changes: Dto['CheckoutChange'][];
  /** Hash of lines, prices, coupon, delivery, totals and currency; undefined while the order cannot be placed. */
  token: string | undefined;
}

/**
 * Returns the coupon's discount on these lines. Returns no discount without a coupon, or if this email address has
 * already used a once-per-customer coupon.
 */
async function discountFor(
  db: Database,
  coupon: Coupon | undefined,
  email: string,
  lines: readonly CartLine[],
  currency: Currency,
): Promise<Counted> {
  const isSpent =
    coupon?.isOncePerCustomer === true && (await hasUsedCoupon(db, coupon.code, email));
  if (coupon === undefined || isSpent) return { paise: 0, shown: 0 };
  return discountOf(coupon, lines, currency);
}

function sumUp(goods: number, discount: number, delivery: number, taxPercent: number): Totals {
  const total = goods - discount + delivery;
  return { goods, discount, delivery, tax: taxIn(total, taxPercent), taxPercent, total };
}

function tokenOf({ lines, delivery, couponCode, totals, shown, currency }: QuotedCart): string {
  const agreed = [
    lines.map(({ id, quantity, unitPaise }) => [id, quantity, unitPaise]),
    [delivery.method.code, delivery.slot?.id],
    couponCode ?? '',
    totals,
    shown,
    currency,
  ];
  return createHash('sha256').update(JSON.stringify(agreed)).digest('hex').slice(0, 32);
}

/** Computes the current quote of the session's cart. The quote can become outdated once the caller's locks end. */
export async function makeQuote(
  db: Database,
  { cartId, currencyCode }: Session,
  delivery: ChosenDelivery,
  email: string,
  form: Dto['CheckoutForm'],
  language: Language,
): Promise<Quote> {
  const lines = await readCart(db, cartId, language);
  const currency = await findCurrency(db, currencyCode);
  const goodsPaise = lines.reduce((sum, line) => sum + line.totalPaise, 0);
  const goods = shownGoods(lines, currency);
  const coupon = await findCouponByCart(db, cartId);
  const discount = await discountFor(db, coupon, email, lines, currency);
  const toDeliver = deliveryPaise(delivery.method, goods, currency);
  const taxPercent = await findTaxPercent(db);
  const isReduced = discount.paise > 0;
  const found = {
    lines,
    delivery,
    deliveryName: delivery.method.name,
    coupon: coupon && isReduced ? coupon : null,
    couponCode: coupon && isReduced ? coupon.code : null,
    invalidCoupon: isReduced ? undefined : coupon?.code,
    totals: sumUp(goodsPaise, discount.paise, toDeliver, taxPercent),
    shown: sumUp(goods, discount.shown, toSmallestUnits(toDeliver, currency), taxPercent),
    currency,
  };
  const changes = findChanges(found, form, language);
  return { ...found, changes, token: changes.some(isBlocking) ? undefined : tokenOf(found) };
}
