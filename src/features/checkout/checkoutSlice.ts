import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import { isDone } from '../../lib/isDone.ts';
import type { CheckoutReview } from '../../api/endpoints.gen.ts';
import { customerLeft } from '../session/followSession.ts';
import { isSignOutAnswered } from '../session/sessionSlice.ts';
import { locationChanged } from '../ui/locationSlice.ts';
import type {
  AddressValues,
  DeliveryValues,
  PaymentValues,
  CompletedValues,
} from './checkoutValues.ts';
import { SUCCESS_PATH } from './orderPlacedPath.ts';
import { seenPrices } from './review/seenPrices.ts';

/** What is persisted of a checkout for as long as the tab is open. */
export interface PersistedCheckout {
  completed: CompletedValues;
  /** What the shopper last saw and did not object to, in rupees; prices of one unit by `cart_item_id`. */
  seen: { total: number | null; prices: Record<string, number> };
  /** An order was sent and no answer has come: it may have been placed. */
  isUnanswered: boolean;
}

interface CheckoutState {
  kept: PersistedCheckout;
  /** Token of the review whose changes the shopper has agreed to. */
  acceptedToken: string | null;
  /** Whether the order's lines are unfolded where the page is narrow. */
  isSummaryOpen: boolean;
}

/** A checkout of which nothing is completed. */
export const INITIAL_CHECKOUT: PersistedCheckout = {
  completed: { address: null, delivery: null, payment: null },
  seen: { total: null, prices: {} },
  isUnanswered: false,
};

const initialState: CheckoutState = {
  kept: INITIAL_CHECKOUT,
  acceptedToken: null,
  isSummaryOpen: false,
};

function noteSeen(state: CheckoutState, { total = 0, lines = [] }: CheckoutReview): void {
  const prices = lines.map(({ cart_item_id: id = '', price }) => [id, price] as const);
  state.kept.seen = { total, prices: seenPrices(prices) };
}

const isElsewhere = (from: AddressValues | null, to: AddressValues) =>
  (['address_id', 'country_id', 'zone_id', 'postcode'] as const).some(
    (field) => from?.[field] !== to[field],
  );

const { reviewOrder, placeOrder, removeCartLine, saveCartLine } = api.endpoints;
const { addToCart, editCartLine, restoreCartLine, moveSavedLine, reorder } = api.endpoints;
const { applyCoupon, removeCoupon } = api.endpoints;

/** Whether a change of the cart's totals by the shopper was answered. */
const isTotalChanged = isAnyOf(
  addToCart.matchFulfilled,
  editCartLine.matchFulfilled,
  removeCartLine.matchFulfilled,
  restoreCartLine.matchFulfilled,
  saveCartLine.matchFulfilled,
  moveSavedLine.matchFulfilled,
  reorder.matchFulfilled,
  applyCoupon.matchFulfilled,
  removeCoupon.matchFulfilled,
);

/** How far the checkout is. What is being typed stays in the forms; what the server says stays in the cache. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    addressCompleted: ({ kept }, { payload }: PayloadAction<AddressValues>) => {
      if (isElsewhere(kept.completed.address, payload)) kept.completed.delivery = null;
      kept.completed.address = payload;
    },
    deliveryCompleted: ({ kept }, { payload }: PayloadAction<DeliveryValues>) => {
      kept.completed.delivery = payload;
      // It is the shopper who changed it: that is no news to tell.
      kept.seen.total = null;
    },
    paymentCompleted: ({ kept }, { payload }: PayloadAction<PaymentValues>) => {
      kept.completed.payment = payload;
    },
    changesAccepted: (state, { payload }: PayloadAction<CheckoutReview>) => {
      state.acceptedToken = payload.review_token ?? null;
      noteSeen(state, payload);
    },
    summaryToggled: (state) => {
      state.isSummaryOpen = !state.isSummaryOpen;
    },
  },
  extraReducers: (builder) => {
    builder
      // Not before: the steps, which need what is completed, are on the screen until the next page is there.
      .addCase(locationChanged, (state, { payload }) => {
        if (payload.pathname === SUCCESS_PATH) state.kept = INITIAL_CHECKOUT;
      })
      // What one customer filled in is nothing for the next one.
      .addCase(customerLeft, () => initialState)
      .addMatcher(reviewOrder.matchFulfilled, (state, { payload, meta }) => {
        if (!payload?.review_token || payload.changes?.length) return;
        // One that was asked for before the shopper changed the totals, or saw a later one, comes too late.
        const { seen_total: asked = null } = meta.arg.originalArgs.checkoutForm;
        if (asked === state.kept.seen.total) noteSeen(state, payload);
      })
      .addMatcher(placeOrder.matchPending, (state) => {
        state.kept.isUnanswered = true;
      })
      .addMatcher(placeOrder.matchFulfilled, (state, { payload }) => {
        if (!payload) return;
        state.kept.isUnanswered = false;
      })
      .addMatcher(placeOrder.matchRejected, (state, { payload }) => {
        const status = payload?.status ?? 0;
        // A call that the server rejected as such has changed nothing.
        if (status >= 400 && status < 500) state.kept.isUnanswered = false;
      })
      // Totals that the shopper changes are no news, either, nor is a line that the shopper takes out.
      .addMatcher(isTotalChanged, ({ kept }, { payload }) => {
        if (isDone(payload)) kept.seen.total = null;
      })
      .addMatcher(removeCartLine.matchFulfilled, ({ kept }, { payload, meta }) => {
        if (isDone(payload)) delete kept.seen.prices[meta.arg.originalArgs.cartRemoveForm.key];
      })
      .addMatcher(saveCartLine.matchFulfilled, ({ kept }, { payload, meta }) => {
        if (isDone(payload)) delete kept.seen.prices[meta.arg.originalArgs.cartKeyForm.key];
      })
      .addMatcher(isSignOutAnswered, (state, { payload }) =>
        payload && !payload.error ? initialState : state,
      );
  },
  selectors: {
    selectCompleted: ({ kept }) => kept.completed,
    selectSeen: ({ kept }) => kept.seen,
    selectIsUnanswered: ({ kept }) => kept.isUnanswered,
    selectAcceptedToken: ({ acceptedToken }) => acceptedToken,
    selectIsSummaryOpen: ({ isSummaryOpen }) => isSummaryOpen,
  },
});

export const {
  addressCompleted,
  deliveryCompleted,
  paymentCompleted,
  changesAccepted,
  summaryToggled,
} = checkoutSlice.actions;
export const {
  selectCompleted,
  selectSeen,
  selectIsUnanswered,
  selectAcceptedToken,
  selectIsSummaryOpen,
} = checkoutSlice.selectors;
