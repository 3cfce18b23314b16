import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { WishlistItem } from '../../api/endpoints.gen.ts';

interface WishlistState {
  pendingIds: string[];
}

const initialState: WishlistState = { pendingIds: [] };
const { addToWishlist, removeFromWishlist, getWishlist } = api.endpoints;

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(
        isAnyOf(addToWishlist.matchPending, removeFromWishlist.matchPending),
        (state, { meta }) => {
          state.pendingIds.push(meta.arg.originalArgs.wishlistForm.product_id);
        },
      )
      .addMatcher(
        isAnyOf(
          addToWishlist.matchFulfilled,
          addToWishlist.matchRejected,
          removeFromWishlist.matchFulfilled,
          removeFromWishlist.matchRejected,
        ),
        (state, { meta }) => {
          const id = meta.arg.originalArgs.wishlistForm.product_id;
          state.pendingIds = state.pendingIds.filter((pending) => pending !== id);
        },
      );
  },
  selectors: {
    selectPendingWishlistIds: (state) => state.pendingIds,
  },
});

export const { selectPendingWishlistIds } = wishlistSlice.selectors;

const NO_ITEMS: WishlistItem[] = [];

export const selectWishlist = createSelector(
  getWishlist.select(),
  ({ data }) => (data && data.products) || NO_ITEMS,
);

export const selectWishlistIds = createSelector(
  selectWishlist,
  (items) => new Set(items.map(({ product_id }) => product_id)),
);
