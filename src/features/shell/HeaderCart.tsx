import { useIntl } from 'react-intl';
import { BagIcon } from '../../components/icons.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectTotalQuantity } from '../cart/cartSlice.ts';
import { CartLink } from './CartLink.tsx';
import styles from './Header.module.css';

/** The cart icon with the number of units in the cart, which is also told as it changes. */
export function HeaderCart() {
  const intl = useIntl();
  const quantity = useAppSelector(selectTotalQuantity);
  const label = intl.formatMessage({ id: 'shell.cart.label' }, { quantity });
  return (
    <>
      <CartLink className={styles.tool}>
        <span className={styles.iconWithBadge} aria-hidden>
          <BagIcon />
          {quantity > 0 && <CartBadge quantity={quantity} />}
        </span>
        <span className={styles.toolText} aria-hidden>
          {intl.formatMessage({ id: 'shell.cart.title' })}
        </span>
        <span className="visuallyHidden">{label}</span>
      </CartLink>
      <span role="status" className="visuallyHidden">
        {quantity > 0 && label}
      </span>
    </>
  );
}

/** Units in the cart, as a small number at the corner of an icon. */
export function CartBadge({ quantity }: { readonly quantity: number }) {
  return (
    <span className={styles.badge} data-testid="cart-badge">
      {quantity}
    </span>
  );
}
