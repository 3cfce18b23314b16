/** Tests whether a net quantity can be a step of goods sold by weight: whole grams. */
export const isWeightStep = (amount: number | null, measure: string | null): boolean =>
  measure === 'g' && amount !== null && amount >= 1 && Number.isInteger(amount);

/**
 * Returns how many units of goods sold by weight were packed. A unit that was begun counts.
 * @param grams weight at packing
 * @param stepGrams weight of one unit
 * @param quantity ordered units
 */
export const unitsOfWeight = (grams: number, stepGrams: number, quantity: number): number =>
  Math.min(quantity, Math.ceil(grams / stepGrams));

/** True for a weight of more than twice the order, which is a mistake. */
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

/** Formats a weight, such as `750 g` or `1.25 kg`. */
export function weightText(grams: number, language: string): string {
  const isKilo = grams >= 1000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isKilo ? 'kilogram' : 'gram',
    maximumFractionDigits: 3,
  }).format(isKilo ? grams / 1000 : grams);
}
