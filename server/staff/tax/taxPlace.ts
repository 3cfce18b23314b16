import { assertValid, country, zone } from '../../account/fields.ts';

interface TaxPlace {
  country_id: string;
  zone_id: string;
}

/**
 * Returns a place whose country and region exist. Both may be empty; the region is dropped if the country has none.
 * @throws FormRejection by field
 */
export function checkedPlace(place: TaxPlace): TaxPlace {
  return assertValid({
    country_id: country(place.country_id, false),
    zone_id: zone(place.zone_id, place.country_id, false),
  });
}
