import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import buttons from '../../components/Button.module.css';
import { ErrorState } from '../../components/ErrorState.tsx';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectSubtotal } from '../cart/cartSlice.ts';
import { useCart } from '../cart/useCart.ts';
import styles from './CartPreview.module.css';
import { CartPreviewLine } from './CartPreviewLine.tsx';

/** The cart's lines under the header's icon, with the ways to the cart and the checkout. */
export function CartPreview() {
  const { formatMessage } = useIntl();
  const { state, items, retry } = useCart();
  const total = useAppSelector(selectSubtotal);
  const keys = uniqueKeys(items.map((line) => line.cart_item_id));
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.preview} aria-labelledby="bag-title">
      <h2 ref={title} id="bag-title" tabIndex={-1} className={styles.title}>
        <FormattedMessage id="cart.bag.title" />
      </h2>
      {state === 'failed' && (
        <ErrorState text={formatMessage({ id: 'cart.failed.text' })} onRetry={retry} />
      )}
      {state === 'empty' && (
        <p className={styles.empty}>
          <FormattedMessage id="cart.bag.empty" />
        </p>
      )}
      {state === 'ready' && (
        <>
          <ul className={styles.lines} aria-labelledby="bag-title">
            {items.map((line, index) => (
              <CartPreviewLine
                key={keys[index]}
                line={line}
                onFocusLost={() => title.current?.focus()}
              />
            ))}
          </ul>
          <p className={styles.total}>
            <FormattedMessage id="cart.bag.total" />
            <strong>{total}</strong>
          </p>
          <div className={styles.ways}>
            <Link to="/checkout/cart" className={buttons.outlined}>
              <FormattedMessage id="cart.bag.view" />
            </Link>
            <Link to="/checkout" className={buttons.filled}>
              <FormattedMessage id="cart.bag.checkout" />
            </Link>
          </div>
        </>
      )}
    </section>
  );
}
