CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Search text of an order: number, email, name and address, phone digits, lower case without accents. Schema-qualified,
-- because a restored dump has no search path. Immutable as long as the rules of unaccent stay the same.
CREATE FUNCTION order_search_text(number text, email text, address jsonb)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent', concat_ws(' ', number, email, address ->> 'firstname', address ->> 'lastname',
    regexp_replace(address ->> 'telephone', '\D', '', 'g'))) COLLATE "und-x-icu")
$$;

-- 14-digit key of a barcode, as contract/gtin.ts makes it: the digits without gaps if the check digit is right (GS1 General
-- Specifications 7.9).
CREATE FUNCTION gtin_check(digits text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT sum(digit::integer * CASE WHEN place % 2 = 1 THEN 1 ELSE 3 END) % 10 = 0
  FROM unnest(string_to_array(reverse(digits), NULL)) WITH ORDINALITY AS signs (digit, place)
$$;

CREATE FUNCTION gtin_key(barcode text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  digits text := regexp_replace(barcode, '[\s-]', '', 'g');
  upc text;
BEGIN
  IF digits !~ '^(\d{8}|\d{12,14})$' OR digits ~ '^0+$' THEN
    RETURN NULL;
  END IF;
  IF gtin_check(digits) THEN
    RETURN lpad(digits, 14, '0');
  END IF;
  IF digits !~ '^[01]\d{7}$' THEN
    RETURN NULL;
  END IF;
  upc := left(digits, 1) || CASE
    WHEN substr(digits, 7, 1) <= '2' THEN substr(digits, 2, 2) || substr(digits, 7, 1) || '0000' || substr(digits, 4, 3)
    WHEN substr(digits, 7, 1) = '3' THEN substr(digits, 2, 3) || '00000' || substr(digits, 5, 2)
    WHEN substr(digits, 7, 1) = '4' THEN substr(digits, 2, 4) || '00000' || substr(digits, 6, 1)
    ELSE substr(digits, 2, 5) || '0000' || substr(digits, 7, 1)
  END || right(digits, 1);
  RETURN CASE WHEN gtin_check(upc) THEN lpad(upc, 14, '0') END;
END $$;

-- Sort key of names, equal on all databases: folded, by code points, numbers by value.
CREATE FUNCTION name_sort_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(name, '[0-9]+', '00000000\&', 'g'), '[0-9]*([0-9]{8})(?![0-9])', '\1', 'g')
$$;

CREATE TABLE collection (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  handle text NOT NULL UNIQUE,
  position integer NOT NULL DEFAULT 0,
  -- Picture name, from pictures.gen.json or of an upload; null for the placeholder.
  picture text
);

CREATE TABLE collection_text (
  collection_id bigint NOT NULL REFERENCES collection ON DELETE CASCADE,
  language text NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  PRIMARY KEY (collection_id, language)
);

CREATE TABLE product (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  handle text NOT NULL UNIQUE,
  collection_id bigint NOT NULL REFERENCES collection,
  brand text NOT NULL DEFAULT '',
  price_minor integer NOT NULL CHECK (price_minor > 0),
  special_minor integer,
  stock integer NOT NULL CHECK (stock >= 0),
  minimum integer NOT NULL DEFAULT 1 CHECK (minimum > 0),
  -- Content of one unit; null if unknown.
  unit_amount numeric CHECK (unit_amount > 0),
  unit_measure text CHECK (unit_measure IN ('g', 'ml', 'piece')),
  nutrition jsonb,
  allergens text[],
  marks text[] NOT NULL DEFAULT '{}',
  -- Picture names, in order; the first is the thumbnail.
  pictures text[] NOT NULL DEFAULT '{}',
  -- Mean of the reviews (or the imported rating) with one decimal; 0 for none.
  rating numeric(2,1) NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5),
  review_count integer NOT NULL DEFAULT 0,
  -- Sort key: higher is more popular.
  popularity integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Origin of an imported product: name of the mapping, and the row's key.
  source text,
  source_key text,
  -- Scannable code; empty if none.
  barcode text NOT NULL DEFAULT '',
  dated_special_minor integer,
  special_from timestamptz,
  special_until timestamptz,
  -- Price with default options, which lists sort and filter by.
  default_minor integer NOT NULL DEFAULT 0,
  paid_minor integer NOT NULL GENERATED ALWAYS AS (coalesce(special_minor, price_minor) + default_minor) STORED,
  may_contain text[] NOT NULL DEFAULT '{}',
  -- Bits of server/search/traits.ts: diet marks from 0, allergens from 3, in stock 17, whole stars from 18, stated allergens
  -- 21.
  traits integer NOT NULL GENERATED ALWAYS AS (
    CASE WHEN 'vegetarian' = ANY (marks) THEN 1 ELSE 0 END
    + CASE WHEN 'vegan' = ANY (marks) THEN 2 ELSE 0 END
    + CASE WHEN 'organic' = ANY (marks) THEN 4 ELSE 0 END
    + CASE WHEN 'gluten' = ANY (allergens) OR 'gluten' = ANY (may_contain) THEN 8 ELSE 0 END
    + CASE WHEN 'crustaceans' = ANY (allergens) OR 'crustaceans' = ANY (may_contain) THEN 16 ELSE 0 END
    + CASE WHEN 'eggs' = ANY (allergens) OR 'eggs' = ANY (may_contain) THEN 32 ELSE 0 END
    + CASE WHEN 'fish' = ANY (allergens) OR 'fish' = ANY (may_contain) THEN 64 ELSE 0 END
    + CASE WHEN 'peanuts' = ANY (allergens) OR 'peanuts' = ANY (may_contain) THEN 128 ELSE 0 END
    + CASE WHEN 'soybeans' = ANY (allergens) OR 'soybeans' = ANY (may_contain) THEN 256 ELSE 0 END
    + CASE WHEN 'milk' = ANY (allergens) OR 'milk' = ANY (may_contain) THEN 512 ELSE 0 END
    + CASE WHEN 'nuts' = ANY (allergens) OR 'nuts' = ANY (may_contain) THEN 1024 ELSE 0 END
    + CASE WHEN 'celery' = ANY (allergens) OR 'celery' = ANY (may_contain) THEN 2048 ELSE 0 END
    + CASE WHEN 'mustard' = ANY (allergens) OR 'mustard' = ANY (may_contain) THEN 4096 ELSE 0 END
    + CASE WHEN 'sesame' = ANY (allergens) OR 'sesame' = ANY (may_contain) THEN 8192 ELSE 0 END
    + CASE WHEN 'sulphites' = ANY (allergens) OR 'sulphites' = ANY (may_contain) THEN 16384 ELSE 0 END
    + CASE WHEN 'lupin' = ANY (allergens) OR 'lupin' = ANY (may_contain) THEN 32768 ELSE 0 END
    + CASE WHEN 'molluscs' = ANY (allergens) OR 'molluscs' = ANY (may_contain) THEN 65536 ELSE 0 END
    + CASE WHEN stock >= minimum THEN 131072 ELSE 0 END
    + floor(rating)::integer * 262144
    + CASE WHEN allergens IS NOT NULL THEN 2097152 ELSE 0 END
  ) STORED,
  drained_amount numeric,
  barcode_key text GENERATED ALWAYS AS (gtin_key(barcode)) STORED,
  CONSTRAINT product_check CHECK (special_minor > 0 AND special_minor < price_minor),
  CONSTRAINT product_source_source_key_key UNIQUE (source, source_key),
  CONSTRAINT product_dated_special_check CHECK (dated_special_minor > 0 AND dated_special_minor < price_minor),
  CONSTRAINT product_special_dates_check CHECK ((dated_special_minor IS NULL) = (special_from IS NULL AND special_until IS NULL) AND special_until > special_from),
  CONSTRAINT product_check1 CHECK (drained_amount > 0 AND drained_amount <= unit_amount)
);
CREATE INDEX product_barcode ON product (barcode) WHERE (barcode <> '');
-- Staff product list, in orders that the shop's lists lack; also finds low and sold-out stock.
CREATE INDEX product_stock ON product (stock, id);
-- Candidates for low stock: LOW_STOCK is at most 100.
CREATE INDEX product_low_stock ON product (stock, id) WHERE ((stock <= 100) OR (stock < minimum));
CREATE INDEX product_special_from ON product (special_from) WHERE ((dated_special_minor IS NOT NULL) AND (special_minor IS NULL));
CREATE INDEX product_special_until ON product (special_until) WHERE (special_until IS NOT NULL);
CREATE INDEX product_special ON product (id) WHERE (coalesce(dated_special_minor, special_minor) IS NOT NULL);
CREATE INDEX product_popularity ON product (popularity DESC, id) INCLUDE (collection_id, traits, paid_minor);
-- Sort orders of lists; both directions of the price use one index.
CREATE INDEX product_newest ON product (created_at DESC, id DESC) INCLUDE (collection_id, traits, paid_minor);
CREATE INDEX product_price ON product (paid_minor, id) INCLUDE (collection_id, traits);
CREATE INDEX product_rating ON product (rating DESC, review_count DESC, id) INCLUDE (collection_id, traits, paid_minor);
-- The same within one collection.
CREATE INDEX product_collection ON product (collection_id, popularity DESC, id) INCLUDE (traits, paid_minor);
CREATE INDEX product_collection_newest ON product (collection_id, created_at DESC, id DESC) INCLUDE (traits, paid_minor);
CREATE INDEX product_collection_price ON product (collection_id, paid_minor, id) INCLUDE (traits);
CREATE INDEX product_collection_rating ON product (collection_id, rating DESC, review_count DESC, id) INCLUDE (traits, paid_minor);
-- For selective filters: traits within one collection, sorted by price.
CREATE INDEX product_traits ON product (collection_id, traits, paid_minor);
CREATE INDEX product_barcode_key ON product (barcode_key) WHERE (barcode_key IS NOT NULL);

