import { useEffect, useEffectEvent, useState } from 'react';
import { useGetCartQuery, usePlaceOrderMutation, useReviewOrderMutation } from '../../api/api.ts';
import type { CheckoutReview } from '../../api/endpoints.gen.ts';
import { usePrevious } from '../../components/usePrevious.ts';
import { payablePrice } from '../../lib/price.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectItems, selectTotals } from '../cart/cartSlice.ts';
import { selectCurrencyCode, selectLanguage } from '../ui/uiSlice.ts';
import { selectAcceptedToken, selectSeen, selectCompleted } from './checkoutSlice.ts';
import { checkoutForm } from './checkoutValues.ts';
import { seenPrices } from './seenPrices.ts';

// Both answers are in the store, so that time travel shows them.
const REVIEW = { fixedCacheKey: 'checkout review' };
const ORDER = { fixedCacheKey: 'checkout order' };

/** Prices of the lines as the shopper knows them before the first review: those of when they were added. */
function usePricesKnown(): Record<string, number> {
  const items = useAppSelector(selectItems);
  return seenPrices(
    items.map((line) => [line.cart_item_id, line.added_price ?? payablePrice(line)] as const),
  );
}

/**
 * What the order would be, by the server: asked for as the step opens, and again whenever cart, language or currency
 * change. An order that was rejected because something changed brings a newer review.
 */
export function useCheckoutReview() {
  const { isFetching } = useGetCartQuery();
  const items = useAppSelector(selectItems);
  const totals = useAppSelector(selectTotals);
  const language = useAppSelector(selectLanguage);
  const currency = useAppSelector(selectCurrencyCode);
  const completed = useAppSelector(selectCompleted);
  const seen = useAppSelector(selectSeen);
  const acceptedToken = useAppSelector(selectAcceptedToken);
  const pricesKnown = usePricesKnown();
  const [reviewOrder, reviewing] = useReviewOrderMutation(REVIEW);
  const [placeOrder, placing] = usePlaceOrderMutation(ORDER);
  const [requestId, setRequestId] = useState(0);

  const ask = useEffectEvent(() =>
    reviewOrder({
      checkoutForm: {
        ...checkoutForm(completed),
        seen_price: { ...pricesKnown, ...seen.prices },
        ...(seen.total !== null && { seen_total: seen.total }),
      },
    }),
  );
  useEffect(() => {
    const call = ask();
    return () => call.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- refetched whenever one of these changes
  }, [items, totals, language, currency, requestId]);

  const isNewer = (placing.fulfilledTimeStamp ?? 0) > (reviewing.fulfilledTimeStamp ?? 0);
  const rejection: CheckoutReview | undefined = placing.data;
  const latest = isNewer && rejection?.lines ? rejection : reviewing.data;
  const review = usePrevious(latest);
  const isWithout = !latest && !reviewing.isLoading && !reviewing.isUninitialized;
  // Stays while it is retried.
  const hasFailed = usePrevious(isWithout || null) === true;
  const changes = review?.changes ?? [];
  const isAccepted = changes.length === 0 || review?.review_token === acceptedToken;
  return {
    /** The latest answer; it stays while a newer one is on its way */
    review,
    isReviewing: reviewing.isLoading || isFetching,
    hasFailed,
    /** Whether there are changes that the shopper has not agreed to */
    isNotifiedOf: !isAccepted,
    canPlace: review?.review_token !== undefined && isAccepted,
    placeOrder,
    retry: () => setRequestId((id) => id + 1),
  };
}
