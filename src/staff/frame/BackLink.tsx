import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useMayOpen } from '../session/useMayOpen.ts';
import { staffPaths } from '../staffPaths.ts';
import { menuEntries } from './menuEntries.tsx';

/** Parent pages of paths that don't start with their parent's path. */
const PARENTS: Readonly<Record<string, string>> = {
  [staffPaths.newCoupon]: staffPaths.coupons,
  [staffPaths.collections]: staffPaths.products,
};

export function BackLink() {
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const path = PARENTS[pathname] ?? pathname;
  const parent = menuEntries.find((entry) =>
    path === pathname ? path.startsWith(`${entry.path}/`) : entry.path === path,
  );
  if (!parent || !mayOpen(parent.path) || !mayOpen(pathname)) return null;
  return (
    <Button
      href={parent.path}
      size="small"
      startIcon={<ArrowBackIcon />}
      sx={{ mb: 1, '@media print': { display: 'none' } }}
    >
      <FormattedMessage
        id="staff.back"
        values={{ page: <FormattedMessage id={parent.labelId} /> }}
      />
    </Button>
  );
}
