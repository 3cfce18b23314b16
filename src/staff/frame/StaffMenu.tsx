import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useGetStaffSessionQuery } from '../../api/staffApi.ts';
import { signOut } from '../session/signOut.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { preloadStaffPage } from '../staffPages.ts';
import { staffPaths } from '../staffPaths.ts';
import { useMayOpen } from '../session/useMayOpen.ts';
import { menuEntries } from './menuEntries.tsx';
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

export function StaffMenu() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  return (
    <Stack sx={{ height: '100%' }}>
      <div style={{ padding: 16, display: 'grid', gap: 16 }}>
        <ShopLogo />
        <SearchButton />
      </div>
      <Divider />
      <nav aria-label={formatMessage({ id: 'staff.menu' })} style={{ flex: 1 }}>
        <List>
          {menuEntries
            .filter(({ path }) => mayOpen(path))
            .map(({ path, labelId, icon, isOutside = false }) => {
              const isCurrent = !isOutside && pathname.startsWith(path);
              return (
                <ListItem key={path} disablePadding>
                  <ListItemButton
                    selected={isCurrent}
                    {...(isCurrent && { 'aria-current': 'page' as const })}
                    {...(isOutside
                      ? { component: 'a', href: path }
                      : {
                          component: Link,
                          to: path,
                          onPointerEnter: () => void preloadStaffPage(path),
                          onFocus: () => void preloadStaffPage(path),
                        })}
                  >
                    <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
                    <ListItemText>
                      <FormattedMessage id={labelId} />
                    </ListItemText>
                  </ListItemButton>
                </ListItem>
              );
            })}
        </List>
      </nav>
      <Divider />
      <Account />
    </Stack>
  );
}
