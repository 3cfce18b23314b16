/**
 * The only door to the backend for screens and slices: the generated endpoints with what their answers make stale and
 * how long they are kept.
 */
import { generatedApi } from './endpoints.gen.ts';

/** Whether a write's answer says that it was done: no `error`, and a `status` that is neither absent nor 0 (CONFLICT-08). */
export function isDone(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { status, error } = answer as { status?: unknown; error?: unknown };
  return !error && Boolean(status) && String(status) !== '0';
}

/** Whether the answer's `status` is 1, as edits and removals of cart lines demand. */
export function isOne(answer: unknown): boolean {
  return isDone(answer) && Number((answer as { status: unknown }).status) === 1;
}

const DAY_IN_SECONDS = 24 * 60 * 60;

export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    // The shop's own frame: read once, then kept for as long as the page is open.
    getMenu: { keepUnusedDataFor: DAY_IN_SECONDS },
    getConfig: { keepUnusedDataFor: DAY_IN_SECONDS },
    getCurrencies: { keepUnusedDataFor: DAY_IN_SECONDS },
    listCollections: { keepUnusedDataFor: DAY_IN_SECONDS },
    getLanguageTexts: { keepUnusedDataFor: DAY_IN_SECONDS },
    // Kept while a shopper goes back and forth, so that the scroll position can be restored at once.
    searchProducts: { keepUnusedDataFor: 600, providesTags: ['Product'] },
    getProduct: { keepUnusedDataFor: 600 },
    listPopularProducts: { keepUnusedDataFor: 600 },
    getHomeContent: { keepUnusedDataFor: 600 },
    getApiToken: { invalidatesTags: [] },
    changeCurrency: { invalidatesTags: (answer) => (isDone(answer) ? ['Currency', 'Cart'] : []) },
    addToCart: { invalidatesTags: (answer) => (isDone(answer) ? ['Cart'] : []) },
    editCartLine: { invalidatesTags: (answer) => (isOne(answer) ? ['Cart'] : []) },
    removeCartLine: { invalidatesTags: (answer) => (isOne(answer) ? ['Cart'] : []) },
    addToWishlist: { invalidatesTags: (answer) => (isDone(answer) ? ['Wishlist', 'Cart'] : []) },
    removeFromWishlist: {
      invalidatesTags: (answer) => (isDone(answer) ? ['Wishlist', 'Cart'] : []),
    },
    writeReview: { invalidatesTags: (answer) => (isDone(answer) ? ['Review', 'Product'] : []) },
  },
});

export const {
  useGetMenuQuery,
  useGetConfigQuery,
  useGetCurrenciesQuery,
  useChangeCurrencyMutation,
  useGetCartQuery,
  useAddToCartMutation,
  useEditCartLineMutation,
  useRemoveCartLineMutation,
  useSearchProductsQuery,
  useGetProductQuery,
  useListRelatedProductsQuery,
  useListPopularProductsQuery,
  useListProductReviewsQuery,
  useListCollectionsQuery,
  useGetHomeContentQuery,
} = api;
