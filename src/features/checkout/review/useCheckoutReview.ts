import { useGetCartQuery, usePlaceOrderMutation, useReviewOrderQuery } from '../../../api/api.ts';
import { usePrevious } from '../../../components/usePrevious.ts';
import { answerState } from '../../../lib/answerState.ts';
import { payablePrice } from '../../../lib/price.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectItems, selectTotals } from '../../cart/cartSlice.ts';
import { selectAcceptedToken, selectSeen, selectCompleted } from '../checkoutSlice.ts';
import { checkoutForm } from '../checkoutValues.ts';
import { seenPrices } from './seenPrices.ts';

// A fixed cache key shares the mutation result through the store, so that time travel shows it.
const ORDER = { fixedCacheKey: 'checkout order' };

function useKnownPrices(): Record<string, number> {
  const items = useAppSelector(selectItems);
  return seenPrices(
    items.map((line) => [line.cart_item_id, line.added_price ?? payablePrice(line)] as const),
  );
}

/**
 * Fetches the order review, and again after each cart refetch. Language changes, currency changes and rejected
 * orders also refetch the cart.
 */
export function useCheckoutReview() {
  const { isFetching, fulfilledTimeStamp: readAt } = useGetCartQuery();
  const totals = useAppSelector(selectTotals);
  const completed = useAppSelector(selectCompleted);
  const seen = useAppSelector(selectSeen);
  const acceptedToken = useAppSelector(selectAcceptedToken);
  const pricesKnown = useKnownPrices();
  const [placeOrder] = usePlaceOrderMutation(ORDER);
  const asked = {
    checkoutForm: {
      ...checkoutForm(completed),
      seen_price: { ...pricesKnown, ...seen.prices },
      ...(seen.total !== null && { seen_total: seen.total }),
    },
    cart: { readAt, totals },
  };
  const reviewing = useReviewOrderQuery(asked, { skip: isFetching });
  const { answer, hasFailed } = answerState(reviewing);
  const review = usePrevious(answer);
  const changes = review?.changes ?? [];
  const isAccepted = changes.length === 0 || review?.review_token === acceptedToken;
  return {
    review,
    isReviewing: reviewing.isFetching || isFetching,
    hasFailed,
    hasUnacceptedChanges: !isAccepted,
    canPlace: review?.review_token !== undefined && isAccepted,
    placeOrder,
    retry: () => void reviewing.refetch(),
  };
}
