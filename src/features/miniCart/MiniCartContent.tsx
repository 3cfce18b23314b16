import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { CartLines, CartLinesSkeleton } from '../cart/CartLines.tsx';
import { selectSubtotal } from '../cart/cartSlice.ts';
import { CartTotals } from '../cart/CartTotals.tsx';
import { CouponForm } from '../cart/CouponForm.tsx';
import styles from './MiniCart.module.css';
import { useCart } from '../cart/useCart.ts';

interface MiniCartContentProps {
  readonly isChangeable: boolean;
  readonly onFocusLost: () => void;
}

export function MiniCartContent({ isChangeable, onFocusLost }: MiniCartContentProps) {
  const { formatMessage } = useIntl();
  const { state, items, retry } = useCart();
  const subtotal = useAppSelector(selectSubtotal);
  if (state === 'failed') {
    return (
      <div className={styles.body}>
        <ErrorState textId="cart.failed.text" onRetry={retry} />
      </div>
    );
  }
  if (state === 'empty') {
    return (
      <div className={styles.body}>
        <EmptyState title={formatMessage({ id: 'cart.mini.empty' })}>
          <Button variant="contained" href="/shop">
            <FormattedMessage id="cart.continue.text" />
          </Button>
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
      <Paper component="footer" variant="panel" square tabIndex={-1} className={styles.footer}>
        <div className={styles.coupon}>
          <Typography variant="caption" component="p" color="textSecondary">
            <FormattedMessage id="cart.coupon.hint" />
          </Typography>
          <CouponForm />
        </div>
        <CartTotals isCouponOnly />
        <Typography variant="subtitle1" component="p" className={styles.subtotal}>
          <FormattedMessage id="cart.mini.subtotal" />
          <strong>{subtotal}</strong>
        </Typography>
        <div className={styles.ways}>
          <Button variant="outlined" href="/checkout/cart">
            <span className={styles.capital}>
              <FormattedMessage id="cart.mini.view" />
            </span>
          </Button>
          {isChangeable && (
            <Button variant="contained" href="/checkout">
              <span className={styles.capital}>
                <FormattedMessage id="cart.mini.checkout" />
              </span>
            </Button>
          )}
        </div>
      </Paper>
    </>
  );
}
