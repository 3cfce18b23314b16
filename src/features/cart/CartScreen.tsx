import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { EmptyNotice } from '../../components/EmptyNotice.tsx';
import { FailedNotice } from '../../components/FailedNotice.tsx';
import { CartLines, CartLinesSkeleton } from './CartLines.tsx';
import buttons from '../../components/Button.module.css';
import styles from './CartScreen.module.css';
import { CartTotals } from './CartTotals.tsx';
import { useCart } from './useCart.ts';

/** The whole cart on a page of its own (/checkout/cart). */
export function CartScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'cart.title' });
  return (
    <div className={styles.page}>
      <Breadcrumb current={title} />
      <h1 className="pageTitle">{title}</h1>
      <CartContent />
    </div>
  );
}

function CartContent() {
  const { formatMessage } = useIntl();
  const { state, items, retry } = useCart();
  if (state === 'loading') return <CartLinesSkeleton count={3} />;
  if (state === 'failed') {
    return <FailedNotice text={formatMessage({ id: 'cart.failed.text' })} onRetry={retry} />;
  }
  if (state === 'empty') {
    return (
      <EmptyNotice
        title={formatMessage({ id: 'cart.screen.empty' })}
        text={formatMessage({ id: 'cart.screen.emptyHint' })}
      >
        <Link to="/shop" className={buttons.filled}>
          <FormattedMessage id="cart.continue.text" />
        </Link>
      </EmptyNotice>
    );
  }
  return (
    <div className={styles.columns}>
      <CartLines items={items} isChangeable />
      <aside className={styles.summary}>
        <h2 className={styles.summaryTitle}>
          <FormattedMessage id="cart.totals.title" />
        </h2>
        <CartTotals />
        <Link to="/shop" className={buttons.outlined}>
          <FormattedMessage id="cart.continue.text" />
        </Link>
      </aside>
    </div>
  );
}
