import type { Currency } from '../../currency/currencyRepository.ts';
import type { Translated } from '../../db/schema.ts';
import type { Taxation } from '../../tax/taxation.ts';
import type { Totals } from '../../tax/totals.ts';

export interface OrderAmounts {
  totals: Totals;
  /** Displayed amounts in smallest units of the currency, each rounded separately. */
  shown: Totals;
  taxation: Taxation;
  currency: Currency;
  couponCode: string | null;
  deliveryName: Translated;
}
