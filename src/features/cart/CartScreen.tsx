import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { CartLines, CartLinesSkeleton } from './CartLines.tsx';
import buttons from '../../components/Button.module.css';
import styles from './CartScreen.module.css';
import { selectIsMiniCartOpen } from './cartSlice.ts';
import { CartTotals } from './CartTotals.tsx';
import { CouponForm } from './CouponForm.tsx';
import { UndoRemove } from './UndoRemove.tsx';
import { SavedLines } from './SavedLines.tsx';
import { useCart } from './useCart.ts';

/** The whole cart on a page of its own (/checkout/cart). */
export function CartScreen() {
  const { formatMessage } = useIntl();
  const isMiniCartOpen = useAppSelector(selectIsMiniCartOpen);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = formatMessage({ id: 'cart.title' });
  const takeFocus = () => heading.current?.focus();
  return (
    <div className={styles.page}>
      <Breadcrumb current={title} />
      <h1 ref={heading} tabIndex={-1} className="pageTitle">
        {title}
      </h1>
      <div>
        {!isMiniCartOpen && <UndoRemove />}
        <CartContent onFocusLost={takeFocus} />
      </div>
      <SavedLines onFocusLost={takeFocus} />
    </div>
  );
}

interface CartContentProps {
  /** The last line has left, and the focus was on it */
  readonly onFocusLost: () => void;
}

function CartContent({ onFocusLost }: CartContentProps) {
  const { formatMessage } = useIntl();
  const { state, items, retry } = useCart();
  if (state === 'loading') return <CartLinesSkeleton count={3} />;
  if (state === 'failed') {
    return <ErrorState text={formatMessage({ id: 'cart.failed.text' })} onRetry={retry} />;
  }
  if (state === 'empty') {
    return (
      <EmptyState
        title={formatMessage({ id: 'cart.screen.empty' })}
        text={formatMessage({ id: 'cart.screen.emptyHint' })}
      >
        <Link to="/shop" className={buttons.filled}>
          <FormattedMessage id="cart.continue.text" />
        </Link>
      </EmptyState>
    );
  }
  return (
    <div className={styles.columns}>
      <CartLines items={items} isChangeable isSaveable onFocusLost={onFocusLost} />
      <aside tabIndex={-1} className={styles.summary}>
        <h2 className={styles.summaryTitle}>
          <FormattedMessage id="cart.totals.title" />
        </h2>
        <CouponForm />
        <CartTotals />
        <div className={styles.ways}>
          <Link to="/checkout" className={buttons.filled}>
            <FormattedMessage id="cart.screen.checkout" />
          </Link>
          <Link to="/shop" className={buttons.outlined}>
            <FormattedMessage id="cart.continue.text" />
          </Link>
        </div>
      </aside>
    </div>
  );
}
