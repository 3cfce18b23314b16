import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ChevronIcon } from '../../components/icons.tsx';
import { classNames } from '../../lib/classNames.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectItems, selectSubtotal } from '../cart/cartSlice.ts';
import { CartTotals } from '../cart/CartTotals.tsx';
import { usePriceText } from '../shop/usePriceText.ts';
import screen from './CheckoutScreen.module.css';
import { selectIsSummaryOpen, summaryToggled } from './checkoutSlice.ts';
import { OrderedLine } from './OrderedLine.tsx';
import styles from './OrderSummary.module.css';

/** What is about to be ordered and its totals; folded where the page is narrow. */
export function OrderSummary() {
  const dispatch = useAppDispatch();
  const priceText = usePriceText();
  const id = useId();
  const items = useAppSelector(selectItems);
  const keys = uniqueKeys(items.map((line) => line.cart_item_id));
  const total = useAppSelector(selectSubtotal);
  const isOpen = useAppSelector(selectIsSummaryOpen);
  return (
    <aside className={screen.summary} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        <FormattedMessage id="checkout.summary.title" />
      </h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => dispatch(summaryToggled())}
      >
        <FormattedMessage id="checkout.summary.title" />
        <span className={styles.total}>{total}</span>
        <ChevronIcon size={18} className={classNames(styles.arrow, isOpen && styles.open)} />
      </button>
      <div id={id} className={classNames(styles.content, isOpen && styles.unfolded)}>
        <ul className={styles.lines}>
          {items.map((line, index) => (
            <OrderedLine key={keys[index]} line={line} amount={priceText(line.total)} />
          ))}
        </ul>
        <CartTotals />
        <p className={styles.note}>
          <FormattedMessage id="checkout.summary.note" />
        </p>
        <Link to="/checkout/cart" className={styles.change}>
          <FormattedMessage id="checkout.summary.change" />
        </Link>
      </div>
    </aside>
  );
}
