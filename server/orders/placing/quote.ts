import { createHash } from 'node:crypto';
import { readCart } from '../../cart/cartService.ts';
import type { CartLine } from '../../cart/cartLine.ts';
import { findCouponByCart, type Coupon } from '../../cart/couponRepository.ts';
import { discountOf, isCouponFor, type Counted } from '../../cart/couponService.ts';
import type { Dto } from '../../http/contractTypes.ts';
import { findCurrency, type Currency } from '../../currency/currencyRepository.ts';
import { shownGoods, toSmallestUnits } from '../../currency/smallestUnits.ts';
import type { Database } from '../../db/schema.ts';
import { deliveryMinor } from '../../delivery/deliveryMethod.ts';
import type { Language } from '../../language.ts';
import type { Session } from '../../session/session.ts';
import { findChanges, isBlocking } from './changes.ts';
import type { Draft } from './draft.ts';
import type { QuotedCart, QuotedLine } from './quotedCart.ts';
import { hasUsedCoupon } from './couponUse.ts';
import { findProductTaxes, findTaxation, NO_TAX } from '../../tax/taxRepository.ts';
import { totalsInBoth } from '../payment/totalsInBoth.ts';

export interface Quote extends QuotedCart {
  changes: Dto['CheckoutChange'][];
  /** Hash of lines, prices, coupon, delivery, totals and currency; undefined while the order cannot be placed. */
  token: string | undefined;
}

async function discountFor(
  db: Database,
  coupon: Coupon | undefined,
  email: string,
  lines: readonly CartLine[],
  currency: Currency,
): Promise<Counted> {
  const isSpent =
    coupon?.isOncePerCustomer === true && (await hasUsedCoupon(db, coupon.code, email));
  if (coupon === undefined || isSpent) return { minor: 0, shown: 0 };
  return discountOf(coupon, lines, currency);
}

function tokenOf({ lines, delivery, couponCode, totals, shown, currency }: QuotedCart): string {
  const agreed = [
    lines.map(({ id, quantity, unitMinor }) => [id, quantity, unitMinor]),
    [delivery.method.code, delivery.slot?.id],
    couponCode ?? '',
    totals,
    shown,
    currency,
  ];
  return createHash('sha256').update(JSON.stringify(agreed)).digest('hex').slice(0, 32);
}

async function quoteLines(
  db: Database,
  lines: readonly CartLine[],
  coupon: Coupon | null,
  address: Dto['OrderAddress'],
): Promise<QuotedLine[]> {
  const ids = lines.map(({ productId }) => productId);
  const taxes = await findProductTaxes(db, ids, address);
  return lines.map((line) => ({
    ...line,
    tax: taxes.get(line.productId) ?? NO_TAX,
    isDiscounted: coupon === null || isCouponFor(coupon, line),
  }));
}

/** Computes the current quote of the session's cart. The quote can become outdated once the caller's locks end. */
export async function makeQuote(
  db: Database,
  { cartId, currencyCode }: Session,
  { recipient: { email, address }, delivery }: Pick<Draft, 'recipient' | 'delivery'>,
  form: Dto['CheckoutForm'],
  language: Language,
): Promise<Quote> {
  const cartLines = await readCart(db, cartId, language);
  const currency = await findCurrency(db, currencyCode);
  const chosen = await findCouponByCart(db, cartId);
  const discount = await discountFor(db, chosen, email, cartLines, currency);
  const coupon = discount.minor > 0 && chosen ? chosen : null;
  const lines = await quoteLines(db, cartLines, coupon, address);
  const taxation = await findTaxation(db, address);
  const fee = deliveryMinor(delivery.method, shownGoods(lines, currency), currency);
  const quoted = {
    lines,
    delivery,
    deliveryName: delivery.method.name,
    coupon,
    couponCode: coupon?.code ?? null,
    invalidCoupon: coupon === null ? chosen?.code : undefined,
    taxation,
    ...totalsInBoth(lines, {
      discount: [discount.minor, discount.shown],
      delivery: [fee, toSmallestUnits(fee, currency)],
      taxation,
      currency,
    }),
    currency,
  };
  const changes = findChanges(quoted, form, language);
  return { ...quoted, changes, token: changes.some(isBlocking) ? undefined : tokenOf(quoted) };
}
