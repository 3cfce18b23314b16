import type { Currency } from '../../currency/currencyRepository.ts';
import type { Translated } from '../../db/schema.ts';
import type { Totals } from './totals.ts';

/** What an order comes to, from which it is told in any language. */
export interface OrderAmounts {
  /** In paise. */
  totals: Totals;
  /** As they are shown, each by itself, in smallest units of the currency. */
  shown: Totals;
  /** As it is when the order is placed. */
  currency: Currency;
  /** Null without a discount. */
  couponCode: string | null;
  deliveryName: Translated;
}
