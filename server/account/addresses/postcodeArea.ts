/** Delivery areas, given by postcode prefixes. */
import { isPostcodeForm, plainPostcode } from './postcodes.ts';

/** A British postcode: area, rest of the district, and the three characters of sector and unit, as in SW, 1A, 1AA. */
const BRITISH = /^(?<area>[A-Z]{1,2})(?<district>\d[A-Z\d]?)(?<unit>\d[A-Z]{2})$/;

/** An area (E), district (E1), sector (E1 6), or whole postcode. */
const BRITISH_AREA = /^[A-Z]{1,2}(?:\d[A-Z\d]?(?: \d(?:[A-Z]{2})?|\d[A-Z]{2})?)?$/;

const spaced = (text: string) => text.trim().toUpperCase().replaceAll(/\s+/g, ' ');

/** Whether a British postcode is in an area (E), a district (E1, which is not E10), a sector (E1 6) or is the one (E1 6AN). */
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

/** Tells whether a postcode is in the area of a prefix. */
export function isInPostcodeArea(
  { countryId, postcode }: { readonly countryId: string; readonly postcode: string },
  prefix: string,
): boolean {
  return countryId === 'GB'
    ? isInBritishArea(postcode, prefix)
    : plainPostcode(postcode).startsWith(plainPostcode(prefix));
}

/** Tells whether a prefix can match a postcode of the country. */
export function isPostcodePrefix(prefix: string, countryId: string): boolean {
  return countryId === 'GB'
    ? BRITISH_AREA.test(spaced(prefix))
    : isPostcodeForm(plainPostcode(prefix), countryId);
}
