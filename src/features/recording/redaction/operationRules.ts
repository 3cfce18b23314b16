/** Redaction rules of each API operation. TypeScript requires an entry for every operation. */
import type { api } from '../../../api/api.ts';
import { PERSONAL, PUBLIC, type OperationRules } from './recordingRules.ts';
import { dropped, kept, masked, only, type Rule } from './redactor.ts';

type Operation = keyof (typeof api)['endpoints'];

/** Unmasked fields of cart and order lines. Texts typed into options are masked. */
const LINE_FIELDS = [
  'cart_item_id',
  'product_id',
  'handle',
  'image',
  'name',
  'code',
  'title',
  'text',
  'allergens',
  'measure',
  'url',
  'formats',
  'alt',
  'color',
  'substitution',
];
const lines = only(...LINE_FIELDS);

/** Keeps an order's fields except recipient and address. */
const order: Rule = only(
  ...LINE_FIELDS,
  'status',
  'placed',
  'kind',
  'date',
  'price_text',
  'total_text',
  'payment_id',
  'payment_state',
  'state',
  'starts',
  'ends',
);
const reviews = only('review_id', 'product_id', 'date');
const ofProduct = only('product_id');

export const operationRules: Readonly<Record<Operation, OperationRules>> = {
  getMenu: PUBLIC,
  getApiToken: PERSONAL,
  getConfig: PUBLIC,
  getCurrencies: PUBLIC,
  changeCurrency: PUBLIC,
  listCountries: PUBLIC,
  getCountry: { args: masked, answer: kept },
  getCart: { args: kept, answer: lines },
  getCartTotals: { args: kept, answer: lines },
  addToCart: { args: ofProduct, answer: kept },
  editCartLine: PUBLIC,
  removeCartLine: PUBLIC,
  restoreCartLine: PUBLIC,
  saveCartLine: PUBLIC,
  getSavedLines: { args: kept, answer: lines },
  moveSavedLine: PUBLIC,
  removeSavedLine: PUBLIC,
  applyCoupon: PUBLIC,
  removeCoupon: PUBLIC,
  getWishlist: PUBLIC,
  addToWishlist: PUBLIC,
  removeFromWishlist: PUBLIC,
  getLoginStatus: PERSONAL,
  login: PERSONAL,
  logout: PERSONAL,
  getRegistrationFields: PUBLIC,
  register: PERSONAL,
  getAccountSuccess: PERSONAL,
  verifyEmail: PERSONAL,
  resendVerification: PERSONAL,
  resetPassword: PERSONAL,
  searchProducts: PUBLIC,
  suggest: PUBLIC,
  getProduct: PUBLIC,
  listRelatedProducts: PUBLIC,
  listRecentlyViewed: PUBLIC,
  listPopularProducts: PUBLIC,
  // Support does not need the reviewers' names and texts.
  listProductReviews: { args: kept, answer: reviews },
  listAllReviews: { args: kept, answer: reviews },
  requestStockAlert: { args: ofProduct, answer: masked },
  cancelStockAlerts: PERSONAL,
  writeReview: { args: ofProduct, answer: masked },
  listDeliveryMethods: { args: masked, answer: kept },
  listPaymentMethods: PUBLIC,
  reviewOrder: { args: masked, answer: order },
  placeOrder: { args: masked, answer: order },
  retryPayment: { args: masked, answer: order },
  // Anyone with the payment page's URL can see the payment.
  openPayment: PERSONAL,
  checkPayment: { args: masked, answer: order },
  getOrder: { args: masked, answer: order },
  listOrders: { args: kept, answer: order },
  cancelOrder: { args: masked, answer: order },
  reorder: { args: masked, answer: order },
  // Omit language texts: they are larger than everything else and available in a separate file.
  getLanguageTexts: { args: kept, answer: dropped },
  listCollections: PUBLIC,
  getHomeContent: PUBLIC,
  getContentPage: PUBLIC,
  sendContactMessage: PERSONAL,
  listBlogPosts: PUBLIC,
  getBlogPost: PUBLIC,
  logoutEverywhere: PERSONAL,
  getProfile: PERSONAL,
  saveProfile: PERSONAL,
  changePassword: PERSONAL,
  listAddresses: PERSONAL,
  saveAddress: PERSONAL,
  removeAddress: PERSONAL,
  setDefaultAddress: PERSONAL,
  getAvoidList: PERSONAL,
  saveAvoidList: PERSONAL,
  exportAccount: { args: kept, answer: dropped },
  deleteAccount: PERSONAL,
  listSessions: {
    args: kept,
    answer: only('browser', 'system', 'started_at', 'last_used_at', 'is_current'),
  },
  endSession: PERSONAL,
  endOtherSessions: PERSONAL,
  listPasskeys: { args: kept, answer: only('created_at', 'last_used_at') },
  getPasskeyRegistrationOptions: PERSONAL,
  registerPasskey: PERSONAL,
  getPasskeyLoginOptions: PERSONAL,
  loginWithPasskey: PERSONAL,
  removePasskey: PERSONAL,
  getSecondFactor: { args: kept, answer: only('is_on', 'since', 'recovery_codes_left') },
  startSecondFactor: PERSONAL,
  confirmSecondFactor: PERSONAL,
  removeSecondFactor: PERSONAL,
  renewRecoveryCodes: PERSONAL,
  listHeldReviews: PERSONAL,
  approveReview: PERSONAL,
  rejectReview: PERSONAL,
  sendRecording: PERSONAL,
  sendVitals: PERSONAL,
  getRecording: { args: masked, answer: dropped },
};

/** Returns an operation's rules; for unknown operations, rules that mask everything. */
export function rulesOf(operation: unknown): OperationRules {
  const id = String(operation);
  return Object.hasOwn(operationRules, id) ? operationRules[id as Operation] : PERSONAL;
}
