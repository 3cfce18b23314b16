import type { Currency } from '../currency/currencyRepository.ts';
import type { Translated } from '../db/schema.ts';

/** Sums in paise. */
export interface Totals {
  goods: number;
  discount: number;
  delivery: number;
  /** Part of the total. */
  tax: number;
  taxPercent: number;
  total: number;
}

/** What an order comes to, from which it is told in any language. */
export interface OrderAmounts {
  totals: Totals;
  /** As it is when the order is placed. */
  currency: Currency;
  /** Null without a discount. */
  couponCode: string | null;
  deliveryName: Translated;
}
