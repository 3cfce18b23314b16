import { COUPON, GOODS, TOTAL } from '../cart/cartTotals.ts';
import type { Dto } from '../contractTypes.ts';
import { currencyText } from '../currency/currencyText.ts';
import type { Language, Text } from '../language.ts';
import { translatedText } from '../translatedText.ts';
import type { OrderAmounts } from './orderAmounts.ts';

const TAX: Text = { en: 'Tax included', fr: 'Taxes incluses' };

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
  return [
    line('sub_total', GOODS[language], totals.goods),
    ...(couponCode === null
      ? []
      : [line('coupon', `${COUPON[language]} ${couponCode}`, -totals.discount)]),
    line('shipping', translatedText(deliveryName, language), totals.delivery),
    line('tax', `${TAX[language]} (${totals.taxPercent} %)`, totals.tax),
    line('total', TOTAL[language], totals.total),
  ];
}
