export const isWeightStep = (amount: number | null, measure: string | null): boolean =>
  measure === 'g' && amount !== null && amount >= 1 && Number.isInteger(amount);

/**
 * Converts a packed weight to units of goods sold by weight, at most the ordered ones. Counts a started unit as
 * one.
 * @param grams weight at packing
 * @param stepGrams weight of one unit
 * @param quantity ordered units
 */
export const unitsOfWeight = (grams: number, stepGrams: number, quantity: number): number =>
  Math.min(quantity, Math.ceil(grams / stepGrams));

export const isTooHeavy = (grams: number, stepGrams: number, quantity: number): boolean =>
  grams > 2 * stepGrams * quantity;

/**
 * Formats a quantity: its units, or the weight of goods sold by weight.
 * @param step weight of one unit in grams; null or undefined for other goods
 */
export const quantityText = (
  quantity: number,
  step: number | null | undefined,
  language: string,
): string => (step ? weightText(quantity * step, language) : String(quantity));

export function weightText(grams: number, language: string): string {
  const isKilo = grams >= 1000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isKilo ? 'kilogram' : 'gram',
    maximumFractionDigits: 3,
  }).format(isKilo ? grams / 1000 : grams);
}
