import { useIntl } from 'react-intl';
import { SelectField } from '../../forms/SelectField.tsx';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { useDeliveryPlaces } from '../delivery/useDeliveryPlaces.ts';

interface TaxPlaceFieldsProps {
  readonly form: ServerForm<FormAnswer>;
  /** Message ids of the empty options. */
  readonly noCountryId: string;
  readonly noZoneId: string;
}

export function TaxPlaceFields({ form, noCountryId, noZoneId }: TaxPlaceFieldsProps) {
  const { formatMessage } = useIntl();
  const country = form.values['country_id'] ?? '';
  const { countries, zones } = useDeliveryPlaces(country === '' ? [] : [country]);
  const toOptions = (places: typeof countries) =>
    places.map(({ id, label }) => ({ value: id, label }));
  return (
    <>
      <SelectField
        field={{
          ...form.fieldOf('country_id'),
          onChange: ({ target }) => {
            form.setValue('country_id', target.value);
            form.setValue('zone_id', '');
          },
        }}
        label={formatMessage({ id: 'staff.tax.country' })}
        placeholder={formatMessage({ id: noCountryId })}
        isRequired={false}
        options={toOptions(countries)}
      />
      {country !== '' && (
        <SelectField
          field={form.fieldOf('zone_id')}
          label={formatMessage({ id: 'staff.tax.zone' })}
          placeholder={formatMessage({ id: noZoneId })}
          isRequired={false}
          options={toOptions(zones)}
        />
      )}
    </>
  );
}
