import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRemoveTaxRateMutation, type TaxRate } from '../../api/staffApi.ts';
import { useDeliveryPlaces } from '../delivery/useDeliveryPlaces.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { useTimes } from '../ui/useTimes.ts';

interface TaxRateRowProps {
  readonly classId: string;
  readonly rate: TaxRate;
}

function usePlaceName({ country_id: country, zone_id: zone }: TaxRate): string {
  const { formatMessage } = useIntl();
  const { countries, zones } = useDeliveryPlaces(zone === '' ? [] : [country]);
  if (country === '') return formatMessage({ id: 'staff.tax.everywhere' });
  const nameOf = (places: typeof countries, wanted: string) =>
    places.find(({ id }) => id === wanted)?.label ?? wanted;
  const name = nameOf(countries, country);
  return zone === '' ? name : `${nameOf(zones, zone)}, ${name}`;
}

export function TaxRateRow({ classId, rate }: TaxRateRowProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { day, percent, is_planned: isPlanned, country_id: countryId, zone_id: zoneId } = rate;
  const date = useTimes().calendarDay(day);
  const place = usePlaceName(rate);
  const [remove, isRemoving] = useMutationWithToast(
    useRemoveTaxRateMutation(),
    'staff.tax.removed',
  );
  const shown = formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Typography sx={{ flex: 1 }}>
        <FormattedMessage
          id={isPlanned ? 'staff.tax.planned' : 'staff.tax.now'}
          values={{ place, percent: shown, day: date }}
        />
      </Typography>
      {(isPlanned || countryId !== '') && (
        <Button
          size="small"
          disabled={isRemoving}
          aria-label={formatMessage({ id: 'staff.tax.removeOf' }, { place, day: date })}
          onClick={() => void remove({ classId, day, countryId, zoneId })}
        >
          <FormattedMessage id="staff.tax.remove" />
        </Button>
      )}
    </Stack>
  );
}
