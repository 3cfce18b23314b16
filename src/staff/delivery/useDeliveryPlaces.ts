import { useIntl } from 'react-intl';
import { useListDeliveryPlacesQuery } from '../../api/staffApi.ts';
import { useCountryName } from '../../forms/useCountryName.ts';

export interface PlaceOption {
  id: string;
  label: string;
}

/** Returns all countries, and the regions of the given countries. Both lists are empty until loaded. */
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
