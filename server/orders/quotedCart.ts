import type { CartLine } from '../cart/cartService.ts';
import type { Currency } from '../currency/currencyRepository.ts';
import type { ChosenDelivery } from './chosenDelivery.ts';
import type { Sums } from './orderAmounts.ts';

/** A line of the cart as it would be ordered. */
export interface QuotedLine extends CartLine {
  /** As in cart_line. */
  storedOptions: string;
  /** What is paid for one, options included. */
  unitPaise: number;
}

/** The coupon of a cart. */
export interface QuotedCoupon {
  code: string;
  /** 0 where it does not hold (any more). */
  discountPaise: number;
}

/** A cart with what its order would cost. */
export interface QuotedCart {
  lines: QuotedLine[];
  delivery: ChosenDelivery;
  coupon: QuotedCoupon | undefined;
  sums: Sums;
  currency: Currency;
}
