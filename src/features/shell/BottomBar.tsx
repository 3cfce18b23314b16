import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { BagIcon, HomeIcon, StoreIcon } from '../../components/icons.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectTotalQuantity } from '../cart/cartSlice.ts';
import { CartLink } from './CartLink.tsx';
import { CartBadge } from './HeaderCart.tsx';
import styles from './BottomBar.module.css';

/** The bar at the thumb of narrow screens, 577 px or less (SHELL-22). */
export function BottomBar() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const quantity = useAppSelector(selectTotalQuantity);
  const places = [
    { to: '/', id: 'shell.bottomBar.home', Icon: HomeIcon },
    { to: '/shop', id: 'shell.bottomBar.shop', Icon: StoreIcon },
  ];
  return (
    <nav className={styles.bar} aria-label={intl.formatMessage({ id: 'shell.bottomBar.label' })}>
      {places.map(({ to, id, Icon }) => (
        <Link
          key={to}
          to={to}
          className={styles.entry}
          aria-current={pathname === to ? 'page' : undefined}
        >
          <Icon size={22} />
          {intl.formatMessage({ id })}
        </Link>
      ))}
      <CartLink
        className={styles.entry}
        label={intl.formatMessage({ id: 'shell.cart.label' }, { quantity })}
      >
        <span className={styles.icon}>
          <BagIcon size={22} />
          {quantity > 0 && <CartBadge quantity={quantity} />}
        </span>
        {intl.formatMessage({ id: 'shell.cart.title' })}
      </CartLink>
    </nav>
  );
}
