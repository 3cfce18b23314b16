import type { CheckoutReview, OrderForm } from '../../../api/endpoints.gen.ts';
import type { FormValues } from '../../../forms/useServerForm.ts';
import { checkoutForm, type CompletedValues } from '../checkoutValues.ts';
import { substitutionsOf } from './orderPreferences.ts';
import { seenPrices } from './seenPrices.ts';

export function orderForm(
  completed: CompletedValues,
  { lines = [], total, review_token: token }: CheckoutReview,
  preferences: FormValues,
): OrderForm {
  const { payment } = completed;
  const prices = lines.map(({ cart_item_id: id = '', price }) => [id, price] as const);
  const substitution = substitutionsOf(lines, preferences);
  const note = (preferences.note ?? '').trim();
  const taxNumber = (preferences['tax_number'] ?? '').trim();
  return {
    ...checkoutForm(completed),
    payment_id: payment?.payment_id ?? '',
    ...(note !== '' && { note }),
    ...(taxNumber !== '' && { tax_number: taxNumber }),
    ...(Object.keys(substitution).length > 0 && { substitution }),
    ...(token !== undefined && { review_token: token }),
    ...(total !== undefined && { seen_total: total }),
    seen_price: seenPrices(prices),
  };
}
