import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useGetStaffCustomerQuery, type StaffCustomer } from '../../api/staffApi.ts';
import { telephoneUrl } from '../../lib/telephoneUrl.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { addressLines } from '../orders/addressLines.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { mailTo } from '../ui/mailTo.ts';
import { Panel } from '../ui/Panel.tsx';
import { ProtectedDownload } from '../ui/ProtectedDownload.tsx';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { useTimes } from '../ui/useTimes.ts';
import { CustomerOrders } from './CustomerOrders.tsx';
import { DeleteCustomerDialog } from './DeleteCustomerDialog.tsx';
import { useOrderTotals } from './useOrderTotals.ts';

function Contact({ customer }: { readonly customer: StaffCustomer }) {
  const times = useTimes();
  const orderTotals = useOrderTotals();
  const { email, telephone, registered } = customer;
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <Link href={mailTo(email)} component="a">
          {email}
        </Link>
      </Typography>
      {telephone !== '' && (
        <Typography>
          <Link href={telephoneUrl(telephone)} component="a">
            {telephone}
          </Link>
        </Typography>
      )}
      <Typography sx={{ mt: 2 }}>{orderTotals(customer)}</Typography>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage
          id="staff.customer.since"
          values={{ time: <time dateTime={registered}>{times.farMoment(registered)}</time> }}
        />
      </Typography>
    </>
  );
}

function Addresses({ addresses }: Pick<StaffCustomer, 'addresses'>) {
  if (addresses.length === 0) {
    return (
      <Typography>
        <FormattedMessage id="staff.customer.noAddresses" />
      </Typography>
    );
  }
  return (
    <Stack spacing={2}>
      {addresses.map((address) => {
        const text = addressLines(address).join('\n');
        return (
          <Typography
            key={text}
            component="address"
            sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}
          >
            {text}
          </Typography>
        );
      })}
    </Stack>
  );
}

export function CustomerScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const may = usePermissions();
  const { customerId = '' } = useParams();
  const query = useGetStaffCustomerQuery({ customerId });
  const { currentData: customer } = query;
  if (!customer) {
    return (
      <LoadState
        query={query}
        missing={formatMessage({ id: 'staff.customer.unknown' })}
        list={{ path: staffPaths.customers, labelId: 'staff.menu.customers' }}
      />
    );
  }
  return (
    <>
      <PageHeader title={customer.name}>
        {may('customers.manage') && (
          <>
            <ProtectedDownload href={`/api/staff/customers/${customer.customer_id}/export`}>
              <FormattedMessage id="staff.customer.export" />
            </ProtectedDownload>
            <Button
              variant="outlined"
              color="error"
              onClick={() => dispatch(dialogOpened({ name: 'deleteCustomer' }))}
            >
              <FormattedMessage id="staff.customer.delete" />
            </Button>
          </>
        )}
      </PageHeader>
      <Stack direction={{ xs: 'column', lg: 'row' }} sx={{ gap: 3, alignItems: 'flex-start' }}>
        <Stack sx={{ gap: 3, width: { xs: '100%', lg: 320 } }}>
          <Panel title={formatMessage({ id: 'staff.customer.contact' })}>
            <Contact customer={customer} />
          </Panel>
          <Panel title={formatMessage({ id: 'staff.customer.addresses' })}>
            <Addresses addresses={customer.addresses} />
          </Panel>
        </Stack>
        {may('orders.read') && (
          <Stack sx={{ flex: 1, width: '100%', minWidth: 0 }}>
            <Panel title={formatMessage({ id: 'staff.menu.orders' })}>
              <CustomerOrders customer={customer} />
            </Panel>
          </Stack>
        )}
      </Stack>
      <DeleteCustomerDialog customer={customer} />
    </>
  );
}
