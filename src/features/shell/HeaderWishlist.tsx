import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { HeartIcon } from '../../components/icons.tsx';
import { classNames } from '../../lib/classNames.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectWishlist } from '../wishlist/wishlistSlice.ts';
import { WISHLIST_PATH } from '../menu/accountLinks.ts';
import styles from './Header.module.css';

/** The heart that leads to the wishlist, with the number of products on it. */
export function HeaderWishlist() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const count = useAppSelector(selectWishlist).length;
  return (
    <Link
      to={WISHLIST_PATH}
      className={classNames(styles.tool, styles.besideBar)}
      aria-label={intl.formatMessage({ id: 'shell.wishlist.label' }, { count })}
      aria-current={pathname === WISHLIST_PATH ? 'page' : undefined}
    >
      <span className={styles.iconWithBadge}>
        <HeartIcon />
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </span>
    </Link>
  );
}
