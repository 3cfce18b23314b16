import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { TextField } from '../../forms/TextField.tsx';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { Panel } from '../ui/Panel.tsx';
import { ManyField } from './ManyField.tsx';
import { readIds, writeIds } from './methodForm.ts';
import { useDeliveryPlaces } from './useDeliveryPlaces.ts';

export function PlacesPanel({ form }: { readonly form: ServerForm<FormAnswer> }) {
  const { formatMessage } = useIntl();
  const chosen = readIds(form.values['country_ids']);
  const { countries, zones } = useDeliveryPlaces(chosen);

  function chooseCountries(ids: readonly string[]): void {
    form.setValue('country_ids', writeIds(ids));
    // The backend rejects regions of a country that is not selected.
    const zoneIds = readIds(form.values['zone_ids']);
    const left = zoneIds.filter((zone) => ids.some((id) => zone.startsWith(`${id}-`)));
    if (left.length < zoneIds.length) form.setValue('zone_ids', writeIds(left));
  }

  return (
    <Panel title={formatMessage({ id: 'staff.delivery.places' })}>
      <Stack spacing={2}>
        <ManyField
          field={form.fieldOf('country_ids')}
          label={formatMessage({ id: 'staff.delivery.countries' })}
          options={countries}
          chosen={chosen}
          onChoose={chooseCountries}
        />
        <ManyField
          field={form.fieldOf('zone_ids')}
          label={formatMessage({ id: 'staff.delivery.zones' })}
          hint={formatMessage({ id: 'staff.delivery.zones.hint' })}
          isRequired={false}
          options={zones}
          chosen={readIds(form.values['zone_ids'])}
          onChoose={(ids) => form.setValue('zone_ids', writeIds(ids))}
        />
        <TextField
          field={form.fieldOf('postcode_prefixes')}
          label={formatMessage({ id: 'staff.delivery.postcodes' })}
          hint={formatMessage({ id: 'staff.delivery.postcodes.hint' })}
          isRequired={false}
          autoComplete="off"
        />
      </Stack>
    </Panel>
  );
}
