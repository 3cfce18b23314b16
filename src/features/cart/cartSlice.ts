import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api, hasStatusOne } from '../../api/api.ts';
import { isDone } from '../../lib/isDone.ts';
import { locationChanged } from '../ui/locationSlice.ts';
import type { CartItem, TotalLine } from '../../api/endpoints.gen.ts';
import type { QueuedCartAdd } from './add/queuedCartAdd.ts';

/** Quantity requested for a line. Shown optimistically until the cart has been refetched after the change. */
export interface RequestedQuantity {
  /** 0 removes the line. */
  quantity: number;
  name: string;
  /** `sending`: in flight or queued. `sent`: the response has arrived. `reading`: the cart refetch is in flight. */
  state: 'sending' | 'sent' | 'reading';
}

export interface RemovedLine {
  key: string;
  name: string;
}

interface CartState {
  isMiniCartOpen: boolean;
  /**
   * Optimistic cart quantity while adds are in flight, then the last response's count; null once the cart is
   * refetched.
   */
  addedCount: number | null;
  addsUnderWay: number;
  wanted: Record<string, RequestedQuantity>;
  removed: RemovedLine | null;
  queuedCartAdds: QueuedCartAdd[];
}

const initialState: CartState = {
  isMiniCartOpen: false,
  addedCount: null,
  addsUnderWay: 0,
  wanted: {},
  removed: null,
  queuedCartAdds: [],
};

const { addToCart, editCartLine, getCart, removeCartLine, restoreCartLine } = api.endpoints;

function endAdd(state: CartState, count: number | undefined): void {
  state.addsUnderWay -= 1;
  // While other adds are in flight, keep the optimistic count. The last response counts all adds.
  if (state.addsUnderWay === 0) state.addedCount = count ?? null;
}

/** Cart state that the server does not know. Cart lines and totals live in the query cache. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    miniCartOpened: (state) => {
      state.isMiniCartOpen = true;
    },
    miniCartClosed: (state) => {
      state.isMiniCartOpen = false;
    },
    addExpected: (state, { payload }: PayloadAction<number>) => {
      state.addedCount = payload;
    },
    quantityRequested: (
      state,
      { payload }: PayloadAction<RemovedLine & Pick<RequestedQuantity, 'quantity'>>,
    ) => {
      const { key, name, quantity } = payload;
      state.wanted[key] = { quantity, name, state: 'sending' };
    },
    removalForgotten: (state) => {
      state.removed = null;
    },
    queuedCartAddsRead: (state, { payload }: PayloadAction<QueuedCartAdd[]>) => {
      state.queuedCartAdds = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationChanged, (state) => {
        state.isMiniCartOpen = false;
      })
      .addMatcher(addToCart.matchPending, (state) => {
        state.addsUnderWay += 1;
      })
      .addMatcher(addToCart.matchFulfilled, (state, { payload }) => {
        endAdd(state, isDone(payload) ? payload?.count : undefined);
      })
      .addMatcher(addToCart.matchRejected, (state) => endAdd(state, undefined))
      .addMatcher(getCart.matchPending, (state) => {
        for (const wanted of Object.values(state.wanted)) {
          if (wanted.state === 'sent') wanted.state = 'reading';
        }
      })
      .addMatcher(getCart.matchFulfilled, (state, { payload }) => {
        if (state.addsUnderWay === 0) state.addedCount = null;
        if (!payload) return;
        for (const [key, wanted] of Object.entries(state.wanted)) {
          if (wanted.state === 'reading') delete state.wanted[key];
        }
      })
      .addMatcher(editCartLine.matchFulfilled, (state, { payload, meta }) => {
        const { key, quantity } = meta.arg.originalArgs.cartEditForm;
        const wanted = state.wanted[key];
        if (!wanted || wanted.quantity === 0) return;
        if (!hasStatusOne(payload)) delete state.wanted[key];
        else if (wanted.quantity === quantity) wanted.state = 'sent';
      })
      .addMatcher(editCartLine.matchRejected, (state, { meta }) => {
        const { key } = meta.arg.originalArgs.cartEditForm;
        if (state.wanted[key]?.quantity !== 0) delete state.wanted[key];
      })
      .addMatcher(removeCartLine.matchFulfilled, (state, { payload, meta }) => {
        const { key } = meta.arg.originalArgs.cartRemoveForm;
        const wanted = state.wanted[key];
        if (!wanted) return;
        if (hasStatusOne(payload)) {
          wanted.state = 'sent';
          state.removed = { key, name: wanted.name };
        } else delete state.wanted[key];
      })
      .addMatcher(removeCartLine.matchRejected, (state, { meta }) => {
        delete state.wanted[meta.arg.originalArgs.cartRemoveForm.key];
      })
      .addMatcher(restoreCartLine.matchFulfilled, (state, { payload, meta }) => {
        const { key } = meta.arg.originalArgs.cartKeyForm;
        if (hasStatusOne(payload) && state.removed?.key === key) state.removed = null;
      });
  },
  selectors: {
    selectIsMiniCartOpen: (state) => state.isMiniCartOpen,
    selectAddedCount: (state) => state.addedCount,
    selectRequestedQuantity: (state, key: string): RequestedQuantity | undefined =>
      state.wanted[key],
    selectIsChangingLines: ({ wanted }) =>
      Object.values(wanted).some(({ state }) => state === 'sending'),
    selectRemoved: (state) => state.removed,
    selectQueuedCartAddCount: (state) => state.queuedCartAdds.length,
  },
});

export const {
  addExpected,
  miniCartOpened,
  miniCartClosed,
  quantityRequested,
  removalForgotten,
  queuedCartAddsRead,
} = cartSlice.actions;
export const {
  selectIsMiniCartOpen,
  selectIsChangingLines,
  selectRequestedQuantity,
  selectRemoved,
  selectQueuedCartAddCount,
} = cartSlice.selectors;

const selectCartAnswer = getCart.select();
const NO_ITEMS: CartItem[] = [];
const NO_TOTALS: TotalLine[] = [];

/** Cart lines, oldest first; empty until the cart has loaded. */
export const selectItems = createSelector(
  selectCartAnswer,
  ({ data }) => data?.products ?? NO_ITEMS,
);

export const selectTotals = createSelector(
  selectCartAnswer,
  ({ data }) => data?.totals ?? NO_TOTALS,
);

export const selectSubtotal = createSelector(
  selectTotals,
  (totals) => totals.find(({ code }) => code === 'total')?.text ?? '0',
);

export const selectTotalQuantity = createSelector(
  [cartSlice.selectors.selectAddedCount, selectItems],
  (addedCount, items) => addedCount ?? items.reduce((sum, { quantity }) => sum + quantity, 0),
);
