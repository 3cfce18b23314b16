import { divideRounded } from '../../divideRounded.ts';

export interface Charged {
  /** Packed or ordered units. */
  quantity: number;
  stepGrams?: number | null;
  weighedGrams?: number | null;
}

/** Returns the charged weight, limited to the weight of the units. Null for goods that were not weighed. */
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
