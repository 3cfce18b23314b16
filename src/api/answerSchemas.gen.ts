// Written by `npm run generate` from contract/openapi.yaml. Do not edit.
import * as v from 'valibot';
import type { MenuItem } from './endpoints.gen.ts';
import { amount, answer, flag, list, number, optional, text, unlessError } from './lenientSchemas.ts';

const menuItem: v.GenericSchema<unknown, MenuItem> = v.looseObject({
  title: text,
  type: optional(v.picklist(["sub","link","extLink","extTabLink"])),
  handle: optional(text),
  path: optional(text),
  badge: optional(flag),
  badgeText: optional(text),
  children: optional(list(v.lazy(() => menuItem))),
  megaMenu: optional(flag),
  active: optional(flag),
  column: optional(text),
});
const menuAnswer = v.looseObject({
  menu: list(menuItem),
});
const picture = v.looseObject({
  url: text,
  widths: v.fallback(list(number), []),
  formats: v.fallback(list(text), []),
  width: number,
  height: number,
  alt: text,
  color: text,
});
const footerService = v.looseObject({
  name: v.picklist(["shipping","support","checkout"]),
  title: text,
  text: text,
});
const footerLink = v.looseObject({
  title: text,
  path: text,
});
const footer = v.looseObject({
  about_text: text,
  about_link: text,
  chat_text: text,
  credit: text,
  services: v.fallback(list(footerService), []),
  links: v.fallback(list(footerLink), []),
});
const config = v.looseObject({
  meta_title: optional(text),
  meta_description: optional(text),
  meta_keyword: optional(text),
  review_status: optional(v.any()),
  quickview_status: optional(v.any()),
  newsletter_action: optional(text),
  store_name: optional(text),
  store_logo: optional(picture),
  store_phone: optional(text),
  store_email: optional(text),
  store_address: optional(text),
  social_facebook: optional(text),
  social_instagram: optional(text),
  social_youtube: optional(text),
  adds_tax: optional(flag),
  asks_tax_number: optional(flag),
  footer: optional(footer),
});
const currency = v.looseObject({
  code: text,
  symbol: text,
  value: number,
  decimal: v.pipe(number, v.minValue(0), v.maxValue(8)),
});
const currencyAnswer = v.looseObject({
  currencies: list(currency),
  currency: v.union([text, currency]),
  store_currency: optional(text),
});
const country = v.looseObject({
  country_id: text,
  name: text,
});
const zone = v.looseObject({
  zone_id: text,
  name: text,
});
const postcodeDemand = v.picklist(["required","optional","none"]);
const countryWithZones = v.looseObject({
  country_id: optional(text),
  name: optional(text),
  zone: list(zone),
  zone_kind: optional(v.picklist(["region","state","province","county","emirate","prefecture","district"])),
  zone_required: optional(flag),
  postcode: optional(postcodeDemand),
  place_order: optional(list(v.picklist(["city","postcode","zone"]))),
});
const cartOption = v.looseObject({
  name: v.fallback(text, ""),
  value: v.fallback(text, ""),
});
const allergen = v.picklist(["gluten","crustaceans","eggs","fish","peanuts","soybeans","milk","nuts","celery","mustard","sesame","sulphites","lupin","molluscs"]);
const unitPrice = v.looseObject({
  price: number,
  per: number,
  measure: v.picklist(["kg","g","l","ml","piece"]),
  content: optional(number),
});
const weightStep = v.pipe(number, v.minValue(1));
const cartItem = v.looseObject({
  cart_item_id: v.fallback(text, ""),
  product_id: optional(text),
  handle: v.fallback(text, ""),
  image: v.fallback(text, ""),
  name: v.fallback(text, ""),
  option: v.fallback(list(cartOption), []),
  quantity: v.fallback(number, 1),
  price: v.fallback(amount, ""),
  special: v.fallback(amount, 0),
  total: v.fallback(amount, ""),
  added_price: optional(number),
  available: optional(number),
  allergens: optional(list(allergen)),
  may_contain: optional(list(allergen)),
  unit_price: optional(unitPrice),
  weight_step: optional(weightStep),
  picture: optional(picture),
});
const totalLine = v.looseObject({
  code: v.fallback(text, ""),
  title: optional(text),
  text: v.fallback(text, ""),
});
const cart = v.looseObject({
  products: list(cartItem),
  totals: v.fallback(list(totalLine), []),
});
const savedLines = v.looseObject({
  products: list(cartItem),
});
const optionValue = v.looseObject({
  product_option_value_id: text,
  name: v.fallback(text, ""),
  price: v.fallback(amount, 0),
  isdefault: v.fallback(flag, false),
  picture: optional(picture),
});
const productOption = v.looseObject({
  product_option_id: text,
  name: v.fallback(text, ""),
  type: v.picklist(["select","radio","checkbox","image","text"]),
  required: v.fallback(flag, false),
  value: v.fallback(text, ""),
  product_option_value: v.fallback(list(optionValue), []),
});
const productVariant = v.looseObject({
  variant_id: text,
  values: v.fallback(list(text), []),
  price: amount,
  special: amount,
  stock: number,
  sku: optional(text),
  barcode: optional(text),
  unit_price: optional(unitPrice),
  weight_step: optional(weightStep),
});
const productCard = v.looseObject({
  product_id: v.fallback(text, ""),
  handle: v.fallback(text, ""),
  name: v.fallback(text, ""),
  thumb: v.fallback(text, ""),
  price: v.fallback(amount, ""),
  special: v.fallback(amount, 0),
  minimum: v.fallback(number, 1),
  rating: v.fallback(number, 0),
  review_count: optional(number),
  stock: optional(number),
  options: v.fallback(list(productOption), []),
  variants: optional(list(productVariant)),
  unit_price: optional(unitPrice),
  weight_step: optional(weightStep),
  picture: optional(picture),
});
const wishlistItem = v.looseObject({
  product_id: text,
  product: optional(productCard),
});
const wishlist = v.looseObject({
  products: list(wishlistItem),
});
const loginStatus = v.looseObject({
  logged: optional(flag),
});
const registrationField = v.looseObject({
  name: text,
  required: flag,
});
const registrationFields = v.looseObject({
  fields: optional(list(registrationField)),
});
const outcome = v.looseObject({
  status: optional(number),
  success: optional(text),
  error: optional(text),
  retry_after: optional(number),
});
const categoryFacet = v.looseObject({
  handle: text,
  name: text,
  count: number,
});
const dietMark = v.picklist(["vegetarian","vegan","organic"]);
const facets = v.looseObject({
  categories: v.fallback(list(categoryFacet), []),
  price: optional(v.looseObject({
  min: number,
  max: number,
})),
  marks: optional(list(v.looseObject({
  value: dietMark,
  count: number,
}))),
  without: optional(list(v.looseObject({
  value: allergen,
  count: number,
}))),
  in_stock: optional(number),
  ratings: optional(list(v.looseObject({
  value: number,
  count: number,
}))),
});
const searchAnswer = v.looseObject({
  products: list(productCard),
  total: number,
  found: optional(number),
  page: optional(v.pipe(number, v.minValue(1))),
  limit: optional(v.pipe(number, v.minValue(1))),
  term: optional(text),
  facets: v.fallback(facets, {"categories":[]}),
});
const suggestAnswer = v.looseObject({
  term: text,
  products: list(productCard),
  collections: list(categoryFacet),
});
const nutrition = v.looseObject({
  energy_kj: optional(number),
  energy_kcal: optional(number),
  fat: optional(number),
  saturates: optional(number),
  trans_fat: optional(number),
  monounsaturates: optional(number),
  polyunsaturates: optional(number),
  cholesterol_mg: optional(number),
  carbohydrate: optional(number),
  sugars: optional(number),
  added_sugars: optional(number),
  polyols: optional(number),
  starch: optional(number),
  fibre: optional(number),
  protein: optional(number),
  salt: optional(number),
  sodium_mg: optional(number),
  per: optional(v.picklist(["g","ml"])),
  as_on_label: optional(flag),
});
const collectionLink = v.looseObject({
  handle: text,
  name: text,
});
const product = unlessError(v.looseObject({
  error: optional(text),
  product_id: optional(text),
  handle: optional(text),
  name: optional(text),
  price: optional(amount),
  special: optional(amount),
  special_until: optional(text),
  minimum: optional(number),
  rating: optional(number),
  review_count: optional(number),
  stock: optional(number),
  weight_step: optional(weightStep),
  description: optional(text),
  images: optional(list(text)),
  pictures: optional(list(picture)),
  options: optional(list(productOption)),
  variants: optional(list(productVariant)),
  unit_price: optional(unitPrice),
  ingredients: optional(text),
  nutrition: optional(nutrition),
  allergens: optional(list(allergen)),
  may_contain: optional(list(allergen)),
  allergen_names: optional(text),
  marks: optional(list(dietMark)),
  collection: optional(collectionLink),
  brand: optional(text),
  meta_title: optional(text),
  meta_description: optional(text),
  meta_keyword: optional(text),
}), ["product_id","handle","name"]);
const productList = v.looseObject({
  products: list(productCard),
});
const review = v.looseObject({
  review_id: v.fallback(text, ""),
  product_id: v.fallback(text, ""),
  name: v.fallback(text, ""),
  text: v.fallback(text, ""),
  rating: v.fallback(number, 0),
  date: v.fallback(text, ""),
  verified: optional(flag),
  reply: optional(text),
});
const reviewList = v.looseObject({
  reviews: list(review),
  total: number,
  ratings: optional(list(number)),
});
const recordingAnswer = v.looseObject({
  status: optional(number),
  recording: optional(text),
  sent: optional(text),
  error: optional(text),
  retry_after: optional(number),
});
const deliverySlot = v.looseObject({
  slot_id: text,
  starts: text,
  ends: text,
  cutoff: text,
  left: number,
});
const deliveryMethod = v.looseObject({
  delivery_id: text,
  name: text,
  description: text,
  price: number,
  free_from: optional(number),
  slots: optional(list(deliverySlot)),
});
const deliveryAnswer = v.looseObject({
  methods: list(deliveryMethod),
  error: optional(v.any()),
});
const paymentMethod = v.looseObject({
  payment_id: text,
  name: text,
  description: text,
  limit: optional(number),
});
const paymentMethodsAnswer = v.looseObject({
  methods: list(paymentMethod),
});
const orderLine = v.looseObject({
  cart_item_id: optional(text),
  product_id: optional(text),
  handle: v.fallback(text, ""),
  image: v.fallback(text, ""),
  name: v.fallback(text, ""),
  option: v.fallback(list(cartOption), []),
  quantity: v.fallback(number, 1),
  packed: optional(number),
  weight_step: optional(weightStep),
  weight: optional(number),
  replaces: optional(text),
  price: v.fallback(amount, ""),
  price_text: v.fallback(text, ""),
  total: v.fallback(amount, ""),
  total_text: v.fallback(text, ""),
  available: optional(number),
  substitution: v.fallback(v.picklist(["none","similar","ask"]), "none"),
});
const checkoutChange = v.looseObject({
  code: v.picklist(["price","stock","option","coupon","slot","total","cart"]),
  cart_item_id: optional(text),
  text: text,
  seen: optional(number),
  now: optional(number),
});
const checkoutReview = v.looseObject({
  lines: optional(list(orderLine)),
  totals: optional(list(totalLine)),
  total: optional(number),
  changes: optional(list(checkoutChange)),
  review_token: optional(text),
  error: optional(v.any()),
});
const orderEvent = v.looseObject({
  status: v.picklist(["placed","paid","packed","dispatched","delivered","cancelled"]),
  date: text,
});
const orderRefund = v.looseObject({
  amount_text: text,
  reason: v.picklist(["short","cancelled","goodwill","double"]),
  state: v.picklist(["due","done"]),
  date: text,
});
const invoiceLink = v.looseObject({
  kind: v.picklist(["invoice","credit-note"]),
  number: text,
  path: text,
});
const orderAddress = v.looseObject({
  firstname: text,
  lastname: text,
  telephone: text,
  address_1: text,
  address_2: text,
  city: text,
  postcode: text,
  country_id: text,
  country: text,
  zone_id: text,
  zone: text,
  tax_number: optional(text),
});
const orderDelivery = v.looseObject({
  name: text,
  starts: optional(text),
  ends: optional(text),
});
const paymentInstruction = v.looseObject({
  title: text,
  text: text,
});
const orderPayment = v.looseObject({
  payment_id: text,
  name: text,
  state: v.picklist(["due","pending","paid","failed","cancelled","refund_due","refunded","held"]),
  instructions: v.fallback(list(paymentInstruction), []),
  can_retry: flag,
  can_open: optional(flag),
});
const order = unlessError(v.looseObject({
  order_id: optional(text),
  number: optional(text),
  short_number: optional(text),
  status: optional(v.picklist(["placed","packed","dispatched","delivered","cancelled"])),
  placed: optional(text),
  timeline: optional(list(orderEvent)),
  lines: optional(list(orderLine)),
  totals: optional(list(totalLine)),
  total: optional(number),
  refunds: optional(list(orderRefund)),
  invoices: optional(list(invoiceLink)),
  email: optional(text),
  address: optional(orderAddress),
  delivery: optional(orderDelivery),
  payment: optional(orderPayment),
  note: optional(text),
  can_cancel: optional(flag),
  can_reorder: optional(flag),
  error: optional(text),
}), ["order_id","number","status","lines","totals","address","delivery","payment"]);
const orderSummary = v.looseObject({
  order_id: text,
  number: text,
  short_number: optional(text),
  status: v.picklist(["placed","packed","dispatched","delivered","cancelled"]),
  placed: text,
  units: number,
  total: number,
  total_text: text,
  payment_state: v.picklist(["due","pending","paid","failed","cancelled","refund_due","refunded","held"]),
});
const orderList = v.looseObject({
  orders: list(orderSummary),
  total: number,
  page: number,
  limit: number,
});
const languageTexts = v.looseObject({
});
const collection = v.looseObject({
  handle: text,
  name: text,
  description: text,
  product_count: number,
  picture: optional(picture),
});
const collectionList = v.looseObject({
  collections: list(collection),
});
const banner = v.looseObject({
  title: text,
  text: text,
  link: text,
  link_text: text,
  picture: picture,
});
const homeCard = v.looseObject({
  title: text,
  text: text,
  link: text,
  picture: picture,
});
const contentBlock = v.looseObject({
  title: text,
  content: text,
  picture: optional(picture),
  imageLeft: optional(flag),
  seeMore: optional(flag),
});
const homeStory = v.looseObject({
  overline: optional(text),
  title: text,
  text: text,
  link: optional(text),
  link_text: optional(text),
  image: optional(text),
  alt: optional(text),
});
const award = v.looseObject({
  title: text,
  thumb: text,
  popup: optional(text),
  link: optional(text),
  link_type: optional(v.picklist(["link","ytvideo"])),
});
const certificate = v.looseObject({
  title: text,
  text: text,
  image: text,
});
const testimonial = v.looseObject({
  name: text,
  place: text,
  text: text,
  rating: v.pipe(number, v.minValue(1), v.maxValue(5)),
});
const homeContent = v.looseObject({
  banners: list(banner),
  ingredients: optional(list(homeCard)),
  boxes: optional(list(homeCard)),
  content_block: optional(contentBlock),
  stories: optional(list(homeStory)),
  awards: optional(list(award)),
  certificates: optional(list(certificate)),
  testimonials: optional(list(testimonial)),
});
const contentPage = unlessError(v.looseObject({
  error: optional(text),
  handle: optional(text),
  title: optional(text),
  lead: optional(text),
  html: optional(text),
  picture: optional(picture),
  changed: optional(text),
  meta_description: optional(text),
  meta_keyword: optional(text),
}), ["handle","title","html"]);
const blogTag = v.looseObject({
  handle: text,
  name: text,
  count: number,
});
const blogCard = v.looseObject({
  handle: text,
  title: text,
  summary: text,
  date: text,
  author: text,
  tags: v.fallback(list(blogTag), []),
  picture: optional(picture),
});
const blogList = v.looseObject({
  posts: list(blogCard),
  total: number,
  page: number,
  limit: number,
  tags: list(blogTag),
});
const blogPost = unlessError(v.looseObject({
  error: optional(text),
  handle: optional(text),
  title: optional(text),
  summary: optional(text),
  date: optional(text),
  author: optional(text),
  tags: optional(list(blogTag)),
  picture: optional(picture),
  html: optional(text),
  keywords: optional(text),
  products: optional(list(productCard)),
}), ["handle","title","html","date"]);
const profile = v.looseObject({
  customer_id: text,
  firstname: text,
  lastname: text,
  email: text,
  telephone: text,
  country_id: text,
  zone_id: text,
});
const profileAnswer = v.looseObject({
  customer: optional(profile),
  error: optional(text),
});
const address = v.looseObject({
  address_id: text,
  firstname: text,
  lastname: text,
  telephone: text,
  address_1: text,
  address_2: text,
  city: text,
  postcode: text,
  country_id: text,
  country: text,
  zone_id: text,
  zone: text,
  default: flag,
});
const addressList = v.looseObject({
  addresses: optional(list(address)),
  error: optional(text),
});
const avoidAnswer = v.looseObject({
  avoid: optional(list(allergen)),
  error: optional(text),
});
const exportedLine = v.looseObject({
  product_id: text,
  quantity: number,
  options: text,
});
const passkey = v.looseObject({
  passkey_id: text,
  name: text,
  created_at: text,
  last_used_at: text,
});
const exportedSession = v.looseObject({
  started_at: text,
  last_used_at: text,
  browser: text,
  system: text,
});
const accountExport = v.looseObject({
  exported_at: optional(text),
  customer: optional(profile),
  registered_at: optional(text),
  avoid: optional(list(text)),
  addresses: optional(list(address)),
  cart: optional(list(exportedLine)),
  saved: optional(list(exportedLine)),
  orders: optional(list(order)),
  wishlist: optional(list(text)),
  recently_viewed: optional(list(text)),
  coupon: optional(text),
  passkeys: optional(list(passkey)),
  second_factor_since: optional(text),
  stock_alerts: optional(list(v.looseObject({
  handle: text,
  asked_at: text,
}))),
  messages: optional(list(v.looseObject({
  name: text,
  email: text,
  order_number: text,
  message: text,
  sent_at: text,
}))),
  sessions: optional(list(exportedSession)),
  error: optional(text),
});
const ownSession = v.looseObject({
  session_id: text,
  browser: text,
  system: text,
  started_at: text,
  last_used_at: text,
  is_current: flag,
});
const ownSessionList = v.looseObject({
  sessions: optional(list(ownSession)),
  error: optional(text),
});
const passkeyList = v.looseObject({
  passkeys: optional(list(passkey)),
  error: optional(text),
});
const secondFactor = v.looseObject({
  is_on: optional(flag),
  since: optional(text),
  recovery_codes_left: optional(number),
  error: optional(text),
});

