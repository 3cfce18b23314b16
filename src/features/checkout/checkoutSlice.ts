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

export interface PersistedCheckout {
  completed: CompletedValues;
  /**
   * Values of the review that the customer last saw and accepted, in the store's currency. Unit prices are keyed by
   * `cart_item_id`.
   */
  seen: { total: number | null; prices: Record<string, number> };
  /** True while an order has no response yet and may have been placed. */
  isUnanswered: boolean;
}

interface CheckoutState {
  kept: PersistedCheckout;
  acceptedToken: string | null;
  isSummaryOpen: boolean;
}

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

function storeSeenValues(state: CheckoutState, { total = 0, lines = [] }: CheckoutReview): void {
  const prices = lines.map(({ cart_item_id: id = '', price }) => [id, price] as const);
  state.kept.seen = { total, prices: seenPrices(prices) };
}

const isDifferentDestination = (from: AddressValues | null, to: AddressValues) =>
  (['address_id', 'country_id', 'zone_id', 'postcode'] as const).some(
    (field) => from?.[field] !== to[field],
  );

const { reviewOrder, placeOrder, removeCartLine, saveCartLine } = api.endpoints;
const { addToCart, editCartLine, restoreCartLine, moveSavedLine, reorder } = api.endpoints;
const { applyCoupon, removeCoupon } = api.endpoints;

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

/** Progress of the checkout: completed steps and the prices last seen. Forms hold the input of other steps. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    addressCompleted: ({ kept }, { payload }: PayloadAction<AddressValues>) => {
      if (isDifferentDestination(kept.completed.address, payload)) kept.completed.delivery = null;
      kept.completed.address = payload;
    },
    deliveryCompleted: ({ kept }, { payload }: PayloadAction<DeliveryValues>) => {
      kept.completed.delivery = payload;
      // The customer's choice changes the total, so the next review must not report the new total as a change.
      kept.seen.total = null;
    },
    paymentCompleted: ({ kept }, { payload }: PayloadAction<PaymentValues>) => {
      kept.completed.payment = payload;
    },
    changesAccepted: (state, { payload }: PayloadAction<CheckoutReview>) => {
      state.acceptedToken = payload.review_token ?? null;
      storeSeenValues(state, payload);
    },
    summaryToggled: (state) => {
      state.isSummaryOpen = !state.isSummaryOpen;
    },
  },
  extraReducers: (builder) => {
    builder
      // Reset only when the confirmation page opens: until then the steps are on screen and need the completed
      // values.
      .addCase(locationChanged, (state, { payload }) => {
        if (payload.pathname === SUCCESS_PATH) state.kept = INITIAL_CHECKOUT;
      })
      // Never show one customer's input to the next.
      .addCase(customerLeft, () => initialState)
      .addMatcher(reviewOrder.matchFulfilled, (state, { payload, meta }) => {
        if (!payload?.review_token || payload.changes?.length) return;
        // Ignore reviews requested before the totals changed or before a later review.
        const { seen_total: asked = null } = meta.arg.originalArgs.checkoutForm;
        if (asked === state.kept.seen.total) storeSeenValues(state, payload);
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
        // A 4xx response means that the server placed no order.
        if (status >= 400 && status < 500) state.kept.isUnanswered = false;
      })
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