CREATE TABLE product_text (
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  language text NOT NULL,
  name text NOT NULL,
  -- Sanitized HTML.
  description text NOT NULL DEFAULT '',
  -- Sanitized HTML.
  ingredients text NOT NULL DEFAULT '',
  picture_alt text NOT NULL DEFAULT '',
  -- Further search words (kinds, synonyms) as plain text; not shown.
  keywords text NOT NULL DEFAULT '',
  -- Names of nuts and cereals, as on the label.
  allergen_names text NOT NULL DEFAULT '',
  PRIMARY KEY (product_id, language)
);

CREATE TABLE product_option (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  position integer NOT NULL,
  -- Text by language code.
  name jsonb NOT NULL,
  type text NOT NULL CHECK (type IN ('select', 'radio', 'checkbox', 'image', 'text')),
  required boolean NOT NULL
);
CREATE INDEX product_option_product ON product_option (product_id, position);

CREATE TABLE product_option_value (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  option_id bigint NOT NULL REFERENCES product_option ON DELETE CASCADE,
  position integer NOT NULL,
  name jsonb NOT NULL,
  price_minor integer NOT NULL DEFAULT 0 CHECK (price_minor >= 0),
  is_default boolean NOT NULL DEFAULT false,
  picture text
);
CREATE INDEX product_option_value_option ON product_option_value (option_id, position);

CREATE TABLE review (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  name text NOT NULL,
  text text NOT NULL,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- True if the author had bought the product here when writing.
  is_verified boolean NOT NULL DEFAULT false,
  -- True if published and part of the rating. Otherwise pending moderation.
  is_approved boolean NOT NULL DEFAULT true,
  -- The shop's reply as plain text; empty if none.
  reply text NOT NULL DEFAULT ''
);
CREATE INDEX review_product ON review (product_id, created_at DESC, id DESC);
CREATE INDEX review_latest ON review (created_at DESC, id DESC);
CREATE INDEX review_held ON review (created_at, id) WHERE (NOT is_approved);

CREATE TABLE currency (
  code text PRIMARY KEY,
  symbol text NOT NULL,
  -- Units of this currency for one unit of the store's currency.
  value numeric NOT NULL CHECK (value > 0),
  decimal smallint NOT NULL CHECK (decimal BETWEEN 0 AND 4),
  position integer NOT NULL DEFAULT 0,
  -- Currencies are deactivated, never deleted: sessions refer to them.
  is_active boolean NOT NULL DEFAULT true
);

-- Menu, banners, settings: one document per name and language; language '' serves all.
CREATE TABLE content (
  name text NOT NULL,
  language text NOT NULL DEFAULT '',
  body jsonb NOT NULL,
  PRIMARY KEY (name, language)
);

CREATE TABLE coupon (
  -- Upper case; compared case-insensitively.
  code text PRIMARY KEY CHECK (code = upper(code)),
  -- Exactly one of percent and amount is set.
  percent integer CHECK (percent BETWEEN 1 AND 100),
  amount_minor integer CHECK (amount_minor > 0),
  minimum_minor integer NOT NULL DEFAULT 0,
  ends_at timestamptz,
  -- Number of orders that may still use the coupon; null for no limit.
  uses_left integer CHECK (uses_left >= 0),
  once_per_customer boolean NOT NULL DEFAULT false,
  starts_at timestamptz,
  is_paused boolean NOT NULL DEFAULT false,
  -- Products and collections that the coupon is for; for all if both are empty. Ids of deleted ones stay, so that the
  -- coupon never applies to more.
  product_ids bigint[] NOT NULL DEFAULT '{}',
  collection_ids bigint[] NOT NULL DEFAULT '{}',
  -- Number of non-cancelled orders with this coupon. `uses` + `uses_left` is the limit.
  uses integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT coupon_check CHECK ((percent IS NULL) <> (amount_minor IS NULL)),
  CONSTRAINT coupon_check1 CHECK (starts_at < ends_at)
);
CREATE INDEX coupon_age ON coupon (created_at DESC, code);

