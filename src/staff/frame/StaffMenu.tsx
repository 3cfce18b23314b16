import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useGetStaffSessionQuery } from '../../api/staffApi.ts';
import { signOut } from '../session/signOut.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { MenuList } from './MenuList.tsx';
import { PreferenceButtons } from './PreferenceButtons.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { ShopLogo } from './ShopLogo.tsx';
import { roleTexts } from '../ui/textIds.ts';

function Account() {
  const { data } = useGetStaffSessionQuery();
  const dispatch = useStaffDispatch();
  if (!data) return null;
  const { name, role } = data.member;
  return (
    <Stack spacing={1} sx={{ p: 2 }}>
      <div>
        <Typography sx={{ fontWeight: 'var(--rr-weight-strong)' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage id={roleTexts[role]} />
        </Typography>
      </div>
      <PreferenceButtons />
      <Button size="small" component={Link} to={staffPaths.account}>
        <FormattedMessage id="staff.account.title" />
      </Button>
      <Button size="small" variant="outlined" onClick={() => void dispatch(signOut())}>
        <FormattedMessage id="staff.signOut" />
      </Button>
      <Button size="small" onClick={() => void dispatch(signOut(true))}>
        <FormattedMessage id="staff.signOutEverywhere" />
      </Button>
    </Stack>
  );
}

interface StaffMenuProps {
  /** Shows all pages, because the menu closes when a page opens. */
  readonly isUnfolded?: boolean;
}

export function StaffMenu({ isUnfolded = false }: StaffMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack sx={{ height: '100%' }}>
      <div style={{ padding: 16, display: 'grid', gap: 16 }}>
        <ShopLogo />
        <SearchButton />
      </div>
      <Divider />
      <nav aria-label={formatMessage({ id: 'staff.menu' })} style={{ flex: 1 }}>
        <MenuList isUnfolded={isUnfolded} />
      </nav>
      <Divider />
      <Account />
    </Stack>
  );
}
