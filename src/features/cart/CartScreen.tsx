import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { CartLines, CartLinesSkeleton } from './CartLines.tsx';
import { selectIsMiniCartOpen } from './cartSlice.ts';
import { CartTotals } from './CartTotals.tsx';
import { CouponForm } from './CouponForm.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { UndoRemove } from './UndoRemove.tsx';
import { SavedLines } from './saved/SavedLines.tsx';
import pageStyles from '../../components/Page.module.css';
import styles from './CartScreen.module.css';
import { useCart } from './useCart.ts';

export function CartScreen() {
  const { formatMessage } = useIntl();
  const isMiniCartOpen = useAppSelector(selectIsMiniCartOpen);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = formatMessage({ id: 'cart.title' });
  const takeFocus = () => heading.current?.focus();
  return (
    <div className={pageStyles.page}>
      <Breadcrumb current={title} />
      <Typography ref={heading} variant="pageTitle" tabIndex={-1}>
        {title}
      </Typography>
      <div>
        {!isMiniCartOpen && <UndoRemove />}
        <CartContent onFocusLost={takeFocus} />
      </div>
      <SavedLines onFocusLost={takeFocus} />
    </div>
  );
}

interface CartContentProps {
  readonly onFocusLost: () => void;
}

function CartContent({ onFocusLost }: CartContentProps) {
  const { state, items, retry } = useCart();
  if (state === 'loading') return <CartLinesSkeleton count={3} />;
  if (state === 'failed') {
    return <ErrorState textId="cart.failed.text" onRetry={retry} />;
  }
  if (state === 'empty') {
    return <EmptyCart hintId="cart.screen.emptyHint" path="/checkout/cart" />;
  }
  return (
    <div className={styles.columns}>
      <CartLines items={items} isChangeable isSaveable onFocusLost={onFocusLost} />
      <Card component="aside" variant="panel" tabIndex={-1} className={styles.summary}>
        <Typography variant="h4" component="h2">
          <FormattedMessage id="cart.totals.title" />
        </Typography>
        <CouponForm />
        <CartTotals />
        <div className={styles.ways}>
          <Button variant="contained" href="/checkout">
            <FormattedMessage id="cart.screen.checkout" />
          </Button>
          <Button variant="outlined" href="/shop">
            <FormattedMessage id="cart.continue.text" />
          </Button>
        </div>
      </Card>
    </div>
  );
}
