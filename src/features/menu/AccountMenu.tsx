import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { UserIcon } from '../../components/icons.tsx';
import { classNames } from '../../lib/classNames.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectLogged, selectUser } from '../session/sessionSlice.ts';
import { panelClosed, panelOpened, selectOpenPanel } from '../ui/uiSlice.ts';
import { accountLinks } from './accountLinks.ts';
import styles from './AccountMenu.module.css';
import headerStyles from '../shell/Header.module.css';
import { useEscape } from '../../components/useEscape.ts';
import { useLeaving } from './useLeaving.ts';

const PANEL = 'account-menu';

/** The button that unfolds the pages of the account: those of visitors, or those of a customer. */
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
  useLeaving(host, isOpen, close);

  return (
    <div ref={host} className={classNames(styles.host, headerStyles.besideBar)}>
      <button
        ref={button}
        type="button"
        className={classNames(headerStyles.tool, styles.button)}
        aria-expanded={isOpen}
        aria-controls={PANEL}
        aria-label={label}
        onClick={() => (isOpen ? close() : dispatch(panelOpened('account')))}
      >
        <UserIcon />
      </button>
      <nav id={PANEL} className={styles.panel} aria-label={label} hidden={!isOpen}>
        {user && (
          <p className={styles.greeting}>
            <FormattedMessage id="shell.account.greeting" values={{ name: user.firstname }} />
          </p>
        )}
        <ul className={styles.links}>
          {accountLinks(isLogged).map(({ to, id }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.link}
                aria-current={pathname === to ? 'page' : undefined}
                onClick={close}
              >
                <FormattedMessage id={id} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
