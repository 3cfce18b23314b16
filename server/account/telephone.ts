import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { texts } from '../texts.ts';
import type { Checked } from './fields.ts';
import { plainDigits } from './signin/plainDigits.ts';

const HOME_COUNTRY = 'IN';

function normalizePhone(text: string): string {
  return plainDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^\s*tel:/i, '')
    .trim();
}

/** Matches made-up numbers that the numbering plan allows, such as 1234567890. */
const INVENTED = /^(\d)\1+$|^1234567890$/;

/**
 * Parses a phone number in any notation. Returns it in international format: '+91 98450 12345'.
 * @param countryId country of a number without country code; India by default
 */
export function telephone(
  text: string | undefined,
  { isRequired = true, countryId }: { isRequired?: boolean; countryId?: string | undefined } = {},
): Checked<string> {
  const typed = normalizePhone(text ?? '');
  if (typed === '') return isRequired ? { invalid: texts.field.missing } : { value: '' };
  const number = parsePhoneNumberFromString(typed, {
    defaultCountry: ((countryId ?? '') || HOME_COUNTRY) as CountryCode,
    extract: false,
  });
  const isRight = number?.isValid() === true && !INVENTED.test(number.nationalNumber);
  return isRight ? { value: number.formatInternational() } : { invalid: texts.field.telephone };
}
