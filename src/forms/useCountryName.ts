import { useIntl } from 'react-intl';

/** Names a country in the shopper's language; by the backend's name where its id is no ISO 3166-1 code. */
export function useCountryName(): (countryId: string, name: string) => string {
  const { formatDisplayName } = useIntl();
  return (countryId, name) =>
    (/^[A-Z]{2}$/.test(countryId) && formatDisplayName(countryId, { type: 'region' })) || name;
}
