import { POSTCODE_NONE, POSTCODE_REQUIRED } from '../../country/addressFormats.ts';
import { fill, texts } from '../../texts.ts';
import type { Checked } from '../fields.ts';
import { plainDigits } from '../signin/plainDigits.ts';

interface PostcodeForm {
  /** Matches the postcode in capitals, without spaces and hyphens. `between` joins its groups. */
  pattern: RegExp;
  between: string;
  example: string;
}

const form = (pattern: RegExp, example: string, between = ''): PostcodeForm => ({
  pattern,
  between,
  example,
});

const forms: ReadonlyMap<string, PostcodeForm> = new Map(
  Object.entries({
    AT: form(/^A?(\d{4})$/, '1010'),
    AU: form(/^(\d{4})$/, '2000'),
    BE: form(/^B?(\d{4})$/, '1000'),
    CA: form(/^([A-CEGHJ-NPR-TVXY]\d[A-Z])(\d[A-Z]\d)$/, 'K1A 0B1', ' '),
    CH: form(/^(?:CH)?(\d{4})$/, '3000'),
    DE: form(/^D?(\d{5})$/, '10115'),
    DK: form(/^(?:DK)?(\d{4})$/, '1050'),
    ES: form(/^E?(\d{5})$/, '28001'),
    FR: form(/^F?(\d{5})$/, '75001'),
    GB: form(/^(GIR|BFPO|[A-Z]{1,2}\d[A-Z\d]?)(0AA|\d[A-Z]{2}|(?<=BFPO)\d{1,4})$/, 'SW1A 1AA', ' '),
    IN: form(/^(?:PIN(?:CODE)?:?)?([1-9]\d{5})$/, '560001'),
    IT: form(/^I?(\d{5})$/, '00118'),
    JP: form(/^〒?(\d{3})(\d{4})$/, '100-0001', '-'),
    LU: form(/^L?(\d{4})$/, '1009'),
    NL: form(/^(?:NL)?([1-9]\d{3})([A-Z]{2})$/, '1012 JS', ' '),
    PL: form(/^(?:PL)?(\d{2})(\d{3})$/, '00-001', '-'),
    PT: form(/^(?:PT)?(\d{4})(\d{3})$/, '1000-001', '-'),
    SE: form(/^(?:SE?)?(\d{3})(\d{2})$/, '111 22', ' '),
    SG: form(/^S?(\d{6})$/, '018989'),
    US: form(/^(\d{5})(\d{4})?$/, '10001', '-'),
  }),
);

const ANY = /^[\p{L}\p{N} -]{1,12}$/u;

/** Country letters that some people write before postcodes: F-75001. */
const COUNTRY_LETTERS = /^[A-Z]{1,3}-(?=\d)/;

export function plainPostcode(text: string): string {
  return text.trim().toUpperCase().replace(COUNTRY_LETTERS, '').replaceAll(/[\s-]/g, '');
}

/**
 * True if a normalized text is a prefix of a valid postcode. Completes the text with the country's example and
 * checks the result.
 */
export function isPostcodeForm(plain: string, countryId: string): boolean {
  if (POSTCODE_NONE.has(countryId)) return false;
  const known = forms.get(countryId);
  if (known === undefined) return ANY.test(plain);
  return known.pattern.test(plain + plainPostcode(known.example).slice(plain.length));
}

/** Checks a postcode and converts it to its country's format; '' if the country has no postcodes. */
export function postcode(text: string, countryId: string): Checked<string> {
  const typed = plainDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toUpperCase()
    .replaceAll(/\s+/g, ' ');
  if (POSTCODE_NONE.has(countryId)) return { value: '' };
  if (typed === '') {
    return POSTCODE_REQUIRED.has(countryId) ? { invalid: texts.field.missing } : { value: '' };
  }
  const known = forms.get(countryId);
  if (known === undefined) {
    return ANY.test(typed) ? { value: typed } : { invalid: texts.field.postcode };
  }
  const parts = known.pattern.exec(typed.replaceAll(/[\s\p{Pd}]/gu, ''))?.slice(1);
  if (!parts) return { invalid: fill(texts.field.postcodeLike, { example: known.example }) };
  return { value: parts.filter((part) => part !== undefined).join(known.between) };
}
