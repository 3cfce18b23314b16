/** The only entry to the backend for screens and slices: generated endpoints with cache times and invalidation. */
import { generatedApi } from './endpoints.gen.ts';
import { isAccepted, isDone } from '../lib/isDone.ts';
import { ALL, tagsOfOrders, tagsOfProducts } from './entityTags.ts';
import { lazySchema } from './lazySchema.ts';

export * from './endpoints.gen.ts';

/** True if `status` is 1, which means success for edits and removals of cart lines. */
export function hasStatusOne(answer: unknown): boolean {
  return isDone(answer) && Number((answer as { status: unknown }).status) === 1;
}

/** True after an error or without an answer: the write may still have succeeded. */
const hasNoAnswer = (answer: unknown, error: unknown) => Boolean(error) || !answer;

const afterLineEdit =
  <Tag extends 'Cart' | 'Saved'>(...tags: Tag[]) =>
  (answer: unknown, error: unknown) =>
    hasNoAnswer(answer, error) || hasStatusOne(answer) ? tags : [];

export const OTHER_PRIVATE_TAGS = ['Account', 'Address', 'Checkout', 'Order', 'Saved'] as const;

const PRIVATE_TAGS = ['Cart', 'Wishlist', 'Currency', ...OTHER_PRIVATE_TAGS] as const;

const sessionReplaced = (answer: unknown) => (isDone(answer) ? PRIVATE_TAGS : []);

const sessionEnded = (answer: unknown) => (isAccepted(answer) ? PRIVATE_TAGS : []);

const accountChanged = (answer: unknown) => (isDone(answer) ? (['Account'] as const) : []);
const addressesChanged = (answer: unknown) => (isDone(answer) ? (['Address'] as const) : []);

const DAY_IN_SECONDS = 24 * 60 * 60;

/** Turns '' into undefined, meaning no answer. The base query returns '' for 502, 503 and 504. */
const transformResponse = (answer: unknown) => (answer === '' ? undefined : answer);

generatedApi.enhanceEndpoints({
  endpoints: Object.fromEntries(
    Object.keys(generatedApi.endpoints).map((name) => [
      name,
      { transformResponse, responseSchema: lazySchema(name) },
    ]),
  ),
});

