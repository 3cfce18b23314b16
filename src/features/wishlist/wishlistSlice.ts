import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { WishlistItem } from '../../api/endpoints.gen.ts';

interface WishlistState {
  /** Ids of products whose wishlist call is under way. */
  pendingIds: string[];
}

const initialState: WishlistState = { pendingIds: [] };
const { addToWishlist, removeFromWishlist, getWishlist } = api.endpoints;

/** What the server does not know of the wishlist; its items live in the query cache. */
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

/** Products on the wishlist, latest first; empty until it was read. */
export const selectWishlist = createSelector(
  getWishlist.select(),
  ({ data }) => (data && data.products) || NO_ITEMS,
);

/** Ids of the products on the wishlist. */
export const selectWishlistIds = createSelector(
  selectWishlist,
  (items) => new Set(items.map(({ product_id }) => product_id)),
);
