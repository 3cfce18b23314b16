import type { Currency } from '../../currency/currencyRepository.ts';
import type { Translated } from '../../db/schema.ts';
import type { Totals } from './totals.ts';

export interface OrderAmounts {
  totals: Totals;
  /** Displayed amounts in minor units of the currency, each rounded separately. */
  shown: Totals;
  currency: Currency;
  couponCode: string | null;
  deliveryName: Translated;
}