export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    getMenu: { keepUnusedDataFor: DAY_IN_SECONDS },
    getConfig: { keepUnusedDataFor: DAY_IN_SECONDS },
    getCurrencies: { keepUnusedDataFor: DAY_IN_SECONDS },
    listCollections: { keepUnusedDataFor: DAY_IN_SECONDS },
    getLanguageTexts: { keepUnusedDataFor: DAY_IN_SECONDS },
    listCountries: { keepUnusedDataFor: DAY_IN_SECONDS },
    getCountry: { keepUnusedDataFor: DAY_IN_SECONDS },
    // Cache these for back and forward navigation, so that the scroll position can be restored at once.
    suggest: { keepUnusedDataFor: 300, providesTags: tagsOfProducts },
    searchProducts: { keepUnusedDataFor: 600, providesTags: tagsOfProducts },
    getProduct: {
      keepUnusedDataFor: 600,
      providesTags: (product) => tagsOfProducts(product && { products: [product] }),
    },
    listPopularProducts: { keepUnusedDataFor: 600, providesTags: tagsOfProducts },
    listRelatedProducts: { providesTags: tagsOfProducts },
    listRecentlyViewed: { providesTags: tagsOfProducts },
    listProductReviews: {
      providesTags: (_answer, _failure, { productId }) => [{ type: 'Review', id: productId }],
    },
    listAllReviews: {
      providesTags: (_answer, _failure, { productId = ALL }) => [{ type: 'Review', id: productId }],
    },
    getOrder: {
      providesTags: (_answer, _failure, { number }) => tagsOfOrders({ orders: [{ number }] }),
    },
    listOrders: {
      providesTags: (answer) => [...tagsOfOrders(answer), { type: 'Order', id: ALL }],
    },
    getHomeContent: { keepUnusedDataFor: 600 },
    getContentPage: { keepUnusedDataFor: 600 },
    listBlogPosts: { keepUnusedDataFor: 600 },
    getBlogPost: { keepUnusedDataFor: 600 },
    sendContactMessage: { invalidatesTags: [] },
    requestStockAlert: { invalidatesTags: [] },
    cancelStockAlerts: { invalidatesTags: [] },
    getApiToken: { invalidatesTags: [] },
    changeCurrency: { invalidatesTags: (answer) => (isAccepted(answer) ? ['Currency'] : []) },
    addToCart: {
      invalidatesTags: (answer, error) =>
        hasNoAnswer(answer, error) || isDone(answer) ? ['Cart'] : [],
    },
    editCartLine: { invalidatesTags: afterLineEdit('Cart') },
    removeCartLine: { invalidatesTags: afterLineEdit('Cart') },
    getCartTotals: {
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const totals = (await queryFulfilled.catch(() => undefined))?.data;
        if (!totals) return;
        const { updateQueryData } = generatedApi.util;
        dispatch(
          updateQueryData('getCart', undefined, (cart) => {
            if (cart) cart.totals = totals;
          }),
        );
      },
    },
    // The callers refetch only the totals.
    applyCoupon: { invalidatesTags: [] },
    removeCoupon: { invalidatesTags: [] },
    restoreCartLine: { invalidatesTags: afterLineEdit('Cart') },
    saveCartLine: { invalidatesTags: afterLineEdit('Cart', 'Saved') },
    moveSavedLine: { invalidatesTags: afterLineEdit('Cart', 'Saved') },
    removeSavedLine: { invalidatesTags: (answer) => (hasStatusOne(answer) ? ['Saved'] : []) },
    addToWishlist: { invalidatesTags: (answer) => (isDone(answer) ? ['Wishlist', 'Cart'] : []) },
    removeFromWishlist: {
      invalidatesTags: (answer) => (isDone(answer) ? ['Wishlist', 'Cart'] : []),
    },
    login: { invalidatesTags: sessionReplaced },
    loginWithPasskey: { invalidatesTags: sessionReplaced },
    logout: { invalidatesTags: sessionEnded },
    logoutEverywhere: { invalidatesTags: sessionEnded },
    deleteAccount: { invalidatesTags: sessionEnded },
    register: { invalidatesTags: [] },
    verifyEmail: { invalidatesTags: [] },
    resendVerification: { invalidatesTags: [] },
    resetPassword: { invalidatesTags: [] },
    changePassword: { invalidatesTags: [] },
    getPasskeyLoginOptions: { invalidatesTags: [] },
    getPasskeyRegistrationOptions: { invalidatesTags: [] },
    saveProfile: { invalidatesTags: accountChanged },
    saveAvoidList: { invalidatesTags: accountChanged },
    endSession: { invalidatesTags: accountChanged },
    endOtherSessions: { invalidatesTags: accountChanged },
    registerPasskey: { invalidatesTags: accountChanged },
    removePasskey: { invalidatesTags: accountChanged },
    startSecondFactor: { invalidatesTags: [] },
    confirmSecondFactor: { invalidatesTags: accountChanged },
    removeSecondFactor: { invalidatesTags: accountChanged },
    renewRecoveryCodes: { invalidatesTags: accountChanged },
    saveAddress: { invalidatesTags: addressesChanged },
    removeAddress: { invalidatesTags: addressesChanged },
    setDefaultAddress: { invalidatesTags: addressesChanged },
    cancelOrder: {
      // Invalidate also after a rejection, which shows that the cached order is stale.
      invalidatesTags: (answer, _failure, { orderKeyForm: { number: id } }) =>
        answer ? [{ type: 'Order', id }] : [],
    },
    reorder: { invalidatesTags: (answer) => (isDone(answer) ? ['Cart'] : []) },
    // The checkout step refetches by itself. `seen_total` and `seen_price` are sent but not part of the cache key,
    // as they change with each answer.
    reviewOrder: {
      providesTags: [],
      keepUnusedDataFor: 0,
      serializeQueryArgs: ({ queryArgs }) => {
        const { seen_total: _total, seen_price: _prices, ...checkoutForm } = queryArgs.checkoutForm;
        return { ...queryArgs, checkoutForm };
      },
    },
    placeOrder: {
      invalidatesTags: (answer) => (answer ? ['Cart', 'Checkout', { type: 'Order', id: ALL }] : []),
    },
    retryPayment: {
      invalidatesTags: (answer, _failure, { retryPaymentForm: { number: id } }) =>
        answer ? [{ type: 'Order', id }] : [],
    },
    sendRecording: { invalidatesTags: [] },
    sendVitals: { invalidatesTags: [], extraOptions: { keepalive: true } },
    exportAccount: { keepUnusedDataFor: 0 },
    writeReview: {
      invalidatesTags: (answer, _failure, { reviewForm: { product_id: id } }) =>
        isDone(answer)
          ? [
              { type: 'Product', id },
              { type: 'Review', id },
              { type: 'Review', id: ALL },
            ]
          : [],
    },
  },
});

export const { useLazyReviewOrderQuery } = api;
