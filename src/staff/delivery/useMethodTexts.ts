import { useIntl } from 'react-intl';
import { dayName } from '../ui/dayName.ts';
import { useFieldTexts, type FieldTexts } from '../ui/useFieldTexts.ts';
import { readIds, readWindows } from './methodForm.ts';
import { useDeliveryPlaces, type PlaceOption } from './useDeliveryPlaces.ts';

const LABELS = {
  name_en: 'staff.delivery.name.en',
  name_fr: 'staff.delivery.name.fr',
  description_en: 'staff.delivery.description.en',
  description_fr: 'staff.delivery.description.fr',
  price: 'staff.delivery.price',
  free_from: 'staff.delivery.freeFrom',
  position: 'staff.delivery.position',
  days_ahead: 'staff.delivery.daysAhead',
  is_active: 'staff.delivery.isActive',
  country_ids: 'staff.delivery.countries',
  zone_ids: 'staff.delivery.zones',
  postcode_prefixes: 'staff.delivery.postcodes',
  windows: 'staff.delivery.windows',
};

const placesIn = (places: readonly PlaceOption[], value: string) =>
  readIds(value)
    .map((id) => places.find((place) => place.id === id)?.label ?? id)
    .join(', ');

/**
 * Returns functions that label and format the fields of a delivery method.
 * @param countryIds countries whose regions to name
 */
export function useMethodTexts(countryIds: readonly string[]): FieldTexts {
  const intl = useIntl();
  const { countries, zones } = useDeliveryPlaces(countryIds);
  const { labelOf, wordsOf } = useFieldTexts(LABELS, ['is_active']);

  function windowsIn(text: string): string {
    const windows = readWindows(text).map(({ weekdays, starts, ends, cutoff_hours, capacity }) => {
      const days = weekdays.map((day) => dayName(intl, day)).join(' ');
      return `${days} ${starts}–${ends}, ${intl.formatMessage(
        { id: 'staff.delivery.window.words' },
        { hours: cutoff_hours, capacity },
      )}`;
    });
    return windows.join('; ');
  }

  return {
    labelOf,
    wordsOf: (name, value) => {
      if (name === 'windows') return windowsIn(value);
      if (name === 'zone_ids') return placesIn(zones, value);
      if (name === 'country_ids') return placesIn(countries, value);
      return wordsOf(name, value);
    },
  };
}
