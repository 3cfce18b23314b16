import Alert from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';
import { selectOwnPacks } from '../orders/ownPacks.ts';
import { selectQueuedPacks } from '../orders/packQueueSlice.ts';
import { useStaffSelector } from '../staffHooks.ts';
import { selectIsOnline } from '../ui/staffUiSlice.ts';

/** Says that there is no network, and what waits for it. */
export function NetworkBanner() {
  const isOnline = useStaffSelector(selectIsOnline);
  const count = useStaffSelector(selectOwnPacks).length;
  const others = useStaffSelector(selectQueuedPacks).length - count;
  return (
    <div role="status">
      {(!isOnline || count + others > 0) && (
        <Alert severity="warning" icon={false} sx={{ borderRadius: 0 }}>
          {!isOnline && <FormattedMessage id="staff.offline" />}{' '}
          {count > 0 && <FormattedMessage id="staff.queued" values={{ count }} />}{' '}
          {others > 0 && <FormattedMessage id="staff.queuedOthers" values={{ count: others }} />}
        </Alert>
      )}
    </div>
  );
}
