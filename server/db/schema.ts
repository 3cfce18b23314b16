/**
 * The tables of `migrations/*.sql` as Kysely sees them. How values come back from the driver:
 * bigint and numeric as text (a double could not hold them), timestamptz as Date, bytea as Buffer, jsonb parsed.
 * Json columns are written as JSON text, since the driver would turn a list into a PostgreSQL array.
 */
import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';

/** A bigint identity column: decimal digits, never written by us. */
type Id = GeneratedAlways<string>;
type Numeric = ColumnType<string, string | number, string | number>;
type Json<T> = ColumnType<T, string, string>;
type Created = ColumnType<Date, Date | undefined, Date>;

/** Text by language code, as the json names of options hold it. */
export type Translated = Record<string, string>;

export interface CollectionTable {
  id: Id;
  handle: string;
  position: Generated<number>;
  /** Name in pictures.gen.json; null for the placeholder. */
  picture: string | null;
}

export interface CollectionTextTable {
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
export interface SearchDocumentTable {
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
}

/** Written by triggers: in how many documents of a language a word stands. */
export interface SearchWordTable {
  language: string;
  word: string;
  frequency: number;
}

export interface ProductOptionTable {
  id: Id;
  product_id: string;
  position: number;
  name: Json<Translated>;
  type: 'select' | 'radio' | 'checkbox' | 'image' | 'text';
  required: boolean;
}

export interface ProductOptionValueTable {
  id: Id;
  option_id: string;
  position: number;
  name: Json<Translated>;
  price_paise: Generated<number>;
  is_default: Generated<boolean>;
  picture: string | null;
}

export interface ReviewTable {
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

export interface ContentTable {
  name: string;
  /** '' serves all languages. */
  language: Generated<string>;
  body: Json<unknown>;
}

export interface ContentChangeTable {
  id: Id;
  changed_at: Created;
}

export interface CouponTable {
  /** Upper case. */
  code: string;
  percent: number | null;
  amount_paise: number | null;
  minimum_paise: Generated<number>;
  ends_at: Date | null;
}

export interface CartTable {
  id: Id;
  coupon_code: string | null;
  created_at: Created;
}

export interface CartLineTable {
  id: Id;
  cart_id: string;
  product_id: string;
  /** JSON text with sorted keys, so that equal choices are equal texts. */
  options: Generated<string>;
  quantity: number;
  created_at: Created;
}

export interface WishlistItemTable {
  cart_id: string;
  product_id: string;
  created_at: Created;
}

export interface SessionTable {
  id: Id;
  /** SHA-256 of the cookie's secret. */
  cookie_hash: Buffer;
  cart_id: string;
  currency_code: string;
  created_at: Created;
}

export interface ApiTokenTable {
  /** SHA-256 of the token. */
  hash: Buffer;
  session_id: string;
  expires_at: Date;
}

export interface RecentlyViewedTable {
  session_id: string;
  product_id: string;
  seen_at: Created;
}

export interface IdempotencyTable {
  session_id: string;
  key: string;
  /** SHA-256 of operation id and payload. */
  payload_hash: Buffer;
  status: number | null;
  body: string | null;
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
  content_change: ContentChangeTable;
  coupon: CouponTable;
  cart: CartTable;
  cart_line: CartLineTable;
  wishlist_item: WishlistItemTable;
  session: SessionTable;
  api_token: ApiTokenTable;
  recently_viewed: RecentlyViewedTable;
  idempotency: IdempotencyTable;
}

/** A connection pool or a transaction: every repository function takes it as its first argument. */
export type Database = Kysely<Schema>;
