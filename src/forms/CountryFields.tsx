import { useIntl } from 'react-intl';
import { useGetCountryQuery, useListCountriesQuery } from '../api/api.ts';
import type { CountryWithZones } from '../api/endpoints.gen.ts';
import { ErrorState } from '../components/state/ErrorState.tsx';
import { SelectField, type SelectOption } from './SelectField.tsx';
import { answerState } from '../lib/answerState.ts';
import { useCountryName } from './useCountryName.ts';
import type { ServerForm } from './useServerForm.ts';

interface CountryFieldsProps {
  readonly form: ServerForm<unknown>;
  readonly isRequired?: boolean;
}

const NONE: [] = [];

type ZoneKind = NonNullable<CountryWithZones['zone_kind']>;

const zoneIds = {
  region: 'form.zone',
  state: 'form.zone.state',
  province: 'form.zone.province',
  county: 'form.zone.county',
  emirate: 'form.zone.emirate',
  prefecture: 'form.zone.prefecture',
  district: 'form.zone.district',
} as const satisfies Record<ZoneKind, string>;

const COUNTRY_DEPENDENT_FIELDS = ['zone_id', 'postcode', 'telephone'];

export function CountryField({ form, isRequired = true }: CountryFieldsProps) {
  const { formatMessage } = useIntl();
  const countries = useCountries();
  const country = form.fieldOf('country_id');
  const choose = (countryId: string) => {
    const kept = Object.entries(form.values).filter(([name]) =>
      COUNTRY_DEPENDENT_FIELDS.includes(name),
    );
    form.setValues({ ...Object.fromEntries(kept), country_id: countryId, zone_id: '' });
  };
  return (
    <>
      <SelectField
        field={{ ...country, onChange: (event) => choose(event.target.value) }}
        label={formatMessage({ id: 'form.country' })}
        placeholder={formatMessage({ id: 'form.choose' })}
        options={countries.options}
        isRequired={isRequired}
        autoComplete="country"
      />
      {countries.hasFailed && (
        <ErrorState textId="form.country.failed" onRetry={countries.refetch} />
      )}
    </>
  );
}

export function ZoneField({ form, isRequired = true }: CountryFieldsProps) {
  const { formatMessage } = useIntl();
  const zones = useZones(form.fieldOf('country_id').value);
  return (
    <>
      {zones.hasFailed && <ErrorState textId="form.zone.failed" onRetry={zones.refetch} />}
      {zones.options.length > 0 && (
        <SelectField
          field={form.fieldOf('zone_id')}
          label={formatMessage({ id: zoneIds[zones.kind] })}
          placeholder={formatMessage({ id: 'form.choose' })}
          options={zones.options}
          isRequired={isRequired && zones.isRequired}
          autoComplete="address-level1"
        />
      )}
    </>
  );
}

export function CountryFields(props: CountryFieldsProps) {
  return (
    <>
      <CountryField {...props} />
      <ZoneField {...props} />
    </>
  );
}

interface Choice {
  readonly options: readonly SelectOption[];
  readonly hasFailed: boolean;
  readonly refetch: () => unknown;
}

function useCountries(): Choice {
  const { locale } = useIntl();
  const countryName = useCountryName();
  const query = useListCountriesQuery();
  const { answer = NONE, hasFailed } = answerState(query);
  const options = answer
    .map(({ country_id: value, name }) => ({ value, label: countryName(value, name) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return { options, hasFailed, refetch: query.refetch };
}

function useZones(
  countryId: string,
): Choice & { readonly kind: ZoneKind; readonly isRequired: boolean } {
  const query = useGetCountryQuery({ countryId }, { skip: countryId === '' });
  const zones = query.currentData?.zone ?? NONE;
  const options = zones.map(({ zone_id: value, name: label }) => ({ value, label }));
  return {
    options,
    kind: query.currentData?.zone_kind ?? 'region',
    isRequired: query.currentData?.zone_required ?? true,
    hasFailed: answerState(query).hasFailed,
    refetch: query.refetch,
  };
}
