import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { RecordedAction } from '../recording.ts';
import styles from './ReplayPanel.module.css';

export interface ActionContentProps {
  readonly action: RecordedAction | undefined;
}

export function ActionContent({ action }: ActionContentProps) {
  if (!action) {
    return (
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage id="replay.changes.start" />
      </Typography>
    );
  }
  return (
    <>
      <code className={styles.type}>{action.type}</code>
      <details className={styles.action}>
        <summary>
          <FormattedMessage id="replay.action" />
        </summary>
        <Paper component="pre" variant="sunken" tabIndex={0} className={styles.json}>
          {JSON.stringify(action, null, 2)}
        </Paper>
      </details>
    </>
  );
}
