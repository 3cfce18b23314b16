import type { StaffOrderLine } from '../../api/staffApi.ts';

/** Returns the quantity of an ordered line still to pack: units, or grams for goods sold by weight. */
export function missingOf(
  { id, quantity, packed_quantity: packed, weight_step: step, weight, replaces }: StaffOrderLine,
  lines: readonly StaffOrderLine[],
): number {
  if (replaces !== null) return 0;
  const replacement = lines.find((line) => line.replaces === id);
  const wanted = quantity - (replacement?.quantity ?? 0);
  if (step === null) return wanted - (packed ?? 0);
  return packed === 0 ? 0 : wanted * step - (weight ?? 0);
}
