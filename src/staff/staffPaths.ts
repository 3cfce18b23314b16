export const SHOP_REPLAY = '/support/replay';

export const staffPaths = {
  start: '/staff',
  password: '/staff/password',
  setup: '/staff/setup',
  forgotten: '/staff/forgotten',
  account: '/staff/account',
  home: '/staff/home',
  orders: '/staff/orders',
  order: (number: string) =>
    `/staff/orders/${number.startsWith(':') ? number : encodeURIComponent(number)}`,
  products: '/staff/products',
  newProduct: '/staff/products/new',
  product: (id: string) => `/staff/products/${id}`,
  customers: '/staff/customers',
  customer: (id: string) => `/staff/customers/${id}`,
  packing: '/staff/packing',
  /**
   * Query: `slot_id` or `number`; without both, the list contains the orders without a slot. `status` filters the
   * orders. `form` and `paper` choose the print format.
   */
  packingList: '/staff/packing/list',
  stock: '/staff/stock',
  productStock: (productId: string) => `/staff/stock/${productId}`,
  reviews: '/staff/reviews',
  coupons: '/staff/coupons',
  coupon: (code: string) =>
    `/staff/coupons/${code.startsWith(':') ? code : encodeURIComponent(code)}`,
  newCoupon: '/staff/new-coupon',
  /** Query: `kind`, `state`, `text` and `page`. */
  content: '/staff/content',
  newContent: (kind: string) => `/staff/content/new/${kind}`,
  contentItem: (kind: string, handle: string) =>
    `/staff/content/${kind}/${handle.startsWith(':') ? handle : encodeURIComponent(handle)}`,
  /** Draft preview, rendered by the backend. */
  preview: (kind: string, handle: string, language: string) =>
    `/staff/preview/${kind}/${encodeURIComponent(handle)}?${new URLSearchParams({ lang: language }).toString()}`,
  messages: '/staff/messages',
  delivery: '/staff/delivery',
  deliveryMethod: (id: string) => `/staff/delivery/${id}`,
  collections: '/staff/collections',
  currencies: '/staff/currencies',
  /** Query: `days`; `as=table` shows the table. */
  insight: '/staff/insight',
  /** Query: `draft`, the id of an import whose file is uploaded. */
  import: '/staff/import',
  pictures: (id: string) => `/staff/products/${id}/pictures`,
  firstSteps: '/staff/first-steps',
  shop: '/staff/shop',
  members: '/staff/members',
  changes: '/staff/changes',
};
