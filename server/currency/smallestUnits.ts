import { divideRounded } from '../divideRounded.ts';
import type { Currency } from './currencyRepository.ts';

/**
 * Converts minor units to whole smallest units of a currency (cents, yen). Rounds once, half away from zero. Displayed
 * amounts add up in smallest units (docs/decisions/0047-shown-amounts.md).
 */
export function toSmallestUnits(
  minor: number,
  { value, decimal }: Pick<Currency, 'value' | 'decimal'>,
): number {
  const [whole = '', fraction = ''] = value.split('.');
  // Minor units are hundredths: minor · value · 10^decimal / 100.
  const numerator = BigInt(Math.abs(minor)) * BigInt(whole + fraction) * 10n ** BigInt(decimal);
  const denominator = 10n ** BigInt(fraction.length + 2);
  const units = divideRounded(numerator, denominator);
  return minor < 0 ? -units : units;
}

/** Returns the sum of lines in smallest units. Rounds each unit price first, as displayed. */
export function shownGoods(
  lines: readonly { quantity: number; unitMinor: number }[],
  currency: Currency,
): number {
  return lines.reduce(
    (sum, { quantity, unitMinor }) => sum + quantity * toSmallestUnits(unitMinor, currency),
    0,
  );
}
