import { object, string } from 'yup';
import type { ProductStock, StockCause, StockCorrectionForm } from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';

/** Why stock is corrected, in the order offered. */
export const STOCK_CAUSES: readonly StockCause[] = ['counted', 'spoiled', 'found', 'other'];

/** What is typed for each cause: how many there are, how many are gone, how many more there are, or a number with its sign. */
const AMOUNTS: Readonly<Record<StockCause, RegExp>> = {
  counted: /^\d{1,9}$/,
  spoiled: /^[1-9]\d{0,8}$/,
  found: /^[1-9]\d{0,8}$/,
  other: /^[+-]?[1-9]\d{0,8}$/,
};

/** A minus as keyboards and spreadsheets write it. */
const plain = (text: string) => text.trim().replace(/^[−–]/, '-');

const causeOf = (cause: unknown): StockCause =>
  STOCK_CAUSES.find((known) => known === cause) ?? 'counted';

/** What the form of a correction demands. */
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
 * What is sent of a valid form.
 * @param shelf what was to be on the shelf when the form was opened
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
 * How many units are missing that orders are to get: a shelf that has lost more than is on sale should hold more than it does.
 * @param before the shelf that the correction was made of
 * @param after what the backend takes it to hold now
 */
export function missingForOrders(
  { counted, difference = 0 }: StockCorrectionForm,
  before: Pick<ProductStock, 'shelf'>,
  after: Pick<ProductStock, 'shelf'>,
): number {
  return Math.max(0, after.shelf - (counted ?? before.shelf + difference));
}