-- Cart lines, coupon and wishlist of a session, or of all sessions of a customer.
CREATE TABLE cart (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  coupon_code text REFERENCES coupon(code) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX cart_coupon ON cart (coupon_code);

CREATE TABLE cart_line (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cart_id bigint NOT NULL REFERENCES cart ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  -- Option id to value id, list of value ids, or text. Keys are sorted, so that equal choices are equal texts.
  options text NOT NULL DEFAULT '{}',
  quantity integer NOT NULL CHECK (quantity > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Unit price with options when the line was last changed; null for older lines.
  price_minor bigint,
  CONSTRAINT cart_line_cart_id_product_id_options_key UNIQUE (cart_id, product_id, options)
);
CREATE INDEX cart_line_product ON cart_line (product_id);

CREATE TABLE wishlist_item (
  cart_id bigint NOT NULL REFERENCES cart ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (cart_id, product_id)
);
CREATE INDEX wishlist_item_product ON wishlist_item (product_id);

-- Search data of each product and language, written only by triggers. No foreign key: a cascade would delete rows before
-- the trigger removes their words from the vocabulary.
CREATE TABLE search_document (
  product_id bigint NOT NULL,
  language text NOT NULL,
  -- Languages that the product has other texts in. English texts serve all others.
  other_languages text[] NOT NULL,
  collection_id bigint NOT NULL,
  popularity integer NOT NULL,
  -- Name as search_text writes it.
  name text NOT NULL,
  -- Words of the columns above and of the description.
  words tsvector NOT NULL,
  paid_minor integer NOT NULL DEFAULT 0,
  traits integer NOT NULL DEFAULT 0,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (name_sort_key(name)) STORED,
  PRIMARY KEY (product_id, language)
) WITH (fillfactor = 90);
-- Small pending list: writes stay fast, and searches scan little of it.
CREATE INDEX search_document_words ON search_document USING gin (words) WITH (fastupdate = on, gin_pending_list_limit = 256);
-- For lists sorted by name. INCLUDE columns serve the filters without table reads.
CREATE INDEX search_document_name ON search_document (name_key, product_id) INCLUDE (language, other_languages, collection_id, traits, paid_minor);
CREATE INDEX search_document_collection_name ON search_document (collection_id, name_key, product_id) INCLUDE (language, other_languages, traits, paid_minor);

-- Vocabulary: number of documents of a language that contain a word.
CREATE TABLE search_word (
  language text NOT NULL,
  word text COLLATE "C" NOT NULL,
  frequency integer NOT NULL,
  PRIMARY KEY (language, word)
) WITH (fillfactor = 50);
CREATE INDEX search_word_similar ON search_word USING gin (word gin_trgm_ops) WITH (fastupdate = off);

CREATE TABLE saved_for_later (
  id bigint PRIMARY KEY,
  cart_id bigint NOT NULL REFERENCES cart ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  options text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  price_minor bigint,
  reason text NOT NULL CHECK (reason IN ('saved', 'removed')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX saved_for_later_cart ON saved_for_later (cart_id, reason);
CREATE UNIQUE INDEX saved_for_later_unique ON saved_for_later (cart_id, product_id, options) WHERE (reason = 'saved');
CREATE INDEX saved_for_later_product ON saved_for_later (product_id);

-- Customer with a confirmed email address; before that, a registration.
CREATE TABLE customer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  -- Address in lower case, for comparisons.
  email_key text NOT NULL UNIQUE,
  firstname text NOT NULL,
  lastname text NOT NULL,
  telephone text NOT NULL,
  country_id text NOT NULL DEFAULT '',
  zone_id text NOT NULL DEFAULT '',
  -- Password hash with algorithm, cost and salt.
  password text NOT NULL,
  -- Shared by all sessions of the customer.
  cart_id bigint NOT NULL UNIQUE REFERENCES cart,
  -- Allergens to warn of.
  avoid text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the cookie's secret.
  cookie_hash bytea NOT NULL UNIQUE,
  cart_id bigint NOT NULL REFERENCES cart,
  currency_code text NOT NULL REFERENCES currency(code),
  created_at timestamptz NOT NULL DEFAULT now(),
  customer_id bigint REFERENCES customer ON DELETE CASCADE,
  -- Set by sign-in and sign-out; cookie and tokens are then invalid.
  ended_at timestamptz,
  -- Time of the session's last token. Tokens last 30 days, so no later use is possible.
  used_at timestamptz NOT NULL DEFAULT now(),
  browser text NOT NULL DEFAULT '',
  system text NOT NULL DEFAULT ''
);
CREATE INDEX session_cart ON session (cart_id);
CREATE INDEX session_customer ON session (customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX session_ended ON session (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX session_currency ON session (currency_code);
CREATE INDEX session_idle ON session (used_at);
-- For the maximum session age.
CREATE INDEX session_age ON session (created_at);

CREATE TABLE api_token (
  -- SHA-256 of the token.
  hash bytea PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES session ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
-- For deletes of the referenced rows.
CREATE INDEX api_token_session ON api_token (session_id);
-- Expired tokens are deleted hourly.
CREATE INDEX api_token_expiry ON api_token (expires_at);

CREATE TABLE recently_viewed (
  session_id bigint NOT NULL REFERENCES session ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (session_id, product_id)
);
CREATE INDEX recently_viewed_product ON recently_viewed (product_id);

-- First responses of writes, repeated for 24 hours.
CREATE TABLE idempotency (
  session_id bigint NOT NULL REFERENCES session ON DELETE CASCADE,
  key text NOT NULL,
  -- SHA-256 of the request.
  payload_hash bytea NOT NULL,
  status smallint,
  body text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (session_id, key)
);
CREATE INDEX idempotency_age ON idempotency (created_at);

-- Unconfirmed registration. An address may have several, until the link of one is opened.
CREATE TABLE registration (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL,
  firstname text NOT NULL,
  lastname text NOT NULL,
  telephone text NOT NULL,
  country_id text NOT NULL DEFAULT '',
  zone_id text NOT NULL DEFAULT '',
  password text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Session that registered. The emailed link completes the registration there at once, elsewhere only with the password.
  session_id bigint REFERENCES session ON DELETE SET NULL
);
CREATE INDEX registration_email ON registration (email_key, id);
CREATE INDEX registration_session ON registration (session_id) WHERE (session_id IS NOT NULL);

-- Codes of emailed links. They are kept for a while after their end, so that the link can explain it.
CREATE TABLE mail_code (
  -- SHA-256 of the code.
  hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('verify', 'reset')),
  email_key text NOT NULL,
  registration_id bigint REFERENCES registration ON DELETE SET NULL,
  customer_id bigint REFERENCES customer ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX mail_code_email ON mail_code (email_key, purpose);
CREATE INDEX mail_code_customer ON mail_code (customer_id);
CREATE INDEX mail_code_registration ON mail_code (registration_id);

CREATE TABLE address (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id bigint NOT NULL REFERENCES customer ON DELETE CASCADE,
  firstname text NOT NULL,
  lastname text NOT NULL,
  telephone text NOT NULL,
  address_1 text NOT NULL,
  address_2 text NOT NULL,
  city text NOT NULL,
  postcode text NOT NULL,
  country_id text NOT NULL,
  zone_id text NOT NULL,
  is_default boolean NOT NULL
);
CREATE INDEX address_customer ON address (customer_id, id);
CREATE UNIQUE INDEX address_default ON address (customer_id) WHERE is_default;

CREATE TABLE passkey (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id bigint NOT NULL REFERENCES customer ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkey_customer ON passkey (customer_id);

-- Pending WebAuthn challenges, one per session and purpose.
CREATE TABLE passkey_challenge (
  session_id bigint NOT NULL REFERENCES session ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('register', 'login')),
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, purpose)
);

-- Fixed windows: number of attempts since the first of the window.
CREATE TABLE rate_limit (
  -- SHA-256 of the limit's name and its subject.
  key bytea PRIMARY KEY,
  hits integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX rate_limit_end ON rate_limit (ends_at);

CREATE TABLE mail_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  template text NOT NULL,
  language text NOT NULL,
  -- Template data. May contain a link's code, so it is cleared when the email is sent or abandoned.
  data jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_try_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));

-- Delivery methods. Names and descriptions: text by language code.
CREATE TABLE delivery_method (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  position integer NOT NULL DEFAULT 0,
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  price_minor integer NOT NULL CHECK (price_minor >= 0),
  -- Minimum goods total for free delivery; null if never free.
  free_from_minor integer CHECK (free_from_minor >= 0),
  -- Countries of /common/country. Regions and postcode prefixes narrow them; empty lists don't.
  country_ids text[] NOT NULL,
  zone_ids text[] NOT NULL DEFAULT '{}',
  postcode_prefixes text[] NOT NULL DEFAULT '{}',
  is_active boolean NOT NULL DEFAULT true,
  -- Number of days from today for which slots are offered.
  days_ahead smallint NOT NULL DEFAULT 7 CHECK (days_ahead BETWEEN 0 AND 30),
  -- Grows with each change.
  version integer NOT NULL DEFAULT 1
);

-- Weekly delivery window. A method with rules delivers only in their slots.
CREATE TABLE delivery_rule (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  method_id bigint NOT NULL REFERENCES delivery_method ON DELETE CASCADE,
  -- 1 is Monday, 7 is Sunday.
  weekdays smallint[] NOT NULL,
  -- In the shop's time zone.
  starts_at time NOT NULL,
  ends_at time NOT NULL,
  cutoff_hours integer NOT NULL CHECK (cutoff_hours >= 0),
  capacity integer NOT NULL CHECK (capacity > 0),
  -- A removed window is kept for the slots of existing orders.
  is_active boolean NOT NULL DEFAULT true,
  CONSTRAINT delivery_rule_check CHECK (ends_at > starts_at)
);
CREATE INDEX delivery_rule_method ON delivery_rule (method_id);

-- A rule on one day, created on first use. Later changes of the rule don't affect it.
CREATE TABLE delivery_slot (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rule_id bigint NOT NULL REFERENCES delivery_rule ON DELETE CASCADE,
  day date NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  cutoff_at timestamptz NOT NULL,
  capacity integer NOT NULL,
  taken integer NOT NULL DEFAULT 0,
  -- Accepts no further orders; existing ones stay.
  is_closed boolean NOT NULL DEFAULT false,
  -- Staff have set the capacity of this day; the rule's no longer counts.
  is_changed boolean NOT NULL DEFAULT false,
  CONSTRAINT delivery_slot_check CHECK (taken >= 0 AND taken <= capacity),
  CONSTRAINT delivery_slot_rule_id_day_key UNIQUE (rule_id, day)
);

-- Order with texts and prices of its time. Only personal data can be removed later.
CREATE TABLE shop_order (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Random number, for links.
  number text NOT NULL UNIQUE,
  -- Null for guests.
  customer_id bigint REFERENCES customer ON DELETE SET NULL,
  cart_id bigint REFERENCES cart ON DELETE SET NULL,
  language text NOT NULL,
  status text NOT NULL DEFAULT 'placed' CHECK (status IN ('placed', 'packed', 'dispatched', 'delivered', 'cancelled')),
  -- Empty once anonymized.
  email text NOT NULL,
  -- OrderAddress of the contract.
  address jsonb NOT NULL,
  note text NOT NULL DEFAULT '',
  slot_id bigint REFERENCES delivery_slot ON DELETE SET NULL,
  slot_starts_at timestamptz,
  slot_ends_at timestamptz,
  coupon_code text,
  total_minor bigint NOT NULL CHECK (total_minor >= 0),
  -- The customer has deleted the account: anonymize the order once it is delivered or cancelled.
  is_orphan boolean NOT NULL DEFAULT false,
  placed_at timestamptz NOT NULL DEFAULT now(),
  -- Currency of the order, with its rate and format at the time.
  currency_code text NOT NULL,
  currency_symbol text NOT NULL,
  currency_value numeric NOT NULL CHECK (currency_value > 0),
  currency_decimal smallint NOT NULL,
  goods_minor bigint NOT NULL CHECK (goods_minor >= 0),
  discount_minor bigint NOT NULL CHECK (discount_minor >= 0),
  delivery_minor bigint NOT NULL CHECK (delivery_minor >= 0),
  -- Part of the total.
  tax_minor bigint NOT NULL CHECK (tax_minor >= 0),
  tax_percent numeric NOT NULL,
  -- Text by language code.
  delivery_name jsonb NOT NULL,
  -- Mailbox of the address, by `mailboxOf` of server/account/fields.ts. Empty once anonymized.
  mailbox text NOT NULL,
  -- True once the order was opened through an emailed link.
  is_email_confirmed boolean NOT NULL DEFAULT false,
  -- Total when the order was placed; null until packing changes the total.
  agreed_total_minor bigint,
  search_text text NOT NULL GENERATED ALWAYS AS (order_search_text(number, email, address)) STORED,
  -- State of the latest payment; refund_due while any refund is open. Written only by triggers.
  payment_state text NOT NULL DEFAULT 'due' CHECK (payment_state IN ('due', 'pending', 'paid', 'failed', 'cancelled', 'refund_due', 'refunded')),
  -- Grows with each change of the order or its parts. Written only by triggers.
  version integer NOT NULL DEFAULT 1,
  -- Totals in smallest units of the order's currency.
  shown jsonb NOT NULL,
  agreed_shown_total bigint,
  CONSTRAINT shop_order_check CHECK (total_minor = (goods_minor - discount_minor + delivery_minor))
);
CREATE INDEX shop_order_customer ON shop_order (customer_id, placed_at DESC, id DESC);
CREATE INDEX shop_order_cart ON shop_order (cart_id, placed_at);
CREATE INDEX shop_order_email ON shop_order (lower(email));
CREATE INDEX shop_order_slot ON shop_order (slot_id);
-- For unpaid orders that may lapse; there are few.
CREATE INDEX shop_order_placed ON shop_order (id) WHERE (status = 'placed');
CREATE INDEX shop_order_coupon ON shop_order (coupon_code, mailbox) WHERE (coupon_code IS NOT NULL);
CREATE INDEX shop_order_search ON shop_order USING gin (search_text gin_trgm_ops);
-- Sort orders of the staff order list, in both directions; each index begins with the sort key.
CREATE INDEX shop_order_latest ON shop_order (placed_at, id);
CREATE INDEX shop_order_by_slot ON shop_order (slot_starts_at, id);
CREATE INDEX shop_order_by_total ON shop_order (total_minor, id);
CREATE INDEX shop_order_by_status ON shop_order (status, placed_at, id);
CREATE INDEX shop_order_by_payment ON shop_order (payment_state, placed_at, id);
CREATE INDEX shop_order_under_way ON shop_order (slot_id, placed_at) WHERE (status IN ('placed', 'packed', 'dispatched'));

CREATE TABLE order_line (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  product_id bigint REFERENCES product ON DELETE SET NULL,
  handle text NOT NULL,
  name text NOT NULL,
  -- Picture name; null for the placeholder.
  picture text,
  -- As in cart_line.
  options text NOT NULL,
  -- Names and values of the options at the time.
  option_names jsonb NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  price_minor bigint NOT NULL,
  -- Customer's wish if the product is missing.
  substitution text NOT NULL CHECK (substitution IN ('none', 'similar', 'ask')),
  -- Packed quantity; null until the line is picked.
  packed_quantity integer,
  -- The line that this one substitutes.
  replaces_id bigint REFERENCES order_line ON DELETE CASCADE,
  -- True if the order's discount applies to this line.
  is_discounted boolean NOT NULL DEFAULT true,
  CONSTRAINT order_line_check CHECK (packed_quantity >= 0 AND packed_quantity <= quantity)
);
CREATE INDEX order_line_order ON order_line (order_id);
CREATE INDEX order_line_product ON order_line (product_id);
CREATE UNIQUE INDEX order_line_replaces ON order_line (replaces_id) WHERE (replaces_id IS NOT NULL);

-- Events of an order, each at most once.
CREATE TABLE order_event (
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('placed', 'paid', 'packed', 'dispatched', 'delivered', 'cancelled')),
  happened_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, status)
);

-- Secrets that show a guest's order without an account: one by email, one per response.
CREATE TABLE order_secret (
  -- SHA-256 of the secret.
  hash bytea PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  -- True if the secret was emailed, so that its holder reads the order's mailbox.
  is_mailed boolean NOT NULL DEFAULT false
);
CREATE INDEX order_secret_order ON order_secret (order_id);

-- Payment attempts of an order; the latest counts.
CREATE TABLE payment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  method text NOT NULL,
  -- Random id of the payment at the provider.
  reference text NOT NULL UNIQUE,
  -- due: paid outside of the shop; pending: awaiting the provider.
  state text NOT NULL CHECK (state IN ('due', 'pending', 'paid', 'failed', 'cancelled', 'refund_due', 'refunded')),
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Payment deadline, as stated to the customer; null for payment on delivery and for early attempts.
  lapses_at timestamptz
);
CREATE INDEX payment_order ON payment (order_id, id DESC);

-- Blog topics; a post may have several.
CREATE TABLE blog_tag (
  handle text PRIMARY KEY,
  position integer NOT NULL DEFAULT 0,
  -- Text by language code.
  name jsonb NOT NULL
);

CREATE TABLE blog_post (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  handle text NOT NULL UNIQUE,
  author text NOT NULL,
  -- Picture name, from pictures.gen.json or of an upload; null for none.
  picture text,
  published_on date NOT NULL
);
CREATE INDEX blog_post_latest ON blog_post (published_on DESC, id DESC);

CREATE TABLE blog_post_text (
  post_id bigint NOT NULL REFERENCES blog_post ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  -- Sanitized HTML.
  html text NOT NULL,
  picture_alt text NOT NULL DEFAULT '',
  keywords text NOT NULL DEFAULT '',
  PRIMARY KEY (post_id, language)
);

CREATE TABLE blog_post_tag (
  post_id bigint NOT NULL REFERENCES blog_post ON DELETE CASCADE,
  tag_handle text NOT NULL REFERENCES blog_tag(handle) ON DELETE CASCADE,
  PRIMARY KEY (post_id, tag_handle)
);
CREATE INDEX blog_post_tag_handle ON blog_post_tag (tag_handle);

-- Products that a post mentions.
CREATE TABLE blog_post_product (
  post_id bigint NOT NULL REFERENCES blog_post ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  position integer NOT NULL,
  PRIMARY KEY (post_id, product_id)
);
CREATE INDEX blog_post_product_product ON blog_post_product (product_id);

-- Back-in-stock alerts: one email per product and address.
CREATE TABLE stock_alert (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  email text NOT NULL,
  -- Address in lower case.
  email_key text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'fr')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null until the email is written. Its link can then cancel the other alerts of the address.
  mailed_at timestamptz,
  code_hash bytea UNIQUE,
  CONSTRAINT stock_alert_check CHECK ((mailed_at IS NULL) = (code_hash IS NULL))
);
CREATE UNIQUE INDEX stock_alert_waiting ON stock_alert (product_id, email_key) WHERE (mailed_at IS NULL);
CREATE INDEX stock_alert_address ON stock_alert (email_key);
CREATE INDEX stock_alert_product ON stock_alert (product_id);

