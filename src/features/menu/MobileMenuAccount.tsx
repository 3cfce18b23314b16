import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLogged } from '../session/sessionSlice.ts';
import { accountLinks, WISHLIST_PATH } from './accountLinks.ts';
import styles from './MobileMenu.module.css';

export function MobileMenuAccount() {
  const { pathname } = useLocation();
  const isLogged = useAppSelector(selectLogged);
  const links = [{ to: WISHLIST_PATH, id: 'wishlist.title' }, ...accountLinks(isLogged)];
  return (
    <>
      <Typography variant="label" component="p" color="textSecondary" className={styles.subtitle}>
        <FormattedMessage id="shell.mobileMenu.account" />
      </Typography>
      <List disablePadding>
        {links.map(({ to, id }) => (
          <li key={to}>
            <ListItemButton
              href={to}
              disableGutters
              divider
              aria-current={pathname === to ? 'page' : undefined}
            >
              <FormattedMessage id={id} />
            </ListItemButton>
          </li>
        ))}
      </List>
    </>
  );
}
