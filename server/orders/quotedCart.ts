import type { CartLine } from '../cart/cartService.ts';
import type { Currency } from '../currency/currencyRepository.ts';
import type { ChosenDelivery } from './chosenDelivery.ts';
import type { Totals } from './orderAmounts.ts';

/** The coupon of a cart. */
export interface QuotedCoupon {
  code: string;
  /** 0 where it does not hold (any more). */
  discountPaise: number;
}

/** A cart with what its order would cost. */
export interface QuotedCart {
  lines: CartLine[];
  delivery: ChosenDelivery;
  coupon: QuotedCoupon | undefined;
  totals: Totals;
  currency: Currency;
}
