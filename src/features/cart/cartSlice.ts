import { createSelector, createSlice } from '@reduxjs/toolkit';
import { api, isDone } from '../../api/api.ts';
import { addressChanged } from '../ui/addressSlice.ts';
import type { CartItem, TotalLine } from '../../api/endpoints.gen.ts';

interface CartState {
  isMiniCartOpen: boolean;
  /** Units in the cart as the last add answered them; null once the cart itself has been read after it. */
  addedCount: number | null;
}

const initialState: CartState = { isMiniCartOpen: false, addedCount: null };

/** What the server does not know of the cart; its lines and totals live in the query cache (CONFLICT-53). */
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
  },
  extraReducers: (builder) => {
    builder
      .addCase(addressChanged, (state) => {
        state.isMiniCartOpen = false;
      })
      .addMatcher(api.endpoints.addToCart.matchFulfilled, (state, { payload }) => {
        if (!isDone(payload)) return;
        state.addedCount = payload.count ?? null;
      })
      .addMatcher(api.endpoints.getCart.matchFulfilled, (state) => {
        state.addedCount = null;
      });
  },
  selectors: {
    selectIsMiniCartOpen: (state) => state.isMiniCartOpen,
    selectAddedCount: (state) => state.addedCount,
  },
});

export const { miniCartOpened, miniCartClosed } = cartSlice.actions;
export const { selectIsMiniCartOpen, selectAddedCount } = cartSlice.selectors;

const selectCartAnswer = api.endpoints.getCart.select();
const NO_ITEMS: CartItem[] = [];
const NO_TOTALS: TotalLine[] = [];

/** The cart's lines, oldest first; empty until the cart was read. */
export const selectItems = createSelector(
  selectCartAnswer,
  ({ data }) => (data && data.products) || NO_ITEMS,
);

/** The cart's totals in the order shown. */
export const selectTotals = createSelector(
  selectCartAnswer,
  ({ data }) => (data && data.totals) || NO_TOTALS,
);

/** Text of the totals line `total`, else '0' (CART-05, -06). */
export const selectSubtotal = createSelector(
  selectTotals,
  (totals) => totals.find(({ code }) => code === 'total')?.text ?? '0',
);

/** Units in the cart, the last add counted before the cart is read anew (HEADER-07). */
export const selectTotalQuantity = createSelector(
  [selectAddedCount, selectItems],
  (addedCount, items) => addedCount ?? items.reduce((sum, { quantity }) => sum + quantity, 0),
);