-- Problem reports of customers: redacted by the storefront, deleted after 30 days.
CREATE TABLE recording (
  -- Such as K7QM-3XPD.
  code text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The file as sent, JSON.
  content text NOT NULL
);
CREATE INDEX recording_created ON recording (created_at);

-- Changes of what anonymous pages show, by subject: `content` (menu, settings, currencies, texts: all pages), `blog`,
-- `catalogue` (which products there are and their search data), `lists` (sort and filter data), `product:{id}`. Rows are
-- only added, so that no transaction waits for another. Readers: server/db/followChanges.ts.
CREATE TABLE page_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  subject text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX page_change_written ON page_change (written_by);
CREATE INDEX page_change_age ON page_change (changed_at);

-- Authenticator app of a customer.
CREATE TABLE second_factor (
  customer_id bigint PRIMARY KEY REFERENCES customer ON DELETE CASCADE,
  -- Not hashed, because codes are computed from it.
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Time of the first valid code; before that, sign-in asks for none.
  confirmed_at timestamptz,
  -- Half minute since 1970 of the last used code; it and earlier ones are rejected.
  used_step bigint NOT NULL DEFAULT 0
);

-- Recovery codes. A used code is deleted.
CREATE TABLE recovery_code (
  customer_id bigint NOT NULL REFERENCES second_factor(customer_id) ON DELETE CASCADE,
  -- SHA-256 of the code.
  hash bytea NOT NULL,
  PRIMARY KEY (customer_id, hash)
);

