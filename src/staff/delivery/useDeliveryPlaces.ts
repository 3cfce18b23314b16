import { useIntl } from 'react-intl';
import { useListDeliveryPlacesQuery } from '../../api/staffApi.ts';
import { useCountryName } from '../../forms/useCountryName.ts';

/** A place that can be chosen. */
export interface PlaceOption {
  id: string;
  label: string;
}

/**
 * The countries that goods can go to, by their names, and the regions of some of them; none until they are loaded.
 * @param countryIds countries whose regions are meant
 */
export function useDeliveryPlaces(countryIds: readonly string[]): {
  countries: PlaceOption[];
  zones: PlaceOption[];
} {
  const { locale } = useIntl();
  const countryName = useCountryName();
  const { data } = useListDeliveryPlacesQuery({ countryIds: countryIds.toSorted().join(',') });
  return {
    countries: (data ? data.countries : [])
      .map(({ id, name }) => ({ id, label: countryName(id, name) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    zones: (data ? data.zones : []).map(({ id, name }) => ({ id, label: name })),
  };
}
