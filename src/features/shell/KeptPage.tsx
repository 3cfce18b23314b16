import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { FormattedMessage } from 'react-intl';
import styles from './KeptPage.module.css';

interface KeptPageProps {
  /** What the server rendered of the page */
  readonly content: Element;
  /** Asks for the page's code once more; undefined while it is on its way */
  readonly onRetry?: (() => void) | undefined;
}

/** A page of the server whose code could not be had: it can be read, and its links lead on. */
export function KeptPage({ content, onRetry }: KeptPageProps) {
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
