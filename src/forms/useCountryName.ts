import { useIntl } from 'react-intl';

/**
 * Returns a function that names a country in the current locale. Falls back to the backend's name if the id is not
 * an ISO 3166-1 code.
 */
export function useCountryName(): (countryId: string, name: string) => string {
  const { formatDisplayName } = useIntl();
  return (countryId, name) =>
    (/^[A-Z]{2}$/.test(countryId) && formatDisplayName(countryId, { type: 'region' })) || name;
}
