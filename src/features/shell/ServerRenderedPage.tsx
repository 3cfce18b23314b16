import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { FormattedMessage } from 'react-intl';
import styles from './ServerRenderedPage.module.css';

interface KeptPageProps {
  readonly content: Element;
  readonly onRetry?: (() => void) | undefined;
}

export function ServerRenderedPage({ content, onRetry }: KeptPageProps) {
  return (
    <>
      <div ref={(place) => place?.append(content)} />
      {onRetry && (
        <Paper elevation={16} role="alert" className={styles.notice} data-bottom-bar>
          <p>
            <FormattedMessage id="support.kept.text" />
          </p>
          <Button variant="contained" onClick={onRetry}>
            <FormattedMessage id="support.broken.reload" />
          </Button>
        </Paper>
      )}
    </>
  );
}
