import type { Dto } from '../contractTypes.ts';
import { currencyText } from '../currency/currencyText.ts';
import type { Language } from '../language.ts';
import { percentText } from '../percentText.ts';
import { texts } from '../texts.ts';
import { translatedText } from '../translatedText.ts';
import type { OrderAmounts } from './orderAmounts.ts';

/** The totals of an order in the order shown. Tax is no addition: it is part of the total. */
export function orderTotals(
  { totals, couponCode, deliveryName, currency }: OrderAmounts,
  language: Language,
): Dto['TotalLine'][] {
  const line = (code: string, title: string, paise: number) => ({
    code,
    title,
    text: currencyText(paise, currency, language),
  });
  const percent = percentText(totals.taxPercent, language);
  return [
    line('sub_total', texts.totals.goods[language], totals.goods),
    ...(couponCode === null
      ? []
      : [line('coupon', texts.totals.coupon(couponCode)[language], -totals.discount)]),
    line('shipping', translatedText(deliveryName, language), totals.delivery),
    line('tax', texts.totals.tax(percent)[language], totals.tax),
    line('total', texts.totals.total[language], totals.total),
  ];
}
