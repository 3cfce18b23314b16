import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../store/hooks.ts';
import { selectQueuedCartAddCount } from '../cart/cartSlice.ts';
import { selectIsOnline } from '../ui/uiSlice.ts';
import styles from './OfflineBanner.module.css';

/**
 * Shows that the shop is offline and how many cart adds are queued. The live region stays mounted so that changes
 * are announced.
 */
export function OfflineBanner() {
  const isOnline = useAppSelector(selectIsOnline);
  const count = useAppSelector(selectQueuedCartAddCount);
  return (
    <div role="status">
      {!isOnline && (
        <Typography variant="caption" component="p" className={styles.notice}>
          <FormattedMessage id="shell.offline.text" />{' '}
          {count > 0 && <FormattedMessage id="shell.offline.waiting" values={{ count }} />}
        </Typography>
      )}
    </div>
  );
}
