/** Page of the shop that shows recordings; opened from the counter's menu. */
export const SHOP_REPLAY = '/support/replay';

/** Paths of the counter's pages. */
export const staffPaths = {
  start: '/staff',
  password: '/staff/password',
  account: '/staff/account',
  orders: '/staff/orders',
  /** @param number of the order, or the placeholder of a route */
  order: (number: string) =>
    `/staff/orders/${number.startsWith(':') ? number : encodeURIComponent(number)}`,
  products: '/staff/products',
  newProduct: '/staff/products/new',
  /** @param id of the product, or the placeholder of a route */
  product: (id: string) => `/staff/products/${id}`,
  packing: '/staff/packing',
  /** Query: `slot_id` or `number`; neither for the orders without a slot. `status` and `form` narrow it down. */
  packingList: '/staff/packing/list',
  /** Query: `view`, `text` and `page`. */
  stock: '/staff/stock',
  /** @param productId of the product, or the placeholder of a route */
  productStock: (productId: string) => `/staff/stock/${productId}`,
  /** Query: `view`, `text` and `page`. */
  reviews: '/staff/reviews',
  /** Query: `state`, `text` and `page`. */
  coupons: '/staff/coupons',
  /** @param code of the coupon, or the placeholder of a route */
  coupon: (code: string) =>
    `/staff/coupons/${code.startsWith(':') ? code : encodeURIComponent(code)}`,
  newCoupon: '/staff/new-coupon',
  /** Query: `kind`, `state`, `text` and `page`. */
  content: '/staff/content',
  /** @param kind of what is begun, or the placeholder of a route */
  newContent: (kind: string) => `/staff/content/new/${kind}`,
  /** @param handle of the page or post, or the placeholder of a route */
  contentItem: (kind: string, handle: string) =>
    `/staff/content/${kind}/${handle.startsWith(':') ? handle : encodeURIComponent(handle)}`,
  /** The draft as the shop would show it; written by the backend. */
  preview: (kind: string, handle: string, language: string) =>
    `/staff/preview/${kind}/${encodeURIComponent(handle)}?${new URLSearchParams({ lang: language }).toString()}`,
  /** Query: `view`. */
  messages: '/staff/messages',
  delivery: '/staff/delivery',
  /** @param id of the way of delivery, `new`, or the placeholder of a route */
  deliveryMethod: (id: string) => `/staff/delivery/${id}`,
  collections: '/staff/collections',
  currencies: '/staff/currencies',
  /** Query: `days`, and `as` for the table. */
  insight: '/staff/insight',
  /** Query: `draft`, the id of an import whose file has arrived. */
  import: '/staff/import',
  /** @param id of the product, or the placeholder of a route */
  pictures: (id: string) => `/staff/products/${id}/pictures`,
  firstSteps: '/staff/first-steps',
  shop: '/staff/shop',
  members: '/staff/members',
  changes: '/staff/changes',
};