-- Members of the staff.
CREATE TABLE staff_member (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  -- Address in lower case, for comparisons.
  email_key text NOT NULL UNIQUE,
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'packer', 'support', 'editor')),
  -- Password hash with algorithm, cost and salt; null until a password is set.
  password_hash text,
  is_active boolean NOT NULL DEFAULT true,
  -- Last use of any session, accurate to a few minutes.
  seen_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  failed_attempts integer NOT NULL DEFAULT 0
);

-- Browsers in which a customer or member has signed in. Each has a separate limit for sign-in attempts.
CREATE TABLE known_device (
  customer_id bigint REFERENCES customer ON DELETE CASCADE,
  -- SHA-256 of the browser's cookie. Several accounts may share a browser.
  hash bytea NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  member_id bigint REFERENCES staff_member ON DELETE CASCADE,
  -- Password reset by emailed link, without a second-factor code. Counts as an unknown browser for code attempts.
  is_for_password_only boolean NOT NULL DEFAULT false,
  CONSTRAINT known_device_check CHECK (num_nonnulls(customer_id, member_id) = 1)
);
CREATE INDEX known_device_used ON known_device (used_at);
CREATE UNIQUE INDEX known_device_customer ON known_device (customer_id, hash);
CREATE UNIQUE INDEX known_device_member ON known_device (member_id, hash);

-- Signed-in browsers of members. A row is deleted when the session ends.
CREATE TABLE staff_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the cookie.
  cookie_hash bytea NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES staff_member,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Accurate to a few minutes.
  used_at timestamptz NOT NULL DEFAULT now(),
  has_second_factor boolean NOT NULL DEFAULT false,
  failed_attempts integer NOT NULL DEFAULT 0,
  browser text NOT NULL DEFAULT '',
  system text NOT NULL DEFAULT ''
);
CREATE INDEX staff_session_member ON staff_session (member_id);

-- Latest link of each member to choose a password. Kept for a while after its end, so that the link can explain it.
CREATE TABLE staff_invitation (
  member_id bigint PRIMARY KEY REFERENCES staff_member,
  -- SHA-256 of the code.
  hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- Like `idempotency`, for writes of members.
CREATE TABLE staff_idempotency (
  member_id bigint NOT NULL REFERENCES staff_member,
  key text NOT NULL,
  payload_hash bytea NOT NULL,
  status smallint,
  body text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, key)
);
CREATE INDEX staff_idempotency_age ON staff_idempotency (created_at);

-- Activity log; rows can't be changed.
CREATE TABLE staff_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  -- Null for changes made on the server itself.
  member_id bigint REFERENCES staff_member,
  -- Name at the time of the change.
  member_name text NOT NULL,
  -- Operation id of the contract.
  operation text NOT NULL,
  subject text NOT NULL CHECK (subject IN ('order', 'product', 'collection', 'review', 'coupon', 'content', 'import', 'member', 'session', 'delivery', 'slot', 'currency', 'tax', 'message', 'list', 'shop', 'read')),
  -- Number of the order, or id of the subject.
  subject_id text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL
);
CREATE INDEX staff_change_subject ON staff_change (subject, subject_id, id);
CREATE INDEX staff_change_member ON staff_change (member_id, id);
CREATE INDEX staff_change_at ON staff_change (at);

-- Stock movements, whose sum is the stock. Written by triggers, so that none is missed.
CREATE TABLE stock_movement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  change integer NOT NULL CHECK (change <> 0),
  -- short: ordered but missing; replacement: substitutes a missing product; correction: counted or edited by staff.
  reason text NOT NULL CHECK (reason IN ('order', 'cancel', 'short', 'replacement', 'correction', 'import', 'initial')),
  order_id bigint REFERENCES shop_order ON DELETE SET NULL,
  -- Null for customers, imports and the server itself.
  member_id bigint REFERENCES staff_member,
  moved_at timestamptz NOT NULL DEFAULT now(),
  cause text CHECK (cause IN ('counted', 'spoiled', 'found', 'other')),
  note text NOT NULL DEFAULT ''
);
CREATE INDEX stock_movement_product ON stock_movement (product_id, id DESC);
CREATE INDEX stock_movement_order ON stock_movement (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX stock_movement_member ON stock_movement (member_id) WHERE (member_id IS NOT NULL);

-- Refunds of received payments.
CREATE TABLE refund (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  reason text NOT NULL CHECK (reason IN ('short', 'cancelled', 'goodwill', 'double')),
  note text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'done')),
  made_at timestamptz NOT NULL DEFAULT now(),
  -- Time when the money was sent; null for early refunds.
  settled_at timestamptz,
  -- A refund belongs to one payment: providers refund at most a payment's amount.
  payment_id bigint REFERENCES payment ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX refund_order ON refund (order_id, id);
CREATE INDEX refund_of_payment ON refund (payment_id);

-- Notes of staff on an order; never shown to the customer.
CREATE TABLE order_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES staff_member,
  text text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_note_order ON order_note (order_id, id);
CREATE INDEX order_note_member ON order_note (member_id);

-- Numbers of changed orders, for screens that follow them. Rows are only added. Readers: server/db/followChanges.ts.
CREATE TABLE order_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  subject text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_change_written ON order_change (written_by);
CREATE INDEX order_change_age ON order_change (changed_at);

-- Product files that staff import. Stored in the database, so that any server can resume the import of a lost one.
CREATE TABLE product_import (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES staff_member,
  file_name text NOT NULL,
  -- Size of the uploaded file in bytes, before unpacking.
  size integer NOT NULL CHECK (size > 0),
  -- draft: being uploaded, or its columns being mapped.
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'waiting', 'running', 'done', 'stopped', 'failed')),
  -- Mapping of server/import/mapping.ts; null for a draft.
  mapping jsonb,
  -- Reason of a failure: a key of texts.import.unreadable.
  problem text,
  bytes_read integer NOT NULL DEFAULT 0,
  rows_read integer NOT NULL DEFAULT 0,
  inserted integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  rejected integer NOT NULL DEFAULT 0,
  made_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  -- Number of servers that have taken up the import; only the latest may continue.
  attempt integer NOT NULL DEFAULT 0,
  -- Last sign of life of that server.
  alive_at timestamptz,
  noted integer NOT NULL DEFAULT 0,
  -- Column names, once the file is read.
  columns text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX product_import_member ON product_import (member_id);
CREATE UNIQUE INDEX product_import_single ON product_import ((true)) WHERE (state IN ('waiting', 'running'));

-- Bytes of a file, until its import ends.
CREATE TABLE product_import_part (
  import_id bigint NOT NULL REFERENCES product_import ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  bytes bytea NOT NULL,
  PRIMARY KEY (import_id, position)
);

-- Rejected rows with their reason.
CREATE TABLE product_import_rejection (
  import_id bigint NOT NULL REFERENCES product_import ON DELETE CASCADE,
  row_number integer NOT NULL,
  line integer NOT NULL,
  reason text NOT NULL,
  raw text NOT NULL,
  -- Reason in French; empty for early imports.
  reason_fr text NOT NULL DEFAULT '',
  is_imported boolean NOT NULL DEFAULT false,
  PRIMARY KEY (import_id, is_imported, row_number)
);

