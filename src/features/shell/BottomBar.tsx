import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { BagIcon, HeartIcon, HomeIcon, StoreIcon, UserIcon } from '../../components/icons.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectTotalQuantity } from '../cart/cartSlice.ts';
import { selectLogged } from '../session/sessionSlice.ts';
import { selectWishlist } from '../wishlist/wishlistSlice.ts';
import { WISHLIST_PATH } from '../menu/accountLinks.ts';
import { CountBadge } from './header/CountBadge.tsx';
import styles from './BottomBar.module.css';
import { useCartLink } from './header/useCartLink.ts';

export const BottomBar = memo(function BottomBar() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const quantity = useAppSelector(selectTotalQuantity);
  const wished = useAppSelector(selectWishlist).length;
  const isLogged = useAppSelector(selectLogged);
  const cartLink = useCartLink();
  const places = [
    { to: '/', id: 'shell.bottomBar.home', Icon: HomeIcon },
    { to: '/shop', id: 'shell.bottomBar.shop', Icon: StoreIcon },
    {
      to: WISHLIST_PATH,
      id: 'shell.bottomBar.wishlist',
      Icon: HeartIcon,
      label: intl.formatMessage({ id: 'shell.wishlist.label' }, { count: wished }),
      count: wished,
    },
    {
      to: isLogged ? '/account/dashboard' : '/account/login',
      id: 'shell.account.title',
      Icon: UserIcon,
    },
  ];
  return (
    <BottomNavigation
      component="nav"
      showLabels
      value={pathname}
      className={styles.bar}
      data-bottom-bar
      aria-label={intl.formatMessage({ id: 'shell.bottomBar.label' })}
    >
      {places.map(({ to, id, Icon, label, count = 0 }) => (
        <BottomNavigationAction
          key={id}
          href={to}
          value={to}
          aria-current={pathname === to ? 'page' : undefined}
          icon={
            <CountBadge count={count}>
              <Icon size={22} />
            </CountBadge>
          }
          label={<EntryName text={intl.formatMessage({ id })} name={label} />}
        />
      ))}
      <BottomNavigationAction
        {...cartLink}
        value="cart"
        icon={
          <CountBadge count={quantity}>
            <BagIcon size={22} />
          </CountBadge>
        }
        label={
          <EntryName
            text={intl.formatMessage({ id: 'shell.cart.title' })}
            name={intl.formatMessage({ id: 'shell.cart.label' }, { quantity })}
          />
        }
      />
    </BottomNavigation>
  );
});

interface EntryNameProps {
  readonly text: string;
  readonly name?: string | undefined;
}

function EntryName({ text, name }: EntryNameProps) {
  if (name === undefined) return <span>{text}</span>;
  return (
    <>
      <span aria-hidden>{text}</span>
      <span className="visuallyHidden">{name}</span>
    </>
  );
}
