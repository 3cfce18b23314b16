import type { Dto } from '../../http/contractTypes.ts';
import { shownText } from '../../currency/currencyText.ts';
import type { Language } from '../../language.ts';
import { taxLines } from '../../tax/taxLines.ts';
import { fill, texts } from '../../texts.ts';
import { translatedText } from '../../translatedText.ts';
import type { OrderAmounts } from '../payment/orderAmounts.ts';

export function orderTotals(
  { shown, taxation, couponCode, deliveryName, currency }: OrderAmounts,
  language: Language,
): Dto['TotalLine'][] {
  const line = (code: string, title: string, units: number) => ({
    code,
    title,
    text: shownText(units, currency, language),
  });
  return [
    line('sub_total', texts.totals.goods[language], shown.goods),
    ...(couponCode === null
      ? []
      : [
          line(
            'coupon',
            fill(texts.totals.coupon, { code: couponCode })[language],
            -shown.discount,
          ),
        ]),
    line('shipping', translatedText(deliveryName, language), shown.delivery),
    ...taxLines(shown.taxes, taxation, language).map(({ title, units }) =>
      line('tax', title, units),
    ),
    line('total', texts.totals.total[language], shown.total),
  ];
}
