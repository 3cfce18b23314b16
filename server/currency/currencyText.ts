import type { Language } from '../language.ts';
import { texts } from '../texts.ts';
import type { Currency } from './currencyRepository.ts';
import { toSmallestUnits } from './smallestUnits.ts';

/** Formats smallest units of a currency as symbol, one space, number. */
export function amountText(
  units: number,
  { symbol, decimal }: Pick<Currency, 'symbol' | 'decimal'>,
  language: Language,
): string {
  const format = new Intl.NumberFormat(texts.format.locale[language], {
    minimumFractionDigits: decimal,
    maximumFractionDigits: decimal,
  });
  // Pass a string: a double cannot hold every decimal fraction.
  return `${symbol} ${format.format(`${units}e-${decimal}` as Intl.StringNumericLiteral)}`;
}

/** Formats smallest units of a currency as the shop's prices: with `/-`. */
export function shownText(...[units, currency, language]: Parameters<typeof amountText>): string {
  return `${amountText(units, currency, language)}/-`;
}

/** Formats minor units in a currency, such as '₹ 1,250.00/-'. */
export function currencyText(minor: number, currency: Currency, language: Language): string {
  return shownText(toSmallestUnits(minor, currency), currency, language);
}
