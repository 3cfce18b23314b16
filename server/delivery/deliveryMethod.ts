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

const plainPostcode = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Letters of a British area, and the number of a district of it: E1, SW1A. */
const OUTWARD_CODE = /^[A-Z]{1,2}\d[A-Z\d]?$/;
/** What stands behind a British district. */
const INWARD_CODE = /\d[A-Z]{2}$/;
/** Letters of a country before its postcodes, as in F-75001. */
const COUNTRY_LETTERS = /^[A-Z]{1,3}-(?=\d)/;

/** Whether a postcode begins as a prefix says. A British district is no other one whose number goes on: E1 is not E10. */
function isInArea({ countryId, postcode }: Place, prefix: string): boolean {
  const begins = plainPostcode(prefix.trim().toUpperCase().replace(COUNTRY_LETTERS, ''));
  const whole = plainPostcode(postcode.trim().toUpperCase().replace(COUNTRY_LETTERS, ''));
  if (countryId === 'GB' && OUTWARD_CODE.test(begins))
    return whole.replace(INWARD_CODE, '') === begins || whole === begins;
  if (countryId === 'GB' && /^[A-Z]+$/.test(begins)) return whole.replace(/\d.*$/, '') === begins;
  return whole.startsWith(begins);
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
