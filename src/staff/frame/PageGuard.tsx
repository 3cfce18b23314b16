import { useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router';
import { useMayOpen } from '../session/useMayOpen.ts';
import { NotAllowed } from '../ui/NotAllowed.tsx';
import { PageHeader } from './PageHeader.tsx';

export function PageGuard() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  if (mayOpen(pathname)) return <Outlet />;
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.notAllowed' })} />
      <NotAllowed />
    </>
  );
}
