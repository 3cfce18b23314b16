import type { components } from '../../contract/types.gen.ts';
import { COUPON, GOODS, TOTAL } from '../cart/cartTotals.ts';
import { currencyText } from '../currency/currencyText.ts';
import type { Language, Text } from '../language.ts';
import { translatedText } from '../translatedText.ts';
import type { Quote } from './quote.ts';
import { TAX_PERCENT } from './tax.ts';

const TAX: Text = {
  en: `Tax included (${TAX_PERCENT} %)`,
  fr: `Taxes incluses (${TAX_PERCENT} %)`,
};

/** The sums of a quote in the order shown. Tax is no addition: it is part of the total. */
export function orderTotals(
  { sums, coupon, delivery, currency }: Quote,
  language: Language,
): components['schemas']['TotalLine'][] {
  const line = (code: string, title: string, paise: number) => ({
    code,
    title,
    text: currencyText(paise, currency, language),
  });
  const couponTitle = `${COUPON[language]} ${coupon?.code}`;
  return [
    line('sub_total', GOODS[language], sums.goods),
    ...(sums.discount > 0 ? [line('coupon', couponTitle, -sums.discount)] : []),
    line('shipping', translatedText(delivery.method.name, language), sums.delivery),
    line('tax', TAX[language], sums.tax),
    line('total', TOTAL[language], sums.total),
  ];
}
