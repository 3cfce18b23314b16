import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { CheckoutChange, CheckoutReview } from '../../api/endpoints.gen.ts';
import buttons from '../../components/Button.module.css';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectItems } from '../cart/cartSlice.ts';
import { lineRemoved, quantityChosen } from '../cart/setQuantity.ts';
import { RemoveCoupon } from '../cart/RemoveCoupon.tsx';
import { changesAccepted } from './checkoutSlice.ts';
import styles from './ReviewChanges.module.css';
import { stepPath } from './steps.ts';

interface ReviewChangesProps {
  readonly review: CheckoutReview;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * What is not as the shopper last saw it. What keeps the order from being placed comes with the way to resolve it; all
 * else has to be agreed to.
 */
export function ReviewChanges({ review, ref }: ReviewChangesProps) {
  const dispatch = useAppDispatch();
  const isPlaceable = review.review_token !== undefined;
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.changes}>
      <h3 className={styles.title}>
        <FormattedMessage id="checkout.changes.title" />
      </h3>
      <ul className={styles.list}>
        {review.changes?.map((change) => (
          <li key={`${change.code} ${change.cart_item_id}`} className={styles.change}>
            <span>{change.text}</span>
            <ChangeAction change={change} />
          </li>
        ))}
      </ul>
      {isPlaceable ? (
        <button
          type="button"
          className={buttons.outlined}
          onClick={() => dispatch(changesAccepted(review))}
        >
          <FormattedMessage id="checkout.changes.accept" />
        </button>
      ) : (
        <p>
          <FormattedMessage id="checkout.changes.settle" />
        </p>
      )}
    </div>
  );
}

function ChangeAction({ change }: { readonly change: CheckoutChange }) {
  const { code } = change;
  if (code === 'slot') {
    return (
      <Link to={stepPath('delivery')} className={styles.action}>
        <FormattedMessage id="checkout.changes.slot" />
      </Link>
    );
  }
  if (code === 'coupon') return <RemoveCoupon />;
  return code === 'stock' || code === 'option' ? <LineAction change={change} /> : null;
}

/** Orders what there still is of a line, or takes it out. */
function LineAction({ change }: { readonly change: CheckoutChange }) {
  const dispatch = useAppDispatch();
  const line = useAppSelector(selectItems).find(
    ({ cart_item_id: id }) => id === change.cart_item_id,
  );
  if (!line) return null;
  const { code, now: left = 0 } = change;
  const isFewer = code === 'stock' && left > 0 && left < line.quantity;
  return isFewer ? (
    <button
      type="button"
      className={styles.button}
      onClick={() => void dispatch(quantityChosen(line, left))}
    >
      <FormattedMessage id="checkout.changes.order" values={{ count: left }} />
    </button>
  ) : (
    <button
      type="button"
      className={styles.button}
      onClick={() => void dispatch(lineRemoved(line))}
    >
      <FormattedMessage id="checkout.changes.remove" values={{ name: line.name }} />
    </button>
  );
}
