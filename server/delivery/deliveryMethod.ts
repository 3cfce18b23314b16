import type { Currency } from '../currency/currencyRepository.ts';
import { toSmallestUnits } from '../currency/smallestUnits.ts';
import type { Translated } from '../db/schema.ts';

/** Where something is to go, as it was checked. */
export interface Place {
  countryId: string;
  /** Empty where the country has none. */
  zoneId: string;
  postcode: string;
}

/** A way of delivery with its rules. */
export interface DeliveryMethod {
  id: string;
  code: string;
  name: Translated;
  description: Translated;
  pricePaise: number;
  /** Sum of goods from which it costs nothing; null where it always does. */
  freeFromPaise: number | null;
  countryIds: string[];
  /** Empty for all zones. */
  zoneIds: string[];
  /** Empty for all postcodes. */
  postcodePrefixes: string[];
  /** Whether one of its slots has to be chosen. */
  hasSlots: boolean;
}

/** The letters of a country that some write before its postcodes: F-75001. */
const COUNTRY_LETTERS = /^[A-Z]{1,3}-(?=\d)/;

const plainPostcode = (text: string) =>
  text.trim().toUpperCase().replace(COUNTRY_LETTERS, '').replaceAll(/[\s-]/g, '');

/** A British postcode: area, rest of the district, and the three characters of sector and unit, as in SW, 1A, 1AA. */
const BRITISH = /^(?<area>[A-Z]{1,2})(?<district>\d[A-Z\d]?)(?<unit>\d[A-Z]{2})$/;

/** Whether a British postcode is in an area (E), a district (E1, which is not E10), a sector (E1 6) or is the one (E1 6AN). */
function isInBritishArea(postcode: string, prefix: string): boolean {
  const {
    area = '',
    district = '',
    unit = '',
  } = BRITISH.exec(plainPostcode(postcode))?.groups ?? {};
  const begins = prefix.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  const isSector = begins.includes(' ') && `${area}${district} ${unit}`.startsWith(begins);
  return isSector || [area, area + district, area + district + unit].includes(begins);
}

/** Whether a postcode begins as a prefix says. */
function isInArea({ countryId, postcode }: Place, prefix: string): boolean {
  return countryId === 'GB'
    ? isInBritishArea(postcode, prefix)
    : plainPostcode(postcode).startsWith(plainPostcode(prefix));
}

/** Whether the method reaches that far: the country, then its zone, then the place itself. */
export function reachOf(method: DeliveryMethod, place: Place): 'no' | 'country' | 'zone' | 'place' {
  const { countryIds, zoneIds, postcodePrefixes } = method;
  if (!countryIds.includes(place.countryId)) return 'no';
  if (zoneIds.length > 0 && !zoneIds.includes(place.zoneId)) return 'country';
  const isIn = postcodePrefixes.some((prefix) => isInArea(place, prefix));
  return postcodePrefixes.length === 0 || isIn ? 'place' : 'zone';
}

/**
 * The price of the method in paise.
 * @param goods before coupons, in smallest units of the currency, as the shopper sees them beside the limit of free delivery
 */
export function deliveryPaise(method: DeliveryMethod, goods: number, currency: Currency): number {
  const { pricePaise, freeFromPaise } = method;
  const isFree = freeFromPaise !== null && goods >= toSmallestUnits(freeFromPaise, currency);
  return isFree ? 0 : pricePaise;
}
