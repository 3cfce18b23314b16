const AMOUNT = /^\d{1,9}(?:[.,]\d{1,2})?$/;

export function parseAmount(text: string): number | undefined {
  const trimmed = text.trim();
  return AMOUNT.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}

export const isAmount = (text = ''): boolean =>
  text.trim() === '' || parseAmount(text) !== undefined;

export const amountText = (amount: number): string => amount.toFixed(2);
