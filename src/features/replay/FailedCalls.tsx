import { FormattedMessage } from 'react-intl';
import type { FailedCall } from '../support/recording.ts';
import { timeText } from './timeText.ts';
import styles from './ReplayPanel.module.css';

export interface FailedCallsProps {
  /** Oldest first */
  readonly calls: readonly FailedCall[];
}

/** The calls that failed while it was recorded. */
export function FailedCalls({ calls }: FailedCallsProps) {
  return (
    <>
      <h3 className={styles.subtitle}>
        <FormattedMessage id="replay.failed.title" />
      </h3>
      {calls.length === 0 ? (
        <p className={styles.note}>
          <FormattedMessage id="replay.failed.none" />
        </p>
      ) : (
        <ul className={styles.calls}>
          {calls.map(({ operation, status, time }) => (
            <li key={`${operation} ${time}`}>
              <FormattedMessage
                id="replay.failed.call"
                values={{ operation: <code>{operation}</code>, status, time: timeText(time) }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
