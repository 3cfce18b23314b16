import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffOrder } from '../../api/staffApi.ts';
import { telephoneUrl } from '../../lib/telephoneUrl.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { mailTo } from '../ui/mailTo.ts';
import { Panel } from '../ui/Panel.tsx';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { useTimes } from '../ui/useTimes.ts';
import { addressLines } from './addressLines.ts';

export function CustomerPanel({ order }: { readonly order: StaffOrder }) {
  const { formatMessage, formatDisplayName } = useIntl();
  const times = useTimes();
  const dispatch = useStaffDispatch();
  const { email, address, delivery, slot_starts: starts, slot_ends: ends } = order;
  const isWaiting = order.status === 'placed' || order.status === 'packed';
  const may = usePermissions();
  const mayCorrect = may('orders.manage') && isWaiting;
  const { telephone = '' } = address;
  return (
    <Panel title={formatMessage({ id: 'staff.order.customer' })}>
      {email === '' ? (
        <Typography>
          <FormattedMessage id="staff.order.anonymous" />
        </Typography>
      ) : (
        <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line', mb: 1 }}>
          {[...addressLines(address), address['tax_number'] ?? ''].join('\n').trim()}
        </Typography>
      )}
      {telephone !== '' && (
        <Typography>
          <Link href={telephoneUrl(telephone)} component="a">
            {telephone}
          </Link>
        </Typography>
      )}
      {email !== '' && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Link href={mailTo(email)} component="a">
            {email}
          </Link>
        </Typography>
      )}
      {!order.is_guest && email !== '' && may('customers.read') && (
        <Button
          size="small"
          sx={{ mt: 1, mr: 1 }}
          href={`${staffPaths.customers}?${new URLSearchParams({ text: email.slice(0, 100) }).toString()}`}
        >
          <FormattedMessage id="staff.order.viewCustomer" />
        </Button>
      )}
      {mayCorrect && email !== '' && (
        <Button
          size="small"
          variant="outlined"
          sx={{ mt: 1 }}
          onClick={() => dispatch(dialogOpened({ name: 'orderAddress', number: order.number }))}
        >
          <FormattedMessage id="staff.order.address" />
        </Button>
      )}
      <Typography sx={{ mt: 2 }}>{delivery}</Typography>
      <Typography color="textSecondary">{times.slot(starts, ends)}</Typography>
      {mayCorrect && starts !== null && (
        <Button
          size="small"
          variant="outlined"
          sx={{ mt: 1 }}
          onClick={() => dispatch(dialogOpened({ name: 'orderSlot', number: order.number }))}
        >
          <FormattedMessage id="staff.order.slot" />
        </Button>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        <FormattedMessage
          id={order.is_guest ? 'staff.order.guest' : 'staff.order.account'}
          values={{ language: formatDisplayName(order.language, { type: 'language' }) }}
        />
      </Typography>
    </Panel>
  );
}
