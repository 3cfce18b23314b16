/** Prices have tax in them, at one rate for all goods and their delivery. */
export const TAX_PERCENT = 5;

/** The tax that is part of a sum. */
export function taxPaise(paise: number, percent = TAX_PERCENT): number {
  return Math.round((paise * percent) / (100 + percent));
}
