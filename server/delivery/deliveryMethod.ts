import { isInPostcodeArea } from '../account/addresses/postcodeArea.ts';
import type { Currency } from '../currency/currencyRepository.ts';
import { toSmallestUnits } from '../currency/smallestUnits.ts';
import type { Translated } from '../db/schema.ts';

export interface Place {
  countryId: string;
  zoneId: string;
  postcode: string;
}

export interface DeliveryMethod {
  id: string;
  code: string;
  name: Translated;
  description: Translated;
  priceMinor: number;
  freeFromMinor: number | null;
  countryIds: string[];
  zoneIds: string[];
  postcodePrefixes: string[];
  hasSlots: boolean;
}

export function matchPlace(
  method: DeliveryMethod,
  place: Place,
): 'no' | 'country' | 'zone' | 'place' {
  const { countryIds, zoneIds, postcodePrefixes } = method;
  if (!countryIds.includes(place.countryId)) return 'no';
  if (zoneIds.length > 0 && !zoneIds.includes(place.zoneId)) return 'country';
  const isIn = postcodePrefixes.some((prefix) => isInPostcodeArea(place, prefix));
  return postcodePrefixes.length === 0 || isIn ? 'place' : 'zone';
}

/**
 * Returns the price in minor units.
 * @param goods displayed goods total before coupons, in smallest units of the currency
 */
export function deliveryMinor(method: DeliveryMethod, goods: number, currency: Currency): number {
  const { priceMinor, freeFromMinor } = method;
  const isFree = freeFromMinor !== null && goods >= toSmallestUnits(freeFromMinor, currency);
  return isFree ? 0 : priceMinor;
}
