import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { EmptyNotice } from '../../components/EmptyNotice.tsx';
import { FailedNotice } from '../../components/FailedNotice.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { CartLines, CartLinesSkeleton } from './CartLines.tsx';
import { selectSubtotal } from './cartSlice.ts';
import buttons from '../../components/Button.module.css';
import styles from './MiniCart.module.css';
import { useCart } from './useCart.ts';

/** What the panel holds under its title. */
export function MiniCartContent({ isChangeable }: { readonly isChangeable: boolean }) {
  const { formatMessage } = useIntl();
  const { state, items, retry } = useCart();
  const subtotal = useAppSelector(selectSubtotal);
  if (state === 'failed') {
    return (
      <div className={styles.body}>
        <FailedNotice text={formatMessage({ id: 'cart.failed.text' })} onRetry={retry} />
      </div>
    );
  }
  if (state === 'empty') {
    return (
      <div className={styles.body}>
        <EmptyNotice title={formatMessage({ id: 'cart.mini.empty' })}>
          <Link to="/shop" className={buttons.filled}>
            <FormattedMessage id="cart.continue.text" />
          </Link>
        </EmptyNotice>
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
        <CartLines items={items} isChangeable={isChangeable} />
      </div>
      <footer className={styles.footer}>
        <p className={styles.subtotal}>
          <FormattedMessage id="cart.mini.subtotal" />
          <strong>{subtotal}</strong>
        </p>
        <Link to="/checkout/cart" className={buttons.outlined}>
          <span className={styles.capital}>
            <FormattedMessage id="cart.mini.view" />
          </span>
        </Link>
      </footer>
    </>
  );
}
