import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { ReportButton } from '../recording/report/ReportButton.tsx';
import styles from './BrokenPage.module.css';

export function BrokenPage() {
  return (
    <Paper variant="absent" className={styles.page} role="alert">
      <Typography variant="h3" component="h1">
        <FormattedMessage id="support.broken.title" />
      </Typography>
      <Typography color="textSecondary">
        <FormattedMessage id="support.broken.text" />
      </Typography>
      <div className={styles.choices}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          <FormattedMessage id="support.broken.reload" />
        </Button>
        <ReportButton variant="outlined" />
      </div>
    </Paper>
  );
}
