import { useIntl } from 'react-intl';
import { useGetCountryQuery, useListCountriesQuery } from '../api/api.ts';
import { SelectField, type SelectOption } from './SelectField.tsx';
import { answerState } from '../lib/answerState.ts';
import { useCountryName } from './useCountryName.ts';
import type { ServerForm } from './useServerForm.ts';

interface CountryFieldsProps {
  readonly form: ServerForm<unknown>;
  readonly isRequired?: boolean;
}

const NO_ZONES: [] = [];

/** The select of countries, and that of the regions of the chosen one where it has any. */
export function CountryFields({ form, isRequired = true }: CountryFieldsProps) {
  const { formatMessage } = useIntl();
  const countries = useCountryOptions();
  const country = form.fieldOf('country_id');
  const zones = useZones(country.value);
  return (
    <>
      <SelectField
        field={{
          ...country,
          onChange: (event) => {
            country.onChange(event);
            form.setValue('zone_id', '');
          },
        }}
        label={formatMessage({ id: 'form.country' })}
        placeholder={formatMessage({ id: 'form.choose' })}
        options={countries}
        isRequired={isRequired}
        autoComplete="country"
      />
      {zones.length > 0 && (
        <SelectField
          field={form.fieldOf('zone_id')}
          label={formatMessage({ id: 'form.zone' })}
          placeholder={formatMessage({ id: 'form.choose' })}
          options={zones.map(({ zone_id: value, name: label }) => ({ value, label }))}
          isRequired={isRequired}
          autoComplete="address-level1"
        />
      )}
    </>
  );
}

/** All countries by their names in the shopper's language, sorted. */
function useCountryOptions(): SelectOption[] {
  const { locale } = useIntl();
  const countryName = useCountryName();
  const { answer = NO_ZONES } = answerState(useListCountriesQuery());
  return answer
    .map(({ country_id: value, name }) => ({ value, label: countryName(value, name) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

/** Regions of a country, sorted; none while they are unknown. */
function useZones(countryId: string) {
  const { currentData } = useGetCountryQuery({ countryId }, { skip: countryId === '' });
  return currentData?.zone ?? NO_ZONES;
}
