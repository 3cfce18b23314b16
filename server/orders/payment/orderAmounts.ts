import type { Currency } from '../../currency/currencyRepository.ts';
import type { Translated } from '../../db/schema.ts';
import type { Totals } from './totals.ts';

export interface OrderAmounts {
  totals: Totals;
  /** Amounts as shown, each rounded separately, in minor units of the currency. */
  shown: Totals;
  currency: Currency;
  couponCode: string | null;
  deliveryName: Translated;
}