/** Response schemas by endpoint, for RTK Query. */
export const answerSchemas = {
  getMenu: { responseSchema: answer(menuAnswer) },
  getConfig: { responseSchema: answer(config) },
  getCurrencies: { responseSchema: answer(currencyAnswer) },
  listCountries: { responseSchema: answer(list(country)) },
  getCountry: { responseSchema: answer(countryWithZones) },
  getCart: { responseSchema: answer(cart) },
  getCartTotals: { responseSchema: answer(list(totalLine)) },
  getSavedLines: { responseSchema: answer(savedLines) },
  getWishlist: { responseSchema: answer(wishlist) },
  getLoginStatus: { responseSchema: answer(loginStatus) },
  getRegistrationFields: { responseSchema: answer(registrationFields) },
  getAccountSuccess: { responseSchema: answer(outcome) },
  searchProducts: { responseSchema: answer(searchAnswer) },
  suggest: { responseSchema: answer(suggestAnswer) },
  getProduct: { responseSchema: answer(product) },
  listRelatedProducts: { responseSchema: answer(productList) },
  listRecentlyViewed: { responseSchema: answer(productList) },
  listPopularProducts: { responseSchema: answer(productList) },
  listProductReviews: { responseSchema: answer(reviewList) },
  listAllReviews: { responseSchema: answer(reviewList) },
  listHeldReviews: { responseSchema: answer(reviewList) },
  getRecording: { responseSchema: answer(recordingAnswer) },
  listDeliveryMethods: { responseSchema: answer(deliveryAnswer) },
  listPaymentMethods: { responseSchema: answer(paymentMethodsAnswer) },
  reviewOrder: { responseSchema: answer(checkoutReview) },
  getOrder: { responseSchema: answer(order) },
  listOrders: { responseSchema: answer(orderList) },
  getLanguageTexts: { responseSchema: answer(languageTexts) },
  listCollections: { responseSchema: answer(collectionList) },
  getHomeContent: { responseSchema: answer(homeContent) },
  getContentPage: { responseSchema: answer(contentPage) },
  listBlogPosts: { responseSchema: answer(blogList) },
  getBlogPost: { responseSchema: answer(blogPost) },
  getProfile: { responseSchema: answer(profileAnswer) },
  listAddresses: { responseSchema: answer(addressList) },
  getAvoidList: { responseSchema: answer(avoidAnswer) },
  exportAccount: { responseSchema: answer(accountExport) },
  listSessions: { responseSchema: answer(ownSessionList) },
  listPasskeys: { responseSchema: answer(passkeyList) },
  getSecondFactor: { responseSchema: answer(secondFactor) },
};
