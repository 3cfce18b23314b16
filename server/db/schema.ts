/**
 * The tables of `migrations/*.sql` as Kysely sees them. How values come back from the driver:
 * bigint and numeric as text (a double could not hold them), timestamptz as Date, bytea as Buffer, jsonb parsed.
 * Json columns are written as JSON text, since the driver would turn a list into a PostgreSQL array.
 */
import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';
import type { Dto } from '../contractTypes.ts';

/** A bigint identity column: decimal digits, never written by us. */
type Id = GeneratedAlways<string>;
type Numeric = ColumnType<string, string | number, string | number>;
/** A bigint of paise, which `paiseColumn` reads as a number. */
type Paise = ColumnType<string, number, number>;
type NullablePaise = ColumnType<string | null, number | null, number | null>;
type Json<T> = ColumnType<T, string, string>;
type Created = ColumnType<Date, Date | undefined, Date>;

/** Text by language code, as the json names of options hold it. */
export type Translated = Record<string, string>;

interface CollectionTable {
  id: Id;
  handle: string;
  position: Generated<number>;
  /** Name in pictures.gen.json; null for the placeholder. */
  picture: string | null;
}

interface CollectionTextTable {
  collection_id: string;
  language: string;
  name: string;
  description: Generated<string>;
}

export interface ProductTable {
  id: Id;
  handle: string;
  collection_id: string;
  brand: Generated<string>;
  price_paise: number;
  special_paise: number | null;
  stock: number;
  minimum: Generated<number>;
  /** What one unit contains; null where it is not known. */
  unit_amount: ColumnType<
    string | null,
    string | number | null | undefined,
    string | number | null
  >;
  unit_measure: 'g' | 'ml' | 'piece' | null;
  /** Nutrition as the contract has it; null where it is not known. */
  nutrition: ColumnType<Record<string, number> | null, string | null | undefined, string | null>;
  allergens: Generated<string[]>;
  marks: Generated<string[]>;
  /** Names in pictures.gen.json, in order; the first is the thumb. */
  pictures: Generated<string[]>;
  rating: ColumnType<string, string | number | undefined, string | number>;
  review_count: Generated<number>;
  popularity: Generated<number>;
  created_at: Created;
  source: string | null;
  source_key: string | null;
  /** What is paid for one without choices. */
  paid_paise: GeneratedAlways<number>;
  /** Bits of server/search/traits.ts. */
  traits: GeneratedAlways<number>;
}

export interface ProductTextTable {
  product_id: string;
  language: string;
  name: string;
  /** Cleaned HTML. */
  description: Generated<string>;
  /** Cleaned HTML. */
  ingredients: Generated<string>;
  picture_alt: Generated<string>;
  /** Words it shall also be found by, plain text. */
  keywords: Generated<string>;
}

/** Written by triggers: what search reads of a product in one language. */
interface SearchDocumentTable {
  product_id: string;
  language: string;
  other_languages: string[];
  collection_id: string;
  popularity: number;
  /** Lower case, without accents, words joined by single spaces. */
  name: string;
  name_words: string;
  title_words: string;
  words: string;
  /** As the product has it. */
  paid_paise: number;
  /** As the product has it. */
  traits: number;
}

/** Written by triggers: in how many documents of a language a word stands. */
interface SearchWordTable {
  language: string;
  word: string;
  frequency: number;
}

interface ProductOptionTable {
  id: Id;
  product_id: string;
  position: number;
  name: Json<Translated>;
  type: 'select' | 'radio' | 'checkbox' | 'image' | 'text';
  required: boolean;
}

interface ProductOptionValueTable {
  id: Id;
  option_id: string;
  position: number;
  name: Json<Translated>;
  price_paise: Generated<number>;
  is_default: Generated<boolean>;
  picture: string | null;
}

interface ReviewTable {
  id: Id;
  product_id: string;
  name: string;
  text: string;
  rating: number;
  created_at: Created;
}

export interface CurrencyTable {
  code: string;
  symbol: string;
  /** Units of this currency for one rupee. */
  value: Numeric;
  decimal: number;
  position: Generated<number>;
}

interface ContentTable {
  name: string;
  /** '' serves all languages. */
  language: Generated<string>;
  body: Json<unknown>;
}

interface BlogTagTable {
  handle: string;
  position: Generated<number>;
  name: Json<Translated>;
}

interface BlogPostTable {
  id: Id;
  handle: string;
  author: string;
  /** Name in pictures.gen.json; null for none. */
  picture: string | null;
  /** Not read as it is: the driver would make it a Date of its own time zone. */
  published_on: ColumnType<never, string, string>;
}

interface BlogPostTextTable {
  post_id: string;
  language: string;
  title: string;
  summary: string;
  /** Cleaned HTML. */
  html: string;
  picture_alt: Generated<string>;
  /** Separated by commas. */
  keywords: Generated<string>;
}

interface BlogPostTagTable {
  post_id: string;
  tag_handle: string;
}

/** Products that a post speaks of. */
interface BlogPostProductTable {
  post_id: string;
  product_id: string;
  position: number;
}

