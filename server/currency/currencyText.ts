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

export function shownText(...[units, currency, language]: Parameters<typeof amountText>): string {
  return `${amountText(units, currency, language)}/-`;
}

/** Converts an amount of the store's currency (minor units) and formats it, such as '₹ 1,250.00/-'. */
export function currencyText(minor: number, currency: Currency, language: Language): string {
  return shownText(toSmallestUnits(minor, currency), currency, language);
}
