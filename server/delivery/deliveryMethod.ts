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
  pricePaise: number;
  freeFromPaise: number | null;
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
 * Returns the price in paise.
 * @param goods displayed goods total before coupons, in minor units of the currency
 */
export function deliveryPaise(method: DeliveryMethod, goods: number, currency: Currency): number {
  const { pricePaise, freeFromPaise } = method;
  const isFree = freeFromPaise !== null && goods >= toSmallestUnits(freeFromPaise, currency);
  return isFree ? 0 : pricePaise;
}
