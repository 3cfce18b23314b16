import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { texts } from '../texts.ts';
import type { Checked } from './fields.ts';
import { plainDigits } from './signin/plainDigits.ts';

/** Where a number without a country is dialled. */
const HOME_COUNTRY = 'IN';

/** A number as it comes out of a contact, a chat or a sheet, in plain signs. */
function plainSigns(text: string): string {
  return plainDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^\s*tel:/i, '')
    .trim();
}

/** Valid in the numbering plan, but made up. */
const INVENTED = /^(\d)\1+$|^1234567890$/;

/**
 * A telephone number as people write it, in whatever signs; it is kept as it is written abroad: '+91 98450 12345'.
 * @param countryId where it is dialled without its country; home where that is not known
 */
export function telephone(
  text: string | undefined,
  { isRequired = true, countryId }: { isRequired?: boolean; countryId?: string | undefined } = {},
): Checked<string> {
  const typed = plainSigns(text ?? '');
  if (typed === '') return isRequired ? { invalid: texts.field.missing } : { value: '' };
  const number = parsePhoneNumberFromString(typed, {
    defaultCountry: ((countryId ?? '') || HOME_COUNTRY) as CountryCode,
    extract: false,
  });
  const isRight = number?.isValid() === true && !INVENTED.test(number.nationalNumber);
  return isRight ? { value: number.formatInternational() } : { invalid: texts.field.telephone };
}
