import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CheckoutChange, CheckoutReview } from '../../../api/endpoints.gen.ts';
import { quantityText } from '../../../../contract/weight.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { selectItems } from '../../cart/cartSlice.ts';
import { removeLine, setQuantity } from '../../cart/stepQuantity.ts';
import { RemoveCoupon } from '../../cart/RemoveCoupon.tsx';
import { changesAccepted } from '../checkoutSlice.ts';
import { ReviewNotice } from './ReviewNotice.tsx';
import styles from './ReviewNotice.module.css';
import { stepPath } from '../steps.ts';

interface ReviewChangesProps {
  readonly review: CheckoutReview;
  readonly ref?: Ref<HTMLDivElement>;
}

export function ReviewChanges({ review, ref }: ReviewChangesProps) {
  const dispatch = useAppDispatch();
  const isPlaceable = review.review_token !== undefined;
  return (
    <ReviewNotice ref={ref} titleId="checkout.changes.title">
      <ul className={styles.list}>
        {review.changes?.map((change) => (
          <li key={`${change.code} ${change.cart_item_id}`} className={styles.change}>
            <span>{change.text}</span>
            <ChangeAction change={change} />
          </li>
        ))}
      </ul>
      {isPlaceable ? (
        <Button variant="outlined" onClick={() => dispatch(changesAccepted(review))}>
          <FormattedMessage id="checkout.changes.accept" />
        </Button>
      ) : (
        <p>
          <FormattedMessage id="checkout.changes.settle" />
        </p>
      )}
    </ReviewNotice>
  );
}

function ChangeAction({ change }: { readonly change: CheckoutChange }) {
  const { code } = change;
  if (code === 'slot') {
    return (
      <Button variant="inline" href={stepPath('delivery')}>
        <FormattedMessage id="checkout.changes.slot" />
      </Button>
    );
  }
  if (code === 'coupon') return <RemoveCoupon />;
  return code === 'stock' || code === 'option' ? <LineAction change={change} /> : null;
}

function LineAction({ change }: { readonly change: CheckoutChange }) {
  const dispatch = useAppDispatch();
  const { locale } = useIntl();
  const line = useAppSelector(selectItems).find(
    ({ cart_item_id: id }) => id === change.cart_item_id,
  );
  if (!line) return null;
  const { code, now: left = 0 } = change;
  const isFewer = code === 'stock' && left > 0 && left < line.quantity;
  return isFewer ? (
    <Button variant="inline" onClick={() => void dispatch(setQuantity(line, left))}>
      <FormattedMessage
        id="checkout.changes.order"
        values={{ count: quantityText(left, line.weight_step, locale) }}
      />
    </Button>
  ) : (
    <Button variant="inline" onClick={() => void dispatch(removeLine(line))}>
      <FormattedMessage id="checkout.changes.remove" values={{ name: line.name }} />
    </Button>
  );
}
