import { useGetCartQuery, usePlaceOrderMutation, useReviewOrderQuery } from '../../../api/api.ts';
import { usePrevious } from '../../../components/usePrevious.ts';
import { answerState } from '../../../lib/answerState.ts';
import { payablePrice } from '../../../lib/price.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectItems, selectTotals } from '../../cart/cartSlice.ts';
import { selectAcceptedToken, selectSeen, selectCompleted } from '../checkoutSlice.ts';
import { checkoutForm } from '../checkoutValues.ts';
import { seenPrices } from './seenPrices.ts';

// The answer is in the store, so that time travel shows it.
const ORDER = { fixedCacheKey: 'checkout order' };

/** Prices of the lines as the shopper knows them before the first review: those of when they were added. */
function usePricesKnown(): Record<string, number> {
  const items = useAppSelector(selectItems);
  return seenPrices(
    items.map((line) => [line.cart_item_id, line.added_price ?? payablePrice(line)] as const),
  );
}

/**
 * What the order would be, by the server: asked for as the step opens, and again of every cart that is read anew, as it is
 * in another language or currency and after an order was rejected because something changed.
 */
export function useCheckoutReview() {
  const { isFetching, fulfilledTimeStamp: readAt } = useGetCartQuery();
  const totals = useAppSelector(selectTotals);
  const completed = useAppSelector(selectCompleted);
  const seen = useAppSelector(selectSeen);
  const acceptedToken = useAppSelector(selectAcceptedToken);
  const pricesKnown = usePricesKnown();
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
    /** The latest answer; it stays while a newer one is on its way */
    review,
    isReviewing: reviewing.isFetching || isFetching,
    hasFailed,
    /** Whether there are changes that the shopper has not agreed to */
    isNotifiedOf: !isAccepted,
    canPlace: review?.review_token !== undefined && isAccepted,
    placeOrder,
    retry: () => void reviewing.refetch(),
  };
}
