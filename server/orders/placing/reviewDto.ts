import type { Dto } from '../../http/contractTypes.ts';
import { toDecimal } from '../../currency/minorUnits.ts';
import type { Language } from '../../language.ts';
import { orderLine } from '../reading/orderLine.ts';
import { toOrderLineDto } from '../reading/orderLineDto.ts';
import { orderTotals } from '../reading/orderTotals.ts';
import type { Quote } from './quote.ts';
import type { OrderPreferences } from './orderPreferences.ts';

export function toReviewDto(
  quote: Quote,
  preferences: OrderPreferences,
  language: Language,
): Dto['CheckoutReview'] {
  const { lines, totals, currency, changes, token } = quote;
  return {
    lines: lines.map((line) => ({
      cart_item_id: line.id,
      ...toOrderLineDto(orderLine(line, preferences), currency, language),
      available: line.available,
    })),
    totals: orderTotals(quote, language),
    total: toDecimal(totals.total),
    changes,
    ...(token !== undefined && { review_token: token }),
  };
}
