import { isPostcodeForm, plainPostcode } from './postcodes.ts';

/** Splits a British postcode into area, rest of the district, and sector with unit, such as SW, 1A and 1AA. */
const BRITISH = /^(?<area>[A-Z]{1,2})(?<district>\d[A-Z\d]?)(?<unit>\d[A-Z]{2})$/;

const BRITISH_AREA = /^[A-Z]{1,2}(?:\d[A-Z\d]?(?: \d(?:[A-Z]{2})?|\d[A-Z]{2})?)?$/;

const spaced = (text: string) => text.trim().toUpperCase().replaceAll(/\s+/g, ' ');

/** True if the prefix matches: area (E), district (E1, but not E10), sector (E1 6) or full postcode (E1 6AN). */
function isInBritishArea(postcode: string, prefix: string): boolean {
  const {
    area = '',
    district = '',
    unit = '',
  } = BRITISH.exec(plainPostcode(postcode))?.groups ?? {};
  const begins = spaced(prefix);
  const isSector = begins.includes(' ') && `${area}${district} ${unit}`.startsWith(begins);
  return isSector || [area, area + district, area + district + unit].includes(begins);
}

export function isInPostcodeArea(
  { countryId, postcode }: { readonly countryId: string; readonly postcode: string },
  prefix: string,
): boolean {
  return countryId === 'GB'
    ? isInBritishArea(postcode, prefix)
    : plainPostcode(postcode).startsWith(plainPostcode(prefix));
}

export function isPostcodePrefix(prefix: string, countryId: string): boolean {
  return countryId === 'GB'
    ? BRITISH_AREA.test(spaced(prefix))
    : isPostcodeForm(plainPostcode(prefix), countryId);
}
