import { isInPostcodeArea } from '../account/addresses/postcodeArea.ts';
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

/** Whether the method reaches that far: the country, then its zone, then the place itself. */
export function reachOf(method: DeliveryMethod, place: Place): 'no' | 'country' | 'zone' | 'place' {
  const { countryIds, zoneIds, postcodePrefixes } = method;
  if (!countryIds.includes(place.countryId)) return 'no';
  if (zoneIds.length > 0 && !zoneIds.includes(place.zoneId)) return 'country';
  const isIn = postcodePrefixes.some((prefix) => isInPostcodeArea(place, prefix));
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
