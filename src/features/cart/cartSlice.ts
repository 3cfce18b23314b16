import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api, isOne } from '../../api/api.ts';
import { isDone } from '../../lib/isDone.ts';
import { locationChanged } from '../ui/locationSlice.ts';
import type { CartItem, TotalLine } from '../../api/endpoints.gen.ts';
import type { QueuedCartAdd } from './add/queuedCartAdd.ts';

/** What a shopper wants of a line; shown from the press until the cart has been read after the change. */
export interface WantedQuantity {
  /** 0 takes the line out. */
  quantity: number;
  /** Of the product. */
  name: string;
  /** Its change is on the way or waits its turn; is done; is done and the cart is being read. */
  state: 'sending' | 'sent' | 'reading';
}

/** A line that was taken out and can be put back. */
export interface RemovedLine {
  key: string;
  /** Of the product. */
  name: string;
}

interface CartState {
  isMiniCartOpen: boolean;
  /** Quantity in the cart as an add on its way will have it, or the last one answered it; null once the cart was read after it. */
  addedCount: number | null;
  /** Adds that are on their way. */
  addsUnderWay: number;
  /** By `cart_item_id`. */
  wanted: Record<string, WantedQuantity>;
  /** The last line taken out, while the undo is offered; else null. */
  removed: RemovedLine | null;
  /** Adds that wait for the network, the longest waiting first; read by `readQueuedCartAdds`. */
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

/** @param count the cart's quantity by the answer; undefined where nothing was added */
function endAdd(state: CartState, count: number | undefined): void {
  state.addsUnderWay -= 1;
  // Others count already; the last answer knows them all.
  if (state.addsUnderWay === 0) state.addedCount = count ?? null;
}

/** What the server does not know of the cart; its lines and totals live in the query cache. */
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
    /** An add that nothing known speaks against leads to this quantity. */
    addExpected: (state, { payload }: PayloadAction<number>) => {
      state.addedCount = payload;
    },
    quantityWanted: (
      state,
      { payload }: PayloadAction<RemovedLine & Pick<WantedQuantity, 'quantity'>>,
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
        if (!isOne(payload)) delete state.wanted[key];
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
        if (isOne(payload)) {
          wanted.state = 'sent';
          state.removed = { key, name: wanted.name };
        } else delete state.wanted[key];
      })
      .addMatcher(removeCartLine.matchRejected, (state, { meta }) => {
        delete state.wanted[meta.arg.originalArgs.cartRemoveForm.key];
      })
      .addMatcher(restoreCartLine.matchFulfilled, (state, { payload, meta }) => {
        const { key } = meta.arg.originalArgs.cartKeyForm;
        if (isOne(payload) && state.removed?.key === key) state.removed = null;
      });
  },
  selectors: {
    selectIsMiniCartOpen: (state) => state.isMiniCartOpen,
    selectAddedCount: (state) => state.addedCount,
    selectWanted: (state, key: string): WantedQuantity | undefined => state.wanted[key],
    /** Whether a change of a line is on its way. */
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
  quantityWanted,
  removalForgotten,
  queuedCartAddsRead,
} = cartSlice.actions;
export const {
  selectIsMiniCartOpen,
  selectIsChangingLines,
  selectWanted,
  selectRemoved,
  selectQueuedCartAddCount,
} = cartSlice.selectors;

const selectCartAnswer = getCart.select();
const NO_ITEMS: CartItem[] = [];
const NO_TOTALS: TotalLine[] = [];

/** The cart's lines, oldest first; empty until the cart was read. */
export const selectItems = createSelector(
  selectCartAnswer,
  ({ data }) => data?.products ?? NO_ITEMS,
);

/** The cart's totals in the order shown. */
export const selectTotals = createSelector(
  selectCartAnswer,
  ({ data }) => data?.totals ?? NO_TOTALS,
);

/** Text of the totals line `total`, else '0'. */
export const selectSubtotal = createSelector(
  selectTotals,
  (totals) => totals.find(({ code }) => code === 'total')?.text ?? '0',
);

/** Quantity in the cart; adds count from the press. */
export const selectTotalQuantity = createSelector(
  [cartSlice.selectors.selectAddedCount, selectItems],
  (addedCount, items) => addedCount ?? items.reduce((sum, { quantity }) => sum + quantity, 0),
);
