import type { Currency } from './currencyRepository.ts';

/**
 * Converts paise to whole minor units of a currency (cents, yen). Rounds once, half away from zero. Displayed
 * amounts add up in minor units (docs/decisions/0047-shown-amounts.md).
 */
export function toSmallestUnits(
  paise: number,
  { value, decimal }: Pick<Currency, 'value' | 'decimal'>,
): number {
  const [whole = '', fraction = ''] = value.split('.');
  // Paise are hundredths: paise · value · 10^decimal / 100.
  const numerator = BigInt(Math.abs(paise)) * BigInt(whole + fraction) * 10n ** BigInt(decimal);
  const denominator = 10n ** BigInt(fraction.length + 2);
  const units = Number((2n * numerator + denominator) / (2n * denominator));
  return paise < 0 ? -units : units;
}

/** Returns the sum of lines in minor units. Rounds each unit price first, as displayed. */
export function shownGoods(
  lines: readonly { quantity: number; unitPaise: number }[],
  currency: Currency,
): number {
  return lines.reduce(
    (sum, { quantity, unitPaise }) => sum + quantity * toSmallestUnits(unitPaise, currency),
    0,
  );
}
