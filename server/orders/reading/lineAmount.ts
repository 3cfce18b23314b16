import { divideRounded } from '../../divideRounded.ts';

/** Part of a line that is charged. */
export interface Charged {
  /** Packed or ordered units. */
  quantity: number;
  /** Weight of one unit of goods sold by weight; null for others. */
  stepGrams?: number | null;
  /** Weight at packing; null before. */
  weighedGrams?: number | null;
}

/** Multiplies a unit price. Goods sold by weight cost what they weigh, but at most the price of the units. */
export function lineAmount(
  unitPrice: number,
  { quantity, stepGrams = null, weighedGrams = null }: Charged,
): number {
  if (stepGrams === null || weighedGrams === null) return unitPrice * quantity;
  const grams = Math.min(weighedGrams, quantity * stepGrams);
  return divideRounded(BigInt(unitPrice) * BigInt(grams), BigInt(stepGrams));
}
