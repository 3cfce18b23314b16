import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { HeartIcon } from '../../../components/icons.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectWishlist } from '../../wishlist/wishlistSlice.ts';
import { WISHLIST_PATH } from '../../menu/accountLinks.ts';
import { CountBadge } from './CountBadge.tsx';
import styles from './Header.module.css';

export function HeaderWishlist() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const count = useAppSelector(selectWishlist).length;
  return (
    <IconButton
      href={WISHLIST_PATH}
      className={styles.besideBar}
      aria-label={intl.formatMessage({ id: 'shell.wishlist.label' }, { count })}
      aria-current={pathname === WISHLIST_PATH ? 'page' : undefined}
    >
      <CountBadge count={count}>
        <HeartIcon />
      </CountBadge>
    </IconButton>
  );
}
