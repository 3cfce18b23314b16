import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useGetStaffOrderQuery, type StaffOrder } from '../../api/staffApi.ts';
import { orderName } from '../../lib/orderName.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { usePermissions } from '../session/usePermissions.ts';
import { staffPaths } from '../staffPaths.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { PaymentMark, StatusMark } from '../ui/StatusMark.tsx';
import { CustomerPanel } from './CustomerPanel.tsx';
import { MoneyPanel } from './MoneyPanel.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderDialogs } from './OrderDialogs.tsx';
import { PackingPanel } from './PackingPanel.tsx';
import { TimelinePanel } from './TimelinePanel.tsx';
import { useOrderWithQueuedChanges } from './useOrderWithQueuedChanges.ts';

function WholeOrder({ order: stored }: { readonly order: StaffOrder }) {
  const order = useOrderWithQueuedChanges(stored);
  const may = usePermissions();
  return (
    <>
      <PageHeader
        title={orderName(order)}
        heading={
          <Box
            component="span"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <span>{orderName(order)}</span>
            <StatusMark status={order.status} />
            <PaymentMark state={order.payment} />
          </Box>
        }
      >
        <OrderActions order={order} />
      </PageHeader>
      <Typography variant="body2" color="textSecondary" sx={{ mt: -2, mb: 3 }}>
        <FormattedMessage id="staff.order.reference" values={{ number: order.number }} />
      </Typography>
      {order.shopper_note !== '' && (
        <Alert severity="info" icon={false} sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          <FormattedMessage id="staff.order.shopperNote" values={{ note: order.shopper_note }} />
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(280px, 1fr)' },
        }}
      >
        <PackingPanel order={order} />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <CustomerPanel order={order} />
          <MoneyPanel order={order} />
          <NotesPanel order={order} />
          <TimelinePanel order={order} hasChanges={may('changes.read')} />
        </Box>
      </Box>
      <OrderDialogs order={order} />
    </>
  );
}

export function OrderScreen() {
  const { formatMessage } = useIntl();
  const { number = '' } = useParams();
  const query = useGetStaffOrderQuery({ number });
  if (query.currentData) return <WholeOrder order={query.currentData} />;
  return (
    <LoadState
      query={query}
      missing={formatMessage({ id: 'staff.order.unknown' }, { number })}
      list={{ path: staffPaths.orders, labelId: 'staff.menu.orders' }}
    >
      <FormattedMessage id="staff.order.unknown.text" />
    </LoadState>
  );
}
