/** What an order of a cart would cost, and what of it differs from what the shopper saw. */
import { createHash } from 'node:crypto';
import { readCart, type CartLine } from '../cart/cartService.ts';
import { findCouponByCart, type Coupon } from '../cart/couponRepository.ts';
import { discountPaise } from '../cart/couponService.ts';
import type { Dto } from '../contractTypes.ts';
import { findCurrency } from '../currency/currencyRepository.ts';
import type { Database } from '../db/schema.ts';
import { deliveryPaise } from '../delivery/deliveryMethod.ts';
import type { Language } from '../language.ts';
import type { Session } from '../session/session.ts';
import { findChanges, isBlocking } from './changes.ts';
import type { ChosenDelivery } from './chosenDelivery.ts';
import { hasUsedCoupon } from './couponUse.ts';
import type { OrderAmounts } from './orderAmounts.ts';
import { findTaxPercent, taxPaise } from './tax.ts';

/** A cart with what its order would cost. */
export interface QuotedCart extends OrderAmounts {
  lines: CartLine[];
  delivery: ChosenDelivery;
  /** What takes something off; null where nothing does. */
  coupon: Coupon | null;
  /** Code of the cart's coupon where it does not hold (any more). */
  invalidCoupon: string | undefined;
}

/** What can be agreed to. */
export interface Quote extends QuotedCart {
  changes: Dto['CheckoutChange'][];
  /** Names lines, prices, coupon, delivery, totals and their currency; undefined while the order cannot be placed. */
  token: string | undefined;
}

/** What a coupon takes off for that customer; 0 where there is none or it does not hold (any more). */
async function discountFor(
  db: Database,
  coupon: Coupon | undefined,
  email: string,
  lines: readonly CartLine[],
): Promise<number> {
  if (coupon === undefined) return 0;
  const isSpent = coupon.isOncePerCustomer && (await hasUsedCoupon(db, coupon.code, email));
  return isSpent ? 0 : discountPaise(coupon, lines);
}

function tokenOf({ lines, delivery, couponCode, totals, currency }: QuotedCart): string {
  const agreed = [
    lines.map(({ id, quantity, unitPaise }) => [id, quantity, unitPaise]),
    [delivery.method.code, delivery.slot?.id],
    couponCode ?? '',
    totals,
    currency,
  ];
  return createHash('sha256').update(JSON.stringify(agreed)).digest('hex').slice(0, 32);
}

/** What an order of the session's cart costs now. The answer depends on locks only as far as the caller holds them. */
export async function makeQuote(
  db: Database,
  { cartId, currencyCode }: Session,
  delivery: ChosenDelivery,
  email: string,
  form: Dto['CheckoutForm'],
  language: Language,
): Promise<Quote> {
  const lines = await readCart(db, cartId, language);
  const goods = lines.reduce((sum, line) => sum + line.totalPaise, 0);
  const coupon = await findCouponByCart(db, cartId);
  const discount = await discountFor(db, coupon, email, lines);
  const toDeliver = deliveryPaise(delivery.method, goods);
  const total = goods - discount + toDeliver;
  const taxPercent = await findTaxPercent(db);
  const totals = {
    goods,
    discount,
    delivery: toDeliver,
    tax: taxPaise(total, taxPercent),
    taxPercent,
    total,
  };
  const currency = await findCurrency(db, currencyCode);
  const found = {
    lines,
    delivery,
    deliveryName: delivery.method.name,
    coupon: coupon && discount > 0 ? coupon : null,
    couponCode: coupon && discount > 0 ? coupon.code : null,
    invalidCoupon: discount > 0 ? undefined : coupon?.code,
    totals,
    currency,
  };
  const changes = findChanges(found, form, language);
  return { ...found, changes, token: changes.some(isBlocking) ? undefined : tokenOf(found) };
}
