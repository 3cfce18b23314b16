import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './AccountPage.module.css';

interface AccountSectionProps {
  readonly titleId: string;
  readonly textId?: string;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
}

export function AccountSection({ titleId, textId, isDangerous, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Card
      component="section"
      variant={isDangerous ? 'danger' : 'outlined'}
      className={styles.panel}
      aria-labelledby={id}
    >
      <Typography variant="h2" id={id}>
        <FormattedMessage id={titleId} />
      </Typography>
      {textId && (
        <Typography color="textSecondary">
          <FormattedMessage id={textId} />
        </Typography>
      )}
      {children}
    </Card>
  );
}