-- Uploaded pictures. Files are made in the background; the outcome is kept as long as the picture.
CREATE TABLE picture_upload (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null once the product is deleted.
  product_id bigint REFERENCES product ON DELETE SET NULL,
  -- File name on the member's computer.
  file_name text NOT NULL,
  -- SHA-256 of the file, in hexadecimal.
  content_hash text NOT NULL,
  -- Place of the original in the picture store until files are made; null afterwards.
  original text UNIQUE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
  -- Reason why processing failed.
  failure text CHECK (failure IN ('broken', 'unavailable')),
  -- Name in product.pictures; null until done.
  name text,
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  -- Time since which nothing uses the picture, as seen by pruning.
  unnamed_since timestamptz,
  -- True for content pictures, which belong to no product. Equal files share one row.
  is_content boolean NOT NULL DEFAULT false,
  CONSTRAINT picture_upload_check CHECK ((state = 'failed') = (failure IS NOT NULL)),
  CONSTRAINT picture_upload_check1 CHECK ((state = 'done') = (name IS NOT NULL)),
  CONSTRAINT picture_upload_check2 CHECK ((state = 'waiting') = (original IS NOT NULL)),
  CONSTRAINT picture_upload_check3 CHECK ((state = 'waiting') = (ended_at IS NULL))
);
CREATE INDEX picture_upload_product ON picture_upload (product_id) WHERE (product_id IS NOT NULL);
CREATE INDEX picture_upload_content ON picture_upload (content_hash);
CREATE INDEX picture_upload_waiting ON picture_upload (next_try_at, id) WHERE (state = 'waiting');
-- Equal files of one product are one picture.
CREATE UNIQUE INDEX picture_upload_once ON picture_upload (product_id, content_hash) WHERE (state = 'waiting');
CREATE UNIQUE INDEX picture_upload_once_for_content ON picture_upload (content_hash) WHERE (is_content AND (state <> 'failed'));

-- Passkeys of members, like `passkey` of customers.
CREATE TABLE staff_passkey (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES staff_member,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX staff_passkey_member ON staff_passkey (member_id);

-- Pending WebAuthn challenges of members, single use. Keyed by challenge, because sign-in has no session yet.
CREATE TABLE staff_passkey_challenge (
  challenge text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'login')),
  -- Member who adds a passkey; null for a sign-in.
  member_id bigint REFERENCES staff_member,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_passkey_challenge_member ON staff_passkey_challenge (member_id);
CREATE INDEX staff_passkey_challenge_end ON staff_passkey_challenge (expires_at);

-- Searches without a result, counted by day; no row describes a single visit.
CREATE TABLE missed_search (
  day date NOT NULL,
  term text NOT NULL,
  times bigint NOT NULL,
  PRIMARY KEY (day, term)
);

-- Unpublished drafts, at most one per page or post. Bodies are ContentValues of contract/staff.yaml.
CREATE TABLE content_draft (
  kind text NOT NULL CHECK (kind IN ('page', 'post', 'home', 'menu', 'footer')),
  handle text NOT NULL,
  body jsonb NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  member_id bigint NOT NULL REFERENCES staff_member,
  -- Name at the time of the change.
  member_name text NOT NULL,
  -- Scheduled publication; null for none.
  publish_at timestamptz,
  -- Member who scheduled it, like `member_id` and `member_name`.
  planned_by bigint REFERENCES staff_member,
  planned_by_name text,
  CONSTRAINT content_draft_check CHECK ((publish_at IS NULL) = (planned_by IS NULL)),
  CONSTRAINT content_draft_check1 CHECK ((publish_at IS NULL) = (planned_by_name IS NULL)),
  PRIMARY KEY (kind, handle)
);
CREATE INDEX content_draft_due ON content_draft (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX content_draft_member ON content_draft (member_id);
CREATE INDEX content_draft_planned_by ON content_draft (planned_by) WHERE (planned_by IS NOT NULL);

-- Published versions of pages and posts, complete.
CREATE TABLE content_version (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('page', 'post', 'home', 'menu', 'footer')),
  handle text NOT NULL,
  body jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  -- Null for the content before the first publication.
  member_id bigint REFERENCES staff_member,
  member_name text
);
CREATE INDEX content_version_latest ON content_version (kind, handle, id DESC);
CREATE INDEX content_version_member ON content_version (member_id) WHERE (member_id IS NOT NULL);

-- Contact messages, kept until prune.ts deletes them; an email of each goes to the shop.
CREATE TABLE contact_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  -- As typed; unconfirmed.
  email text NOT NULL,
  -- Address in lower case.
  email_key text NOT NULL,
  -- As typed; empty if none.
  order_number text NOT NULL,
  message text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  is_answered boolean NOT NULL DEFAULT false,
  -- Note for staff.
  note text NOT NULL DEFAULT ''
);
CREATE INDEX contact_message_state ON contact_message (is_answered, id);
CREATE INDEX contact_message_address ON contact_message (email_key);
CREATE INDEX contact_message_age ON contact_message (created_at);

-- Days without delivery, in the shop's time zone. May lie beyond the existing slots.
CREATE TABLE closed_day (
  day date PRIMARY KEY
);

-- Tax rates from a time on; the latest that has begun applies. Orders keep theirs.
CREATE TABLE tax_rate (
  starts_at timestamptz PRIMARY KEY,
  percent numeric(5,2) NOT NULL CHECK (percent >= 0 AND percent < 100)
);

-- Pending changes of word frequencies from large batches, which share most of their words.
CREATE TABLE search_word_change (
  language text NOT NULL,
  word text COLLATE "C" NOT NULL,
  difference integer NOT NULL
);

-- Number of products by collection, traits and price band, so that large lists need no counting (decision 0040). Rows are differences and are only added, so that no transaction waits for another. foldProductCounts() merges them.
CREATE TABLE product_count (
  collection_id bigint NOT NULL,
  traits integer NOT NULL,
  price_band smallint NOT NULL,
  count integer NOT NULL
);

-- Unpacked guest orders whose email address was unconfirmed when they were placed.
CREATE TABLE unconfirmed_order (
  order_id bigint PRIMARY KEY REFERENCES shop_order ON DELETE CASCADE,
  -- SHA-256 of the customer's network.
  network bytea NOT NULL,
  -- Deadline for the confirmation of an order with payment on delivery, as stated in its email.
  lapses_at timestamptz NOT NULL
);
CREATE INDEX unconfirmed_order_network ON unconfirmed_order (network);

-- Authenticator apps and recovery codes of members, like those of customers.
CREATE TABLE staff_second_factor (
  member_id bigint PRIMARY KEY REFERENCES staff_member ON DELETE CASCADE,
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  used_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE staff_recovery_code (
  member_id bigint NOT NULL REFERENCES staff_second_factor(member_id) ON DELETE CASCADE,
  hash bytea NOT NULL,
  PRIMARY KEY (member_id, hash)
);

-- For tables that few write to: every statement counts as a change.
CREATE FUNCTION note_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_change (subject) VALUES (TG_ARGV[0]);
  RETURN NULL;
END $$;

-- Records each product; a change of much of the catalogue counts for all of it.
CREATE FUNCTION note_products(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO page_change (subject)
  SELECT DISTINCT CASE WHEN cardinality(ids) > 100 THEN 'catalogue' ELSE 'product:' || id END FROM unnest(ids) AS id
$$;

-- Pending reviews are on no page, so their changes don't count.
CREATE FUNCTION note_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_products(ARRAY(SELECT DISTINCT product_id FROM changed_review WHERE is_approved OR TG_OP = 'UPDATE'));
  RETURN NULL;
END $$;

-- Columns of a product that pages show: all but barcode and key.
CREATE FUNCTION shown_of_product(p product) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT (to_jsonb(p) - 'barcode' - 'barcode_key') || jsonb_build_object('stock', least(p.stock, 6))
$$;

-- Ratings don't change lists; otherwise each review would expire all of them. Pages of the product follow by its own
-- subject.
CREATE FUNCTION note_product_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Whole stars in the traits (server/search/traits.ts).
  stars constant integer := 7 << 18;
  ids bigint[];
  moves_catalogue boolean;
  moves_lists boolean;
BEGIN
  SELECT array_agg(new_product.id),
    bool_or((old_product.handle, old_product.collection_id, old_product.brand, old_product.popularity, old_product.created_at)
      IS DISTINCT FROM (new_product.handle, new_product.collection_id, new_product.brand, new_product.popularity, new_product.created_at)),
    bool_or((old_product.paid_minor, old_product.traits & ~stars) IS DISTINCT FROM (new_product.paid_minor, new_product.traits & ~stars))
  INTO ids, moves_catalogue, moves_lists
  FROM old_product JOIN new_product USING (id)
  WHERE shown_of_product(old_product) <> shown_of_product(new_product);
  IF ids IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM note_products(ids);
  INSERT INTO page_change (subject)
  SELECT subject FROM (VALUES ('catalogue', moves_catalogue), ('lists', moves_lists)) AS moved (subject, is_moved)
  WHERE is_moved;
  RETURN NULL;
END $$;

CREATE FUNCTION keep_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The record of changes is only added to.';
END $$;

-- Reason from server/catalog/stockReason.ts. Default: `initial` for new products, `correction` for changes.
CREATE FUNCTION note_new_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movement (product_id, change, reason, member_id)
  SELECT id, stock, coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'initial'),
    nullif(current_setting('shop.member', true), '')::bigint
  FROM new_product WHERE stock <> 0;
  RETURN NULL;
END $$;

CREATE FUNCTION note_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movement (product_id, change, reason, order_id, member_id, cause, note)
  SELECT id, new_product.stock - old_product.stock,
    coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'correction'),
    nullif(current_setting('shop.stock_order', true), '')::bigint,
    nullif(current_setting('shop.member', true), '')::bigint,
    nullif(current_setting('shop.stock_cause', true), ''),
    coalesce(current_setting('shop.stock_note', true), '')
  FROM old_product JOIN new_product USING (id) WHERE new_product.stock <> old_product.stock;
  RETURN NULL;
