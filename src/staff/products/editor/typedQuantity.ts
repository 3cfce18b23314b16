const QUANTITY = /^\d{1,6}(?:[.,]\d{1,3})?$/;

/** Parses a quantity with at most three decimals; undefined if invalid. */
export function typedQuantity(text: string): number | undefined {
  const trimmed = text.trim();
  return QUANTITY.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}
