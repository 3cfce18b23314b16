/** What an order of a cart would cost, and what of it differs from what the shopper saw. */
import { createHash } from 'node:crypto';
import type { components } from '../../contract/types.gen.ts';
import { readCart } from '../cart/cartService.ts';
import { findCouponByCart } from '../cart/couponRepository.ts';
import { discountPaise } from '../cart/couponService.ts';
import { findCurrency } from '../currency/currencyRepository.ts';
import type { Database } from '../db/schema.ts';
import { deliveryPaise } from '../delivery/deliveryMethod.ts';
import type { Language } from '../language.ts';
import type { Session } from '../session/session.ts';
import { findChanges, isBlocking } from './changes.ts';
import type { ChosenDelivery } from './chosenDelivery.ts';
import { hasUsedCoupon } from './couponUse.ts';
import type { OrderAmounts } from './orderAmounts.ts';
import type { QuotedCart, QuotedCoupon } from './quotedCart.ts';
import { TAX_PERCENT, taxPaise } from './tax.ts';

type Dto = components['schemas'];

/** What can be agreed to. */
export interface Quote extends QuotedCart {
  changes: Dto['CheckoutChange'][];
  /** Names lines, prices, coupon, delivery, totals and their currency; undefined while the order cannot be placed. */
  token: string | undefined;
}

/** What an order of the quote comes to. */
export function quotedAmounts({ totals, currency, coupon, delivery }: Quote): OrderAmounts {
  return {
    totals,
    currency,
    couponCode: coupon?.discountPaise ? coupon.code : null,
    deliveryName: delivery.method.name,
  };
}

async function quoteCoupon(
  db: Database,
  cartId: string,
  email: string,
  goods: number,
): Promise<QuotedCoupon | undefined> {
  const coupon = await findCouponByCart(db, cartId);
  if (coupon === undefined) return undefined;
  const { code, isOncePerCustomer } = coupon;
  const isSpent = isOncePerCustomer && (await hasUsedCoupon(db, code, email));
  return { code, discountPaise: isSpent ? 0 : discountPaise(coupon, goods) };
}

function tokenOf({ lines, delivery, coupon, totals, currency }: QuotedCart): string {
  const agreed = [
    lines.map(({ id, quantity, unitPaise }) => [id, quantity, unitPaise]),
    [delivery.method.code, delivery.slot?.id],
    coupon?.discountPaise ? coupon.code : '',
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
  const coupon = await quoteCoupon(db, cartId, email, goods);
  const discount = coupon?.discountPaise ?? 0;
  const toDeliver = deliveryPaise(delivery.method, goods);
  const total = goods - discount + toDeliver;
  const totals = {
    goods,
    discount,
    delivery: toDeliver,
    tax: taxPaise(total),
    taxPercent: TAX_PERCENT,
    total,
  };
  const currency = await findCurrency(db, currencyCode);
  const found = { lines, delivery, coupon, totals, currency };
  const changes = findChanges(found, form, language);
  return { ...found, changes, token: changes.some(isBlocking) ? undefined : tokenOf(found) };
}