END $$;

CREATE FUNCTION payment_state_of(of_order bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM refund WHERE order_id = of_order AND state = 'due') THEN 'refund_due'
    ELSE (SELECT state FROM payment WHERE order_id = of_order ORDER BY id DESC LIMIT 1)
  END
$$;

CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version = OLD.version + 1;
  RETURN NEW;
END $$;

-- Writers must lock the order first, to avoid deadlocks.
CREATE FUNCTION note_order_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shop_order SET payment_state = coalesce(payment_state_of(id), payment_state) WHERE id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE FUNCTION note_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_change (subject) SELECT number FROM changed_order;
  RETURN NULL;
END $$;

-- Further tokens of a document, so that the index alone finds the best matches. `=word`: word of the name. `+word`: word
-- only of brand, collection or keywords. `#5`: name of five words. No word has such signs.
CREATE FUNCTION search_tokens(name text, name_words tsvector, title_words tsvector) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(
    ARRAY(SELECT '=' || word FROM unnest(tsvector_to_array(name_words)) AS word)
    || ARRAY(SELECT '+' || word FROM unnest(tsvector_to_array(ts_delete(title_words, tsvector_to_array(name_words)))) AS word)
    || ('#' || cardinality(string_to_array(name, ' '))))
$$;

-- Lower bounds of all price bands except the first, in minor units: four bands per doubling.
CREATE FUNCTION price_bounds() RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[
    100, 119, 141, 168, 200, 238, 283, 336, 400, 476, 566, 673, 800, 951, 1131, 1345, 1600, 1903, 2263, 2691,
    3200, 3805, 4525, 5382, 6400, 7611, 9051, 10763, 12800, 15222, 18102, 21527, 25600, 30444, 36204, 43054,
    51200, 60887, 72408, 86108, 102400, 121775, 144815, 172216, 204800, 243550, 289631, 344431, 409600, 487099,
    579262, 688862, 819200, 974198, 1158524, 1377725, 1638400, 1948397, 2317048, 2755449, 3276800, 3896794,
    4634095, 5510899, 6553600, 7793588, 9268190, 11021797, 13107200, 15587175, 18536380, 22043595, 26214400,
    31174351, 37072760, 44087190, 52428800, 62348702, 74145520, 88174380, 104857600, 124697404, 148291040,
    176348760, 209715200, 249394808, 296582080, 352697520, 419430400, 498789616, 593164160, 705395040, 838860800,
    997579232, 1186328320, 1410790079, 1677721600, 1995158464
  ]
$$;

CREATE FUNCTION price_band(minor integer) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT width_bucket(minor, price_bounds())::smallint
$$;

CREATE FUNCTION count_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_count
  SELECT collection_id, traits, price_band(paid_minor), count(*) FROM new_product GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;

CREATE FUNCTION count_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_count
  SELECT collection_id, traits, price_band(paid_minor), sum(change) FROM (
    SELECT collection_id, traits, paid_minor, 1 AS change FROM new_product
    UNION ALL
    SELECT collection_id, traits, paid_minor, -1 FROM old_product
  ) AS changed
  GROUP BY 1, 2, 3 HAVING sum(change) <> 0;
  RETURN NULL;
END $$;

CREATE FUNCTION count_deleted_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_count
  SELECT collection_id, traits, price_band(paid_minor), -count(*) FROM old_product GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;

CREATE FUNCTION add_up_default_options(product_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE product p SET default_minor = added.minor
  FROM (
    SELECT product_id, coalesce(sum(v.price_minor) FILTER (WHERE v.is_default), 0)::integer AS minor
    FROM unnest(product_ids) AS named (product_id)
    LEFT JOIN product_option o USING (product_id)
    LEFT JOIN product_option_value v ON v.option_id = o.id
    GROUP BY product_id
  ) added
  WHERE p.id = added.product_id AND p.default_minor <> added.minor
$$;

CREATE FUNCTION follow_option_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_up_default_options(ARRAY(
    SELECT DISTINCT o.product_id FROM changed_value v JOIN product_option o ON o.id = v.option_id
  ));
  RETURN NULL;
END $$;

-- Values of a deleted option no longer know their product.
CREATE FUNCTION follow_deleted_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_up_default_options(ARRAY(SELECT DISTINCT product_id FROM deleted_option));
  RETURN NULL;
END $$;

-- Unifies spellings of Indian and Arabic scripts; Latin letters stay.
CREATE FUNCTION search_folded(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN source ~ '[\u0600-\u0dff]' THEN regexp_replace(
    translate(normalize(source, NFC),
      U&'\0901\093C\09BC\0A3C\0ABC\0B3C\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065A\065B\065C\065D\065E\065F',
      U&'\0902'),
    'ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])', 'ं', 'g')
  ELSE source END
$$;

-- Joins a number and its unit to one word.
CREATE FUNCTION search_units(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN source ~ '\d ?(k|g|m|l|p)' THEN
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(source,
      '\m(\d+) ?(?:kgs?|kilos?|kilograms?|kilogrammes?)\M', '\1kg', 'g'),
      '\m(\d+) ?(?:g|gr|gms?|grms?|grams?|grammes?)\M', '\1g', 'g'),
      '\m(\d+) ?(?:mls?|millilit(?:re|er)s?)\M', '\1ml', 'g'),
      '\m(\d+) ?(?:l|lts?|ltrs?|lit(?:re|er)s?)\M', '\1l', 'g'),
      '\m(\d+) ?(?:pcs?|pieces?)\M', '\1pc', 'g')
  ELSE source END
$$;

