import { useIntl } from 'react-intl';
import { BagIcon } from '../../components/icons.tsx';
import { loadable } from '../../components/loadable.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectTotalQuantity } from '../cart/cartSlice.ts';
import { CartLink } from './CartLink.tsx';
import styles from './Header.module.css';
import { useCartPreview } from '../miniCart/useCartPreview.ts';

/** The cart preview under the icon, whose code comes with the first look at it. */
export const LazyCartPreview = loadable(
  () => import(/* webpackChunkName: "cart-preview" */ '../miniCart/CartPreview.tsx'),
  'CartPreview',
);

/** The cart icon with the quantity in the cart, also announced as it changes, and under it the cart preview. */
export function HeaderCart() {
  const intl = useIntl();
  const quantity = useAppSelector(selectTotalQuantity);
  const label = intl.formatMessage({ id: 'shell.cart.label' }, { quantity });
  const { host, isOpen, handlers } = useCartPreview();
  return (
    <div ref={host} className={styles.previewHost} {...handlers}>
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
      {isOpen && (
        <div className={styles.previewPanel}>
          <LazyCartPreview />
        </div>
      )}
    </div>
  );
}

/** Quantity in the cart, as a small number at the corner of an icon. */
export function CartBadge({ quantity }: { readonly quantity: number }) {
  return (
    <span className={styles.badge} data-testid="cart-badge">
      {quantity}
    </span>
  );
}