/** Written by triggers: what changed of that which pages show. */
interface PageChangeTable {
  id: Id;
  /** Of PageSubject. */
  subject: string;
  changed_at: Created;
}

export interface CouponTable {
  /** Upper case. */
  code: string;
  percent: number | null;
  amount_paise: number | null;
  minimum_paise: Generated<number>;
  ends_at: Date | null;
  /** Orders that may still use it; null for any number. */
  uses_left: number | null;
  once_per_customer: Generated<boolean>;
}

interface CartTable {
  id: Id;
  coupon_code: string | null;
  created_at: Created;
}

interface CartLineTable {
  id: Id;
  cart_id: string;
  product_id: string;
  /** JSON text with sorted keys, so that equal choices are equal texts. */
  options: Generated<string>;
  quantity: number;
  /** What one unit cost at the last add or edit; null where it is not known. */
  price_paise: NullablePaise;
  created_at: Created;
}

/** Lines that left a cart and can come back. */
interface SavedForLaterTable {
  /** Of the line in the cart. */
  id: string;
  cart_id: string;
  product_id: string;
  options: string;
  quantity: number;
  price_paise: NullablePaise;
  reason: 'saved' | 'removed';
  created_at: Created;
}

interface WishlistItemTable {
  cart_id: string;
  product_id: string;
  created_at: Created;
}

interface SessionTable {
  id: Id;
  /** SHA-256 of the cookie's secret. */
  cookie_hash: Buffer;
  cart_id: string;
  currency_code: string;
  /** Whose session it is; null for a visitor. */
  customer_id: string | null;
  /** From then on neither cookie nor tokens are good. */
  ended_at: Date | null;
  /** When it last got a token. */
  token_at: Created;
  created_at: Created;
}

interface ApiTokenTable {
  /** SHA-256 of the token. */
  hash: Buffer;
  session_id: string;
  expires_at: Date;
}

interface RecentlyViewedTable {
  session_id: string;
  product_id: string;
  seen_at: Created;
}

interface IdempotencyTable {
  session_id: string;
  key: string;
  /** SHA-256 of operation id and payload. */
  payload_hash: Buffer;
  status: number | null;
  body: string | null;
  created_at: Created;
}

/** A customer, whose e-mail address is confirmed. */
interface CustomerTable {
  id: Id;
  email: string;
  /** The address in lower case. */
  email_key: string;
  firstname: string;
  lastname: string;
  telephone: string;
  country_id: Generated<string>;
  zone_id: Generated<string>;
  /** As `hashPassword` writes it. */
  password: string;
  cart_id: string;
  avoid: Generated<string[]>;
  created_at: Created;
}

/** A customer to be. */
interface RegistrationTable {
  id: Id;
  email: string;
  email_key: string;
  firstname: string;
  lastname: string;
  telephone: string;
  country_id: Generated<string>;
  zone_id: Generated<string>;
  password: string;
  created_at: Created;
}

/** Codes of mailed links. */
interface MailCodeTable {
  /** SHA-256 of the code. */
  hash: Buffer;
  purpose: 'verify' | 'reset';
  email_key: string;
  registration_id: string | null;
  customer_id: string | null;
  expires_at: Date;
  used_at: Date | null;
}

interface AddressTable {
  id: Id;
  customer_id: string;
  firstname: string;
  lastname: string;
  telephone: string;
  address_1: string;
  address_2: string;
  city: string;
  postcode: string;
  country_id: string;
  zone_id: string;
  is_default: boolean;
}

interface PasskeyTable {
  id: Id;
  customer_id: string;
  /** base64url, as the browser names it. */
  credential_id: string;
  public_key: Buffer;
  counter: ColumnType<string, string | number, string | number>;
  transports: string[];
  name: string;
  created_at: Created;
  last_used_at: Date | null;
}

interface PasskeyChallengeTable {
  session_id: string;
  purpose: 'register' | 'login';
  challenge: string;
  expires_at: Date;
}

interface RateLimitTable {
  /** SHA-256 of what is limited and for whom. */
  key: Buffer;
  hits: number;
  ends_at: Date;
}

interface MailOutboxTable {
  id: Id;
  recipient: string;
  template: string;
  language: 'en' | 'fr';
  data: Json<object>;
  attempts: Generated<number>;
  next_try_at: Created;
  sent_at: Date | null;
  given_up_at: Date | null;
  created_at: Created;
}

/** Requests for one email when a product is back. */
interface RecordingTable {
  code: string;
  created_at: Created;
  content: string;
}

interface StockAlertTable {
  id: Id;
  product_id: string;
  email: string;
  email_key: string;
  language: 'en' | 'fr';
  created_at: Created;
  /** When the email was written; null while it waits. */
  mailed_at: Generated<Date | null>;
  /** SHA-256 of the code in the email. */
  code_hash: Generated<Buffer | null>;
}

