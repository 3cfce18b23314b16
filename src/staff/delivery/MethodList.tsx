import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListStaffDeliveryMethodsQuery, type StaffDeliveryMethod } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { staffPaths } from '../staffPaths.ts';
import { Mark } from '../ui/Mark.tsx';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { useMoney } from '../ui/useMoney.ts';

function MethodRow({ method }: { readonly method: StaffDeliveryMethod }) {
  const { locale } = useIntl();
  const money = useMoney();
  const { method_id: id, values } = method;
  const { name, price, free_from: freeFrom, windows, is_active: isActive } = values;
  const shown = (locale.startsWith('fr') && name.fr) || name.en;
  return (
    <Stack component="li" spacing={0.5} sx={{ py: 2, ...ROW_BORDER }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Link href={staffPaths.deliveryMethod(id)} sx={{ overflowWrap: 'anywhere' }}>
          {shown}
        </Link>
        {!isActive && (
          <Mark tone="error">
            <FormattedMessage id="staff.delivery.isOff" />
          </Mark>
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage
          id={freeFrom === null ? 'staff.delivery.line' : 'staff.delivery.line.free'}
          values={{
            price: money(price),
            free: money(freeFrom ?? 0),
            countries: values.country_ids.length,
            windows: windows.length,
          }}
        />
      </Typography>
    </Stack>
  );
}

export function MethodList() {
  const { data, error, isFetching, refetch } = useListStaffDeliveryMethodsQuery();
  if (!data && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  if (data.methods.length === 0) {
    return (
      <Typography>
        <FormattedMessage id="staff.delivery.none" />
      </Typography>
    );
  }
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.methods.map((method) => (
        <MethodRow key={method.method_id} method={method} />
      ))}
    </Stack>
  );
}
