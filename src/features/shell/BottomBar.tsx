import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { BagIcon, HeartIcon, HomeIcon, StoreIcon, UserIcon } from '../../components/icons.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectTotalQuantity } from '../cart/cartSlice.ts';
import { selectLogged } from '../session/sessionSlice.ts';
import { selectWishlist } from '../wishlist/wishlistSlice.ts';
import { WISHLIST_PATH } from '../menu/accountLinks.ts';
import { CartLink } from './CartLink.tsx';
import { CartBadge } from './HeaderCart.tsx';
import styles from './BottomBar.module.css';
import headerStyles from './Header.module.css';

/** The bar at the thumb of narrow screens, 577 px or less. */
export function BottomBar() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const quantity = useAppSelector(selectTotalQuantity);
  const wished = useAppSelector(selectWishlist).length;
  const isLogged = useAppSelector(selectLogged);
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
    <nav className={styles.bar} aria-label={intl.formatMessage({ id: 'shell.bottomBar.label' })}>
      {places.map(({ to, id, Icon, label, count = 0 }) => (
        <Link
          key={id}
          to={to}
          className={styles.entry}
          aria-current={pathname === to ? 'page' : undefined}
        >
          <span className={styles.icon} aria-hidden>
            <Icon size={22} />
            {count > 0 && <span className={headerStyles.badge}>{count}</span>}
          </span>
          <EntryName text={intl.formatMessage({ id })} name={label} />
        </Link>
      ))}
      <CartLink className={styles.entry}>
        <span className={styles.icon} aria-hidden>
          <BagIcon size={22} />
          {quantity > 0 && <CartBadge quantity={quantity} />}
        </span>
        <EntryName
          text={intl.formatMessage({ id: 'shell.cart.title' })}
          name={intl.formatMessage({ id: 'shell.cart.label' }, { quantity })}
        />
      </CartLink>
    </nav>
  );
}

interface EntryNameProps {
  readonly text: string;
  /** In place of the text for assistive technology, where the number over the icon belongs to it */
  readonly name?: string | undefined;
}

function EntryName({ text, name }: EntryNameProps) {
  if (name === undefined) return text;
  return (
    <>
      <span aria-hidden>{text}</span>
      <span className="visuallyHidden">{name}</span>
    </>
  );
}
