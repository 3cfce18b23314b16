import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { UserIcon } from '../../components/icons.tsx';
import { classNames } from '../../lib/classNames.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectLogged, selectUser } from '../session/sessionSlice.ts';
import { panelClosed, panelOpened, selectOpenPanel } from '../ui/uiSlice.ts';
import { accountLinks } from './accountLinks.ts';
import styles from './AccountMenu.module.css';
import headerStyles from '../shell/header/Header.module.css';
import { useEscape } from '../../components/useEscape.ts';
import { useOutsideInteraction } from './useOutsideInteraction.ts';

const PANEL = 'account-menu';

export function AccountMenu() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isOpen = useAppSelector((state) => selectOpenPanel(state) === 'account');
  const isLogged = useAppSelector(selectLogged);
  const user = useAppSelector(selectUser);
  const host = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const label = intl.formatMessage({ id: 'shell.account.title' });

  const close = () => dispatch(panelClosed('account'));
  useEscape(isOpen, () => {
    if (host.current?.contains(document.activeElement)) button.current?.focus();
    close();
  });
  useOutsideInteraction(host, isOpen, close);

  return (
    <div ref={host} className={classNames(styles.host, headerStyles.besideBar)}>
      <IconButton
        ref={button}
        aria-expanded={isOpen}
        aria-controls={PANEL}
        aria-label={label}
        onClick={() => (isOpen ? close() : dispatch(panelOpened('account')))}
      >
        <UserIcon />
      </IconButton>
      {isOpen && (
        <Paper
          component="nav"
          variant="raised"
          id={PANEL}
          className={styles.panel}
          aria-label={label}
        >
          {user && (
            <Typography variant="h5" component="p" className={styles.greeting}>
              <FormattedMessage id="shell.account.greeting" values={{ name: user.firstname }} />
            </Typography>
          )}
          <List disablePadding>
            {accountLinks(isLogged).map(({ to, id }) => (
              <li key={to}>
                <ListItemButton
                  href={to}
                  aria-current={pathname === to ? 'page' : undefined}
                  onClick={close}
                >
                  <FormattedMessage id={id} />
                </ListItemButton>
              </li>
            ))}
          </List>
        </Paper>
      )}
    </div>
  );
}