interface DeliveryMethodTable {
  id: Id;
  code: string;
  position: Generated<number>;
  name: Json<Translated>;
  description: Json<Translated>;
  price_paise: number;
  /** Goods worth this much are delivered for nothing; null where they never are. */
  free_from_paise: number | null;
  country_ids: string[];
  /** Empty for all zones. */
  zone_ids: Generated<string[]>;
  /** Empty for all postcodes. */
  postcode_prefixes: Generated<string[]>;
}

interface DeliveryRuleTable {
  id: Id;
  method_id: string;
  /** 1 is Monday, 7 is Sunday. */
  weekdays: number[];
  /** In the shop's time zone, as `HH:MM:SS`. */
  starts_at: string;
  ends_at: string;
  cutoff_hours: number;
  capacity: number;
}

/** A rule on one day, made when it is first asked for. */
interface DeliverySlotTable {
  id: Id;
  rule_id: string;
  /** Not read by us: the driver would make it a Date of its own time zone. */
  day: ColumnType<never, string, string>;
  starts_at: Date;
  ends_at: Date;
  cutoff_at: Date;
  capacity: number;
  taken: Generated<number>;
}

/** Where an order stands. */
export type OrderStatus = 'placed' | 'packed' | 'dispatched' | 'delivered' | 'cancelled';

interface ShopOrderTable {
  id: Id;
  /** What people name it by; random. */
  number: string;
  /** Null for a guest's. */
  customer_id: string | null;
  cart_id: string | null;
  language: 'en' | 'fr';
  status: Generated<OrderStatus>;
  /** Empty when it is anonymous. */
  email: string;
  address: Json<Dto['OrderAddress']>;
  note: Generated<string>;
  delivery_name: Json<Translated>;
  slot_id: string | null;
  slot_starts_at: Date | null;
  slot_ends_at: Date | null;
  coupon_code: string | null;
  /** The currency it was agreed to in, as it was then. */
  currency_code: string;
  currency_symbol: string;
  currency_value: Numeric;
  currency_decimal: number;
  goods_paise: Paise;
  discount_paise: Paise;
  delivery_paise: Paise;
  /** Part of the total. */
  tax_paise: Paise;
  tax_percent: Numeric;
  total_paise: Paise;
  /** Its customer is gone: it becomes anonymous once it is delivered or cancelled. */
  is_orphan: Generated<boolean>;
  placed_at: Created;
}

interface OrderLineTable {
  id: Id;
  order_id: string;
  /** Null when the product is withdrawn. */
  product_id: string | null;
  handle: string;
  name: string;
  /** Name in pictures.gen.json; null for the placeholder. */
  picture: string | null;
  /** As in cart_line. */
  options: string;
  option_names: Json<Dto['CartOption'][]>;
  quantity: number;
  price_paise: Paise;
  substitution: 'none' | 'similar' | 'ask';
}

/** What happened to an order, each once. */
export interface OrderEventTable {
  order_id: string;
  status: OrderStatus | 'paid';
  happened_at: Created;
}

interface OrderSecretTable {
  /** SHA-256 of the secret. */
  hash: Buffer;
  order_id: string;
}

/** Attempts to pay an order; the latest counts. */
export interface PaymentTable {
  id: Id;
  order_id: string;
  method: string;
  /** Names it to the provider; random. */
  reference: string;
  state: 'due' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'refund_due';
  amount_paise: Paise;
  created_at: Created;
}

/** Every table by name. */
export interface Schema {
  collection: CollectionTable;
  collection_text: CollectionTextTable;
  product: ProductTable;
  product_text: ProductTextTable;
  search_document: SearchDocumentTable;
  search_word: SearchWordTable;
  product_option: ProductOptionTable;
  product_option_value: ProductOptionValueTable;
  review: ReviewTable;
  currency: CurrencyTable;
  content: ContentTable;
  blog_tag: BlogTagTable;
  blog_post: BlogPostTable;
  blog_post_text: BlogPostTextTable;
  blog_post_tag: BlogPostTagTable;
  blog_post_product: BlogPostProductTable;
  page_change: PageChangeTable;
  coupon: CouponTable;
  cart: CartTable;
  cart_line: CartLineTable;
  saved_for_later: SavedForLaterTable;
  wishlist_item: WishlistItemTable;
  session: SessionTable;
  api_token: ApiTokenTable;
  recently_viewed: RecentlyViewedTable;
  idempotency: IdempotencyTable;
  customer: CustomerTable;
  registration: RegistrationTable;
  mail_code: MailCodeTable;
  address: AddressTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  rate_limit: RateLimitTable;
  mail_outbox: MailOutboxTable;
  stock_alert: StockAlertTable;
  delivery_method: DeliveryMethodTable;
  delivery_rule: DeliveryRuleTable;
  delivery_slot: DeliverySlotTable;
  shop_order: ShopOrderTable;
  order_line: OrderLineTable;
  order_event: OrderEventTable;
  order_secret: OrderSecretTable;
  payment: PaymentTable;
  recording: RecordingTable;
}

/** A connection pool or a transaction: every repository function takes it as its first argument. */
export type Database = Kysely<Schema>;
