import type { Language } from '../language.ts';
import { texts } from '../texts.ts';
import type { Currency } from './currencyRepository.ts';

/** The product of two decimal texts, exactly. */
function decimalProduct(paise: number, value: string): Intl.StringNumericLiteral {
  const [whole = '', fraction = ''] = value.split('.');
  const digits = (BigInt(paise) * BigInt(whole + fraction)).toString();
  // Paise are hundredths, so two more places than the value has.
  return `${digits}e-${fraction.length + 2}` as Intl.StringNumericLiteral;
}

/**
 * An amount as the shop shows it: symbol, one space, number, `/-`; such as '₹ 1,250.00/-'. Converted exactly and rounded
 * once, half away from zero.
 */
export function currencyText(paise: number, currency: Currency, language: Language): string {
  const { symbol, value, decimal } = currency;
  const format = new Intl.NumberFormat(texts.format.locale[language], {
    minimumFractionDigits: decimal,
    maximumFractionDigits: decimal,
  });
  return `${symbol} ${format.format(decimalProduct(paise, value))}/-`;
}
