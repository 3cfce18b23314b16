import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChevronIcon } from '../../components/icons.tsx';
import { classNames } from '../../lib/classNames.ts';
import { lineTotal } from '../../lib/price.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectItems, selectSubtotal } from '../cart/cartSlice.ts';
import { CartTotals } from '../cart/CartTotals.tsx';
import { usePriceText } from '../shop/usePriceText.ts';
import { selectIsSummaryOpen, summaryToggled } from './checkoutSlice.ts';
import { OrderedLine } from './review/OrderedLine.tsx';
import screen from './CheckoutScreen.module.css';
import styles from './OrderSummary.module.css';

export function OrderSummary() {
  const dispatch = useAppDispatch();
  const priceText = usePriceText();
  const id = useId();
  const items = useAppSelector(selectItems);
  const keys = uniqueKeys(items.map((line) => line.cart_item_id));
  const total = useAppSelector(selectSubtotal);
  const isOpen = useAppSelector(selectIsSummaryOpen);
  return (
    <Card
      component="aside"
      variant="panel"
      className={screen.summary}
      aria-labelledby={`${id}-title`}
    >
      <Typography id={`${id}-title`} variant="h4" component="h2" className={styles.title}>
        <FormattedMessage id="checkout.summary.title" />
      </Typography>
      <Button
        color="inherit"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => dispatch(summaryToggled())}
      >
        <FormattedMessage id="checkout.summary.title" />
        <span className={styles.total}>{total}</span>
        <ChevronIcon size={18} className={classNames(styles.arrow, isOpen && styles.open)} />
      </Button>
      <div id={id} className={classNames(styles.content, isOpen && styles.unfolded)}>
        <List disablePadding className={styles.lines}>
          {items.map((line, index) => {
            const { amount, count } = lineTotal(line);
            return <OrderedLine key={keys[index]} line={line} amount={priceText(amount, count)} />;
          })}
        </List>
        <CartTotals />
        <Typography variant="caption" component="p" color="textSecondary">
          <FormattedMessage id="checkout.summary.note" />
        </Typography>
        <Button variant="inline" href="/checkout/cart" className={screen.start}>
          <FormattedMessage id="checkout.summary.change" />
        </Button>
      </div>
    </Card>
  );
}
