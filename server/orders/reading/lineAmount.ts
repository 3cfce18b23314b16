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

/** Returns the weight that is charged, at most that of the units; null for goods that were not weighed. */
export const chargedWeight = ({ quantity, stepGrams = null, weighedGrams = null }: Charged) =>
  stepGrams === null || weighedGrams === null
    ? null
    : { grams: Math.min(weighedGrams, quantity * stepGrams), stepGrams };

/** Multiplies a unit price. Goods sold by weight cost what they weigh, but at most the price of the units. */
export function lineAmount(unitPrice: number, charged: Charged): number {
  const weight = chargedWeight(charged);
  if (weight === null) return unitPrice * charged.quantity;
  return divideRounded(BigInt(unitPrice) * BigInt(weight.grams), BigInt(weight.stepGrams));
}
