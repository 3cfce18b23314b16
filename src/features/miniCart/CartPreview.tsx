import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectSubtotal } from '../cart/cartSlice.ts';
import { useCart } from '../cart/useCart.ts';
import { CartPreviewLine } from './CartPreviewLine.tsx';
import styles from './CartPreview.module.css';

export function CartPreview() {
  const { state, items, retry } = useCart();
  const total = useAppSelector(selectSubtotal);
  const keys = uniqueKeys(items.map((line) => line.cart_item_id));
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Paper
      component="section"
      variant="raised"
      className={styles.preview}
      aria-labelledby="bag-title"
    >
      <Typography ref={title} variant="h4" component="h2" id="bag-title" tabIndex={-1}>
        <FormattedMessage id="cart.preview.title" />
      </Typography>
      {state === 'failed' && <ErrorState textId="cart.failed.text" onRetry={retry} />}
      {state === 'empty' && (
        <Typography color="textSecondary">
          <FormattedMessage id="cart.preview.empty" />
        </Typography>
      )}
      {state === 'ready' && (
        <>
          <List disablePadding className={styles.lines} aria-labelledby="bag-title">
            {items.map((line, index) => (
              <CartPreviewLine
                key={keys[index]}
                line={line}
                onFocusLost={() => title.current?.focus()}
              />
            ))}
          </List>
          <p className={styles.total}>
            <FormattedMessage id="cart.preview.total" />
            <strong>{total}</strong>
          </p>
          <div className={styles.ways}>
            <Button variant="outlined" href="/checkout/cart">
              <FormattedMessage id="cart.preview.view" />
            </Button>
            <Button variant="contained" href="/checkout">
              <FormattedMessage id="cart.preview.checkout" />
            </Button>
          </div>
        </>
      )}
    </Paper>
  );
}
