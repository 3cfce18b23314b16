import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { CartLines, CartLinesSkeleton } from '../cart/CartLines.tsx';
import { selectSubtotal } from '../cart/cartSlice.ts';
import { CartTotals } from '../cart/CartTotals.tsx';
import { CouponForm } from '../cart/CouponForm.tsx';
import buttons from '../../components/Button.module.css';
import styles from './MiniCart.module.css';
import { useCart } from '../cart/useCart.ts';

interface MiniCartContentProps {
  readonly isChangeable: boolean;
  /** The last line has left, and the focus was on it */
  readonly onFocusLost: () => void;
}

/** What the panel holds under its title. Where nothing can be changed, the checkout is not offered either. */
export function MiniCartContent({ isChangeable, onFocusLost }: MiniCartContentProps) {
  const { formatMessage } = useIntl();
  const { state, items, retry } = useCart();
  const subtotal = useAppSelector(selectSubtotal);
  if (state === 'failed') {
    return (
      <div className={styles.body}>
        <ErrorState text={formatMessage({ id: 'cart.failed.text' })} onRetry={retry} />
      </div>
    );
  }
  if (state === 'empty') {
    return (
      <div className={styles.body}>
        <EmptyState title={formatMessage({ id: 'cart.mini.empty' })}>
          <Link to="/shop" className={buttons.filled}>
            <FormattedMessage id="cart.continue.text" />
          </Link>
        </EmptyState>
      </div>
    );
  }
  if (state === 'loading') {
    return (
      <div className={styles.body}>
        <CartLinesSkeleton count={3} />
      </div>
    );
  }
  return (
    <>
      <div className={styles.body}>
        <CartLines items={items} isChangeable={isChangeable} onFocusLost={onFocusLost} />
      </div>
      <footer tabIndex={-1} className={styles.footer}>
        <div className={styles.coupon}>
          <p className={styles.hint}>
            <FormattedMessage id="cart.coupon.hint" />
          </p>
          <CouponForm />
        </div>
        <CartTotals isCouponOnly />
        <p className={styles.subtotal}>
          <FormattedMessage id="cart.mini.subtotal" />
          <strong>{subtotal}</strong>
        </p>
        <div className={styles.ways}>
          <Link to="/checkout/cart" className={buttons.outlined}>
            <span className={styles.capital}>
              <FormattedMessage id="cart.mini.view" />
            </span>
          </Link>
          {isChangeable && (
            <Link to="/checkout" className={buttons.filled}>
              <span className={styles.capital}>
                <FormattedMessage id="cart.mini.checkout" />
              </span>
            </Link>
          )}
        </div>
      </footer>
    </>
  );
}
