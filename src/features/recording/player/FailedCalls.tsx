import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { FailedCall } from '../recording.ts';
import { timeText } from './timeText.ts';
import styles from './ReplayPanel.module.css';

export interface FailedCallsProps {
  readonly calls: readonly FailedCall[];
}

export function FailedCalls({ calls }: FailedCallsProps) {
  return (
    <>
      <Typography variant="h6" component="h3">
        <FormattedMessage id="replay.failed.title" />
      </Typography>
      {calls.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage id="replay.failed.none" />
        </Typography>
      ) : (
        <Typography component="ul" variant="body2" className={styles.calls}>
          {calls.map(({ operation, status, time }) => (
            <li key={`${operation} ${time}`}>
              <FormattedMessage
                id="replay.failed.call"
                values={{ operation: <code>{operation}</code>, status, time: timeText(time) }}
              />
            </li>
          ))}
        </Typography>
      )}
    </>
  );
}
