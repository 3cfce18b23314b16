import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLogged } from '../session/sessionSlice.ts';
import { accountLinks, WISHLIST_PATH } from './accountLinks.ts';
import styles from './MobileMenu.module.css';

/** Wishlist and account below the top level of the menu of narrow screens. */
export function MobileMenuAccount() {
  const { pathname } = useLocation();
  const isLogged = useAppSelector(selectLogged);
  const links = [{ to: WISHLIST_PATH, id: 'wishlist.title' }, ...accountLinks(isLogged)];
  return (
    <>
      <p className={styles.subtitle}>
        <FormattedMessage id="shell.mobileMenu.account" />
      </p>
      <ul className={styles.entries}>
        {links.map(({ to, id }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.entry}
              aria-current={pathname === to ? 'page' : undefined}
            >
              <FormattedMessage id={id} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
