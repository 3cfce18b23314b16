import type { Language } from '../language.ts';
import { texts } from '../texts.ts';
import type { Currency } from './currencyRepository.ts';
import { toSmallestUnits } from './smallestUnits.ts';

/** An amount in whole smallest units of the currency, as the shop shows it: symbol, one space, number, `/-`. */
export function shownText(
  units: number,
  { symbol, decimal }: Pick<Currency, 'symbol' | 'decimal'>,
  language: Language,
): string {
  const format = new Intl.NumberFormat(texts.format.locale[language], {
    minimumFractionDigits: decimal,
    maximumFractionDigits: decimal,
  });
  // As a text, since a double cannot hold every decimal fraction.
  return `${symbol} ${format.format(`${units}e-${decimal}` as Intl.StringNumericLiteral)}/-`;
}

/** An amount of paise as the shop shows it, such as '₹ 1,250.00/-'. */
export function currencyText(paise: number, currency: Currency, language: Language): string {
  return shownText(toSmallestUnits(paise, currency), currency, language);
}
