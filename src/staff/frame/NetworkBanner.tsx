import Alert from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';
import { selectOwnPacks } from '../orders/ownPacks.ts';
import { selectQueuedPacks } from '../orders/packQueueSlice.ts';
import { useStaffSelector } from '../staffHooks.ts';
import { selectIsOnline, selectKeptAt } from '../ui/staffUiSlice.ts';

/** Says that there is no network, from when the orders shown are, and what waits to be sent. */
export function NetworkBanner() {
  const isOnline = useStaffSelector(selectIsOnline);
  const keptAt = useStaffSelector(selectKeptAt);
  const count = useStaffSelector(selectOwnPacks).length;
  const others = useStaffSelector(selectQueuedPacks).length - count;
  return (
    <div role="status">
      {(!isOnline || keptAt !== null || count + others > 0) && (
        <Alert severity="warning" icon={false} sx={{ borderRadius: 0 }}>
          {!isOnline && <FormattedMessage id="staff.offline" />}{' '}
          {isOnline && keptAt !== null && <FormattedMessage id="staff.unreached" />}{' '}
          {keptAt !== null && <FormattedMessage id="staff.kept" values={{ at: keptAt }} />}{' '}
          {count > 0 && <FormattedMessage id="staff.queued" values={{ count }} />}{' '}
          {others > 0 && <FormattedMessage id="staff.queuedOthers" values={{ count: others }} />}
        </Alert>
      )}
    </div>
  );
}