-- Lower-cases all scripts. With the locale C, the server would fold only English letters.
CREATE FUNCTION search_text(source text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT search_units(btrim(regexp_replace(
    regexp_replace(lower(unaccent(search_folded(source)) COLLATE "und-x-icu"), '''s\M', 's', 'g'),
    '[\u0001-\u001f\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]'
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]*'
    '| [\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]+', ' ', 'g')))
$$;

-- Words of a text without positions, up to 40 letters.
CREATE FUNCTION search_words(source text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN asked ~ '[^ ]{41}' THEN array_to_tsvector(ARRAY(
      SELECT word FROM unnest(string_to_array(asked, ' ')) AS word WHERE length(word) <= 40))
    ELSE array_to_tsvector(string_to_array(asked, ' '))
  END FROM search_text(source) AS asked
$$;

-- Rebuilds search documents. A product is also found by its barcode, as a word of its title.
CREATE FUNCTION refresh_search(product_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH source AS (
    SELECT p.id, t.language, p.collection_id, p.popularity, p.paid_minor, p.traits, t.name,
      concat_ws(' ', t.name, p.brand, c.name, t.keywords, p.barcode) AS title,
      regexp_replace(t.description, '<[^>]*>|&[a-z]+;', ' ', 'g') AS description
    FROM product p
    JOIN product_text t ON t.product_id = p.id
    LEFT JOIN LATERAL (
      SELECT name FROM collection_text
      WHERE collection_id = p.collection_id AND language IN (t.language, 'en')
      ORDER BY language = t.language DESC LIMIT 1
    ) c ON true
    WHERE p.id = ANY (product_ids)
  ), worded AS MATERIALIZED (
    SELECT id AS product_id, language,
      array_remove(array_agg(language) OVER (PARTITION BY id), language) AS other_languages,
      collection_id, popularity, paid_minor, traits, search_text(name) AS name, search_words(name) AS name_words,
      search_words(title) AS title_words, search_words(description) AS description_words
    FROM source
  ), fresh AS MATERIALIZED (
    SELECT *, title_words || description_words AS words FROM worded
  ), stale AS (
    SELECT product_id, language, words FROM search_document WHERE product_id = ANY (product_ids)
  ), removed AS (
    DELETE FROM search_document d
    WHERE product_id = ANY (product_ids)
      AND NOT EXISTS (SELECT FROM fresh f WHERE f.product_id = d.product_id AND f.language = d.language)
  ), written AS (
    INSERT INTO search_document (product_id, language, other_languages, collection_id, popularity, paid_minor, traits, name, words)
    SELECT product_id, language, other_languages, collection_id, popularity, paid_minor, traits, name,
      words || search_tokens(name, name_words, title_words)
    FROM fresh
    ON CONFLICT (product_id, language) DO UPDATE SET other_languages = excluded.other_languages,
      collection_id = excluded.collection_id, popularity = excluded.popularity, paid_minor = excluded.paid_minor,
      traits = excluded.traits, name = excluded.name, words = excluded.words
  ), change AS (
    SELECT language, word, sum(difference)::integer AS difference
    FROM (
      SELECT language, unnest(tsvector_to_array(words)) AS word, 1 AS difference FROM fresh
      UNION ALL
      SELECT language, word, -1 FROM stale, unnest(tsvector_to_array(words)) AS word
      WHERE left(word, 1) NOT IN ('=', '+', '#')
    ) counted
    GROUP BY language, word
    HAVING sum(difference) <> 0
  ), later AS (
    INSERT INTO search_word_change SELECT language, word, difference FROM change WHERE cardinality(product_ids) >= 500
  )
  INSERT INTO search_word (language, word, frequency)
  -- Always in this order, to avoid deadlocks between writers.
  SELECT language, word, difference FROM change WHERE cardinality(product_ids) < 500 ORDER BY language, word COLLATE "C"
  ON CONFLICT (language, word) DO UPDATE SET frequency = search_word.frequency + excluded.frequency
$$;

CREATE FUNCTION refresh_search_of_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search(ARRAY(SELECT DISTINCT product_id FROM changed_text));
  RETURN NULL;
END $$;

CREATE FUNCTION refresh_search_of_collection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search(ARRAY(
    SELECT id FROM product WHERE collection_id IN (NEW.collection_id, OLD.collection_id)));
  RETURN NULL;
END $$;

CREATE FUNCTION follow_products_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reworded bigint[];
BEGIN
  SELECT array_agg(id) INTO reworded FROM old_product JOIN new_product USING (id)
  WHERE (old_product.brand, old_product.barcode, old_product.collection_id, old_product.popularity)
    IS DISTINCT FROM (new_product.brand, new_product.barcode, new_product.collection_id, new_product.popularity);
  IF reworded IS NOT NULL THEN
    PERFORM refresh_search(reworded);
  END IF;
  UPDATE search_document d SET paid_minor = new_product.paid_minor, traits = new_product.traits
  FROM old_product JOIN new_product USING (id)
  WHERE d.product_id = new_product.id
    AND (old_product.paid_minor, old_product.traits) IS DISTINCT FROM (new_product.paid_minor, new_product.traits)
    AND (d.paid_minor, d.traits) IS DISTINCT FROM (new_product.paid_minor, new_product.traits);
  RETURN NULL;
END $$;

CREATE TRIGGER search_inserted AFTER INSERT ON product_text REFERENCING NEW TABLE AS changed_text FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_texts();

CREATE TRIGGER search_updated AFTER UPDATE ON product_text REFERENCING NEW TABLE AS changed_text FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_texts();

CREATE TRIGGER search_deleted AFTER DELETE ON product_text REFERENCING OLD TABLE AS changed_text FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_texts();

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON collection_text FOR EACH ROW EXECUTE FUNCTION refresh_search_of_collection();

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE ON content FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('content');

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE ON currency FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('content');

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE ON blog_tag FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('blog');

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE ON blog_post FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('blog');

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE ON blog_post_text FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('blog');

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE ON blog_post_tag FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('blog');

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE ON blog_post_product FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('blog');

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE ON collection FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('catalogue');

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE ON collection_text FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('catalogue');

CREATE TRIGGER changed AFTER INSERT OR DELETE ON product FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('catalogue');

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE ON product_text FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('catalogue');

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE ON product_option FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('catalogue');

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE ON product_option_value FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('catalogue');

CREATE TRIGGER inserted AFTER INSERT ON review REFERENCING NEW TABLE AS changed_review FOR EACH STATEMENT EXECUTE FUNCTION note_reviews();

CREATE TRIGGER updated AFTER UPDATE ON review REFERENCING NEW TABLE AS changed_review FOR EACH STATEMENT EXECUTE FUNCTION note_reviews();

CREATE TRIGGER deleted AFTER DELETE ON review REFERENCING OLD TABLE AS changed_review FOR EACH STATEMENT EXECUTE FUNCTION note_reviews();

CREATE TRIGGER updated AFTER UPDATE ON product REFERENCING OLD TABLE AS old_product NEW TABLE AS new_product FOR EACH STATEMENT EXECUTE FUNCTION note_product_update();

CREATE TRIGGER staff_change_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON staff_change FOR EACH STATEMENT EXECUTE FUNCTION keep_changes();

CREATE TRIGGER stock_inserted AFTER INSERT ON product REFERENCING NEW TABLE AS new_product FOR EACH STATEMENT EXECUTE FUNCTION note_new_stock();

CREATE TRIGGER stock_updated AFTER UPDATE ON product REFERENCING OLD TABLE AS old_product NEW TABLE AS new_product FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();

CREATE TRIGGER version_counted BEFORE UPDATE ON shop_order FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TRIGGER order_changed AFTER INSERT OR UPDATE OF state, amount_minor ON payment FOR EACH ROW EXECUTE FUNCTION note_order_part();

CREATE TRIGGER order_changed AFTER INSERT OR UPDATE OF state ON refund FOR EACH ROW EXECUTE FUNCTION note_order_part();

CREATE TRIGGER order_changed AFTER INSERT ON order_note FOR EACH ROW EXECUTE FUNCTION note_order_part();

CREATE TRIGGER order_changed AFTER UPDATE OF packed_quantity ON order_line FOR EACH ROW EXECUTE FUNCTION note_order_part();

CREATE TRIGGER inserted AFTER INSERT ON shop_order REFERENCING NEW TABLE AS changed_order FOR EACH STATEMENT EXECUTE FUNCTION note_order_change();

CREATE TRIGGER updated AFTER UPDATE ON shop_order REFERENCING NEW TABLE AS changed_order FOR EACH STATEMENT EXECUTE FUNCTION note_order_change();

CREATE TRIGGER search_updated AFTER UPDATE ON product REFERENCING OLD TABLE AS old_product NEW TABLE AS new_product FOR EACH STATEMENT EXECUTE FUNCTION follow_products_in_search();

CREATE TRIGGER counted_inserted AFTER INSERT ON product REFERENCING NEW TABLE AS new_product FOR EACH STATEMENT EXECUTE FUNCTION count_new_products();

CREATE TRIGGER counted_updated AFTER UPDATE ON product REFERENCING OLD TABLE AS old_product NEW TABLE AS new_product FOR EACH STATEMENT EXECUTE FUNCTION count_changed_products();

CREATE TRIGGER counted_deleted AFTER DELETE ON product REFERENCING OLD TABLE AS old_product FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_products();

CREATE TRIGGER added_up_inserted AFTER INSERT ON product_option_value REFERENCING NEW TABLE AS changed_value FOR EACH STATEMENT EXECUTE FUNCTION follow_option_values();

CREATE TRIGGER added_up_updated AFTER UPDATE ON product_option_value REFERENCING NEW TABLE AS changed_value FOR EACH STATEMENT EXECUTE FUNCTION follow_option_values();

CREATE TRIGGER added_up_deleted AFTER DELETE ON product_option_value REFERENCING OLD TABLE AS changed_value FOR EACH STATEMENT EXECUTE FUNCTION follow_option_values();

CREATE TRIGGER added_up_deleted AFTER DELETE ON product_option REFERENCING OLD TABLE AS deleted_option FOR EACH STATEMENT EXECUTE FUNCTION follow_deleted_options();

-- Tax rate until the owner sets another.
INSERT INTO tax_rate VALUES ('1970-01-01T00:00:00Z', 5);

ALTER TABLE search_document CLUSTER ON search_document_pkey;
