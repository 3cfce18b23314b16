import Alert from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';
import { selectOwnPacks } from '../orders/ownPacks.ts';
import { selectQueuedPacks } from '../orders/packQueueSlice.ts';
import { useStaffSelector } from '../staffHooks.ts';
import { selectIsOnline, selectCachedAt } from '../ui/staffUiSlice.ts';

export function NetworkBanner() {
  const isOnline = useStaffSelector(selectIsOnline);
  const cachedAt = useStaffSelector(selectCachedAt);
  const count = useStaffSelector(selectOwnPacks).length;
  const others = useStaffSelector(selectQueuedPacks).length - count;
  return (
    <div role="status">
      {(!isOnline || cachedAt !== null || count + others > 0) && (
        <Alert severity="warning" icon={false} sx={{ borderRadius: 0 }}>
          {!isOnline && <FormattedMessage id="staff.offline" />}{' '}
          {isOnline && cachedAt !== null && <FormattedMessage id="staff.unreached" />}{' '}
          {cachedAt !== null && <FormattedMessage id="staff.cachedAt" values={{ at: cachedAt }} />}{' '}
          {count > 0 && <FormattedMessage id="staff.queued" values={{ count }} />}{' '}
          {others > 0 && <FormattedMessage id="staff.queuedOthers" values={{ count: others }} />}
        </Alert>
      )}
    </div>
  );
}
