import { country } from '../account/fields.ts';
import { FormRejection } from '../account/formRejection.ts';
import type { Database } from '../db/schema.ts';
import { texts } from '../texts.ts';
import { matchPlace, type DeliveryMethod, type Place } from './deliveryMethod.ts';
import { findDeliveryMethods } from './deliveryRepository.ts';

function errorOf(
  methods: readonly DeliveryMethod[],
  place: Place,
): keyof typeof texts.delivery.notServed {
  const reaches = new Set(methods.map((method) => matchPlace(method, place)));
  if (reaches.has('zone')) return 'postcode';
  return reaches.has('country') ? 'zone_id' : 'country_id';
}

/**
 * Returns the delivery methods that serve a place, in display order; at least one.
 * @throws FormRejection for the invalid address field if no method serves the place
 */
export async function methodsFor(db: Database, place: Place): Promise<DeliveryMethod[]> {
  const known = country(place.countryId);
  if ('invalid' in known) throw new FormRejection({ country_id: known.invalid });
  const methods = await findDeliveryMethods(db);
  const serving = methods.filter((method) => matchPlace(method, place) === 'place');
  if (serving.length > 0) return serving;
  const field = errorOf(methods, place);
  throw new FormRejection({ [field]: texts.delivery.notServed[field] });
}
