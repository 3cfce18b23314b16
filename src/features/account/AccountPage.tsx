import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { classNames } from '../../lib/classNames.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { Guarded } from './Guarded.tsx';
import pageStyles from '../../components/Page.module.css';
import styles from './AccountPage.module.css';
import { DASHBOARD_PATH } from './signInDestination.ts';

interface AccountPageProps {
  readonly titleId: string;
  readonly titleValues?: Readonly<Record<string, string>>;
  readonly above?: readonly { readonly titleId: string; readonly link: string }[];
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Account page open to visitors. Shows its content only after start-up, when requests can be sent. */
export function OpenAccountPage({ titleId, titleValues, lead, children }: AccountPageProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: titleId }, titleValues);
  const isStarted = useAppSelector(selectIsStarted);
  return (
    <div className={pageStyles.page}>
      <Breadcrumb current={title} />
      <Card variant="outlined" className={classNames(styles.panel, styles.narrow)}>
        <Typography variant="pageTitle">{title}</Typography>
        {lead !== undefined && <Typography color="textSecondary">{lead}</Typography>}
        {isStarted ? children : <AccountSkeleton />}
      </Card>
    </div>
  );
}

export function AccountPage({
  titleId,
  titleValues,
  above = [],
  lead,
  children,
}: AccountPageProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: titleId }, titleValues);
  const steps = [{ titleId: 'shell.account.dashboard', link: DASHBOARD_PATH }, ...above];
  const items = steps.map(({ titleId: id, link }) => ({ title: formatMessage({ id }), link }));
  const isDashboard = titleId === 'shell.account.dashboard';
  return (
    <div className={pageStyles.page}>
      <Breadcrumb items={isDashboard ? [] : items} current={title} />
      <header className={pageStyles.heading}>
        <Typography variant="pageTitle">{title}</Typography>
        {lead !== undefined && (
          <Typography variant="lead" color="textSecondary">
            {lead}
          </Typography>
        )}
      </header>
      <Guarded>{children}</Guarded>
    </div>
  );
}
