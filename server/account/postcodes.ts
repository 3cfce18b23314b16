import { texts } from '../texts.ts';
import type { Checked } from './fields.ts';

interface PostcodeForm {
  pattern: RegExp;
  example: string;
}

const digits = (count: number, example: string): PostcodeForm => ({
  pattern: new RegExp(String.raw`^\d{${count}}$`),
  example,
});

/** Forms of well-known countries, in capitals. Elsewhere any short text will do. */
const forms: ReadonlyMap<string, PostcodeForm> = new Map(
  Object.entries({
    AT: digits(4, '1010'),
    AU: digits(4, '2000'),
    BE: digits(4, '1000'),
    CA: { pattern: /^[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d$/, example: 'K1A 0B1' },
    CH: digits(4, '3000'),
    DE: digits(5, '10115'),
    DK: digits(4, '1050'),
    ES: digits(5, '28001'),
    FR: digits(5, '75001'),
    GB: { pattern: /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/, example: 'SW1A 1AA' },
    IN: { pattern: /^[1-9]\d{2} ?\d{3}$/, example: '560001' },
    IT: digits(5, '00118'),
    LU: { pattern: /^(?:L-)?\d{4}$/, example: '1009' },
    NL: { pattern: /^[1-9]\d{3} ?[A-Z]{2}$/, example: '1012 JS' },
    PL: { pattern: /^\d{2}-\d{3}$/, example: '00-001' },
    PT: { pattern: /^\d{4}-\d{3}$/, example: '1000-001' },
    SE: { pattern: /^\d{3} ?\d{2}$/, example: '111 22' },
    SG: digits(6, '018989'),
    US: { pattern: /^\d{5}(?:-\d{4})?$/, example: '10001' },
  }),
);

/** Any script's letters and digits; some countries have no postcodes at all. */
const ANY = /^[\p{L}\p{N} .-]{0,12}$/u;

/** A postcode in capitals, as its country writes it. */
export function postcode(text: string, countryId: string): Checked<string> {
  const value = text.normalize('NFKC').trim().toUpperCase().replaceAll(/\s+/g, ' ');
  const form = forms.get(countryId);
  if (form === undefined) return ANY.test(value) ? { value } : { invalid: texts.field.postcode };
  return form.pattern.test(value) ? { value } : { invalid: texts.field.postcodeLike(form.example) };
}
