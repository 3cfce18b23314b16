import Button from '@mui/material/Button';
import { PAST_NOTICE_ID } from '../../lib/pastNoticeId.ts';
import styles from './PastNotice.module.css';

export interface PastNoticeProps {
  readonly text: string;
  readonly reloadLabel: string;
}

export function PastNotice({ text, reloadLabel }: PastNoticeProps) {
  return (
    <div id={PAST_NOTICE_ID} className={styles.notice}>
      <p role="status">{text}</p>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={() => window.location.reload()}
      >
        {reloadLabel}
      </Button>
    </div>
  );
}
