import { object, string } from 'yup';
import type { ProductStock, StockCause, StockCorrectionForm } from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';

export const STOCK_CAUSES: readonly StockCause[] = ['counted', 'spoiled', 'found', 'other'];

/** Valid input per cause: count, quantity gone, quantity found, or signed difference. */
const AMOUNTS: Readonly<Record<StockCause, RegExp>> = {
  counted: /^\d{1,9}$/,
  spoiled: /^[1-9]\d{0,8}$/,
  found: /^[1-9]\d{0,8}$/,
  other: /^[+-]?[1-9]\d{0,8}$/,
};

const plain = (text: string) => text.trim().replace(/^[−–]/, '-');

const causeOf = (cause: unknown): StockCause =>
  STOCK_CAUSES.find((known) => known === cause) ?? 'counted';

export const stockSchema = object({
  cause: string().required('form.error.missing'),
  amount: string()
    .trim()
    .required('form.error.missing')
    .test('amount', 'staff.stock.amountInvalid', (text, { parent }) =>
      AMOUNTS[causeOf((parent as FormValues).cause)].test(plain(text)),
    ),
  note: string().max(500, 'form.error.long'),
});

/**
 * Converts a valid form to the request body.
 * @param shelf expected quantity on the shelf
 */
export function toCorrection(
  { cause: typed, amount = '', note = '' }: FormValues,
  { shelf }: Pick<ProductStock, 'shelf'>,
): StockCorrectionForm {
  const cause = causeOf(typed);
  const count = Number(plain(amount));
  const common = { cause, note: note.trim() };
  if (cause === 'counted') return { ...common, counted: count, expected: shelf };
  return { ...common, difference: cause === 'spoiled' ? -count : count };
}

/**
 * Returns how many units open orders lack after the correction; 0 if the remaining stock covers them.
 * @param before stock that the correction started from
 * @param after stock in the backend's response
 */
export function missingForOrders(
  { counted, difference = 0 }: StockCorrectionForm,
  before: Pick<ProductStock, 'shelf'>,
  after: Pick<ProductStock, 'shelf'>,
): number {
  return Math.max(0, after.shelf - (counted ?? before.shelf + difference));
}
