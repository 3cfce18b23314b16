/** What prices are stored in. */
export const RUPEES = { code: 'INR', symbol: '₹', value: 1, decimal: 2 };

/** Rupees as people type them: digits, and a point or comma before one or two of them. */
const AMOUNT = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** The amount that was typed, in rupees; undefined where it is none. */
export function typedAmount(text: string): number | undefined {
  const trimmed = text.trim();
  return AMOUNT.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}

/** Whether the text is an amount or nothing. */
export const isAmount = (text = ''): boolean =>
  text.trim() === '' || typedAmount(text) !== undefined;

/** Rupees as they stand in a field to be typed over. */
export const amountText = (amount: number): string => amount.toFixed(2);
