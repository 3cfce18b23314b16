import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { takeFocus } from '../../../components/takeFocus.ts';
import styles from './ReportDialog.module.css';

interface ReportCodeProps {
  readonly code: string;
  readonly sentId: string;
  readonly onClose: () => void;
}

export function ReportCode({ code, sentId, onClose }: ReportCodeProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
    } catch {
      // Copying needs permission and a secure context. The customer can still select the code.
      setIsCopied(false);
    }
  };
  return (
    <div className={styles.sent}>
      <p role="status">
        <FormattedMessage
          id={sentId}
          values={{
            code: (
              <Typography variant="price" component="strong" className={styles.code}>
                {code}
              </Typography>
            ),
          }}
        />
      </p>
      <div className={styles.choices}>
        <Button variant="outlined" onClick={() => void copy()}>
          <FormattedMessage id={isCopied ? 'support.report.copied' : 'support.report.copy'} />
        </Button>
        <Button variant="contained" onClick={onClose} ref={takeFocus}>
          <FormattedMessage id="support.report.close" />
        </Button>
      </div>
    </div>
  );
}
