import type { Currency } from './currencyRepository.ts';

/**
 * Paise in whole smallest units of a currency (cents, yen), converted exactly and rounded once, half away from zero. What is
 * shown of a purchase is reckoned in these alone, so that it adds up as it is printed (docs/decisions/0051-shown-amounts.md).
 */
export function toSmallestUnits(
  paise: number,
  { value, decimal }: Pick<Currency, 'value' | 'decimal'>,
): number {
  const [whole = '', fraction = ''] = value.split('.');
  // Paise are hundredths, so that it is paise · value · 10^decimal / 100.
  const numerator = BigInt(Math.abs(paise)) * BigInt(whole + fraction) * 10n ** BigInt(decimal);
  const denominator = 10n ** BigInt(fraction.length + 2);
  const units = Number((2n * numerator + denominator) / (2n * denominator));
  return paise < 0 ? -units : units;
}

/** The sum of lines in smallest units of a currency, each with its price as it is shown. */
export function shownGoods(
  lines: readonly { quantity: number; unitPaise: number }[],
  currency: Currency,
): number {
  return lines.reduce(
    (sum, { quantity, unitPaise }) => sum + quantity * toSmallestUnits(unitPaise, currency),
    0,
  );
}
