import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './ReviewNotice.module.css';

interface ReviewNoticeProps {
  readonly titleId: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

export function ReviewNotice({ titleId, children, ref }: ReviewNoticeProps) {
  return (
    <Alert
      {...(ref && { ref })}
      severity="warning"
      variant="outlined"
      icon={false}
      tabIndex={-1}
      slotProps={{ message: { className: styles.notice } }}
    >
      <Typography variant="h6" component="h3">
        <FormattedMessage id={titleId} />
      </Typography>
      {children}
    </Alert>
  );
}
