CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- What staff look orders up by: number, address, name and the digits of the phone, in small letters without accents. Named in
-- full, since a restored dump has no search path; immutable as far as the rules of unaccent stay the same.
CREATE FUNCTION order_search_text(number text, email text, address jsonb)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent', concat_ws(' ', number, email, address ->> 'firstname', address ->> 'lastname',
    regexp_replace(address ->> 'telephone', '\D', '', 'g'))) COLLATE "und-x-icu")
$$;

-- One key of 14 digits for a product's number, as contract/gtin.ts makes it: of its digits without gaps, if their check digit
-- is right (GS1 General Specifications 7.9).
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

-- Lists by name are in one order on every database: folded, by code points, numbers by their value.
CREATE FUNCTION name_sort_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(name, '[0-9]+', '00000000\&', 'g'), '[0-9]*([0-9]{8})(?![0-9])', '\1', 'g')
$$;

CREATE TABLE collection (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  handle text NOT NULL UNIQUE,
  position integer NOT NULL DEFAULT 0,
  -- Name in pictures.gen.json; null for the placeholder.
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
  -- What one unit contains; null where it is not known.
  unit_amount numeric CHECK (unit_amount > 0),
  unit_measure text CHECK (unit_measure IN ('g', 'ml', 'piece')),
  nutrition jsonb,
  allergens text[],
  marks text[] NOT NULL DEFAULT '{}',
  -- Names in pictures.gen.json, in order; the first is the thumb.
  pictures text[] NOT NULL DEFAULT '{}',
  -- Mean of the reviews (or the imported rating) with one decimal, 0 for none.
  rating numeric(2,1) NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5),
  review_count integer NOT NULL DEFAULT 0,
  -- Orders the popular products; higher is more popular.
  popularity integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Where an imported row came from: name of the mapping, and the row's own key.
  source text,
  source_key text,
  -- What a scanner reads on a pack; empty where there is none.
  barcode text NOT NULL DEFAULT '',
  dated_special_minor integer,
  special_from timestamptz,
  special_until timestamptz,
  -- Lists sort and filter by what a product costs without choices, its default options included, and count it as in stock
  -- only where its least quantity is there. PostgreSQL before 17 cannot change the expression of a column.
  default_minor integer NOT NULL DEFAULT 0,
  paid_minor integer NOT NULL GENERATED ALWAYS AS (coalesce(special_minor, price_minor) + default_minor) STORED,
  may_contain text[] NOT NULL DEFAULT '{}',
  -- Bits named in server/search/traits.ts: diet marks from 0, allergens from 3, in stock 17, whole stars of the rating from 18,
  -- stated allergens 21.
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
-- The list of products of the staff side, in the orders that no list of the shop has. What is low or out comes from the first.
CREATE INDEX product_stock ON product (stock, id);
-- What may be low, whatever is set (LOW_STOCK reaches to 100), or cannot be ordered.
CREATE INDEX product_low_stock ON product (stock, id) WHERE ((stock <= 100) OR (stock < minimum));
CREATE INDEX product_special_from ON product (special_from) WHERE ((dated_special_minor IS NOT NULL) AND (special_minor IS NULL));
CREATE INDEX product_special_until ON product (special_until) WHERE (special_until IS NOT NULL);
CREATE INDEX product_special ON product (id) WHERE (coalesce(dated_special_minor, special_minor) IS NOT NULL);
CREATE INDEX product_popularity ON product (popularity DESC, id) INCLUDE (collection_id, traits, paid_minor);
-- The orders of lists; both directions of the price read the same one.
CREATE INDEX product_newest ON product (created_at DESC, id DESC) INCLUDE (collection_id, traits, paid_minor);
CREATE INDEX product_price ON product (paid_minor, id) INCLUDE (collection_id, traits);
CREATE INDEX product_rating ON product (rating DESC, review_count DESC, id) INCLUDE (collection_id, traits, paid_minor);
-- The same in one collection.
CREATE INDEX product_collection ON product (collection_id, popularity DESC, id) INCLUDE (traits, paid_minor);
CREATE INDEX product_collection_newest ON product (collection_id, created_at DESC, id DESC) INCLUDE (traits, paid_minor);
CREATE INDEX product_collection_price ON product (collection_id, paid_minor, id) INCLUDE (traits);
CREATE INDEX product_collection_rating ON product (collection_id, rating DESC, review_count DESC, id) INCLUDE (traits, paid_minor);
-- Few products of many: those of a collection with certain traits, by price.
CREATE INDEX product_traits ON product (collection_id, traits, paid_minor);
CREATE INDEX product_barcode_key ON product (barcode_key) WHERE (barcode_key IS NOT NULL);

CREATE TABLE product_text (
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  language text NOT NULL,
  name text NOT NULL,
  -- Cleaned HTML.
  description text NOT NULL DEFAULT '',
  -- Cleaned HTML.
  ingredients text NOT NULL DEFAULT '',
  picture_alt text NOT NULL DEFAULT '',
  -- Words a product shall also be found by (kinds, synonyms), plain text, not shown in the page's body.
  keywords text NOT NULL DEFAULT '',
  -- Names of nuts and cereals, as the label has them.
  allergen_names text NOT NULL DEFAULT '',
  PRIMARY KEY (product_id, language)
);

CREATE TABLE product_option (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  position integer NOT NULL,
  -- Language code to text.
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
  -- Whether its writer had bought the product in this shop, as far as the shop knew then.
  is_verified boolean NOT NULL DEFAULT false,
  -- Whether it is shown and counted. One that is not waits for support staff, where the shop holds reviews.
  is_approved boolean NOT NULL DEFAULT true,
  -- What the shop answers to a review, as plain text; empty for nothing. The review's triggers tell pages of it.
  reply text NOT NULL DEFAULT ''
);
CREATE INDEX review_product ON review (product_id, created_at DESC, id DESC);
CREATE INDEX review_latest ON review (created_at DESC, id DESC);
CREATE INDEX review_held ON review (created_at, id) WHERE (NOT is_approved);

CREATE TABLE currency (
  code text PRIMARY KEY,
  symbol text NOT NULL,
  -- Units of this currency for one rupee.
  value numeric NOT NULL CHECK (value > 0),
  decimal smallint NOT NULL CHECK (decimal BETWEEN 0 AND 4),
  position integer NOT NULL DEFAULT 0,
  -- A currency is switched off, never deleted: sessions refer to it.
  is_active boolean NOT NULL DEFAULT true
);

-- Menu, banners, settings: one document for each name and language; language '' serves all.
CREATE TABLE content (
  name text NOT NULL,
  language text NOT NULL DEFAULT '',
  body jsonb NOT NULL,
  PRIMARY KEY (name, language)
);

CREATE TABLE coupon (
  -- Upper case; compared without regard to case.
  code text PRIMARY KEY CHECK (code = upper(code)),
  -- Exactly one of the two is set.
  percent integer CHECK (percent BETWEEN 1 AND 100),
  amount_minor integer CHECK (amount_minor > 0),
  minimum_minor integer NOT NULL DEFAULT 0,
  ends_at timestamptz,
  -- Orders that may still use the coupon; null for any number.
  uses_left integer CHECK (uses_left >= 0),
  once_per_customer boolean NOT NULL DEFAULT false,
  starts_at timestamptz,
  is_paused boolean NOT NULL DEFAULT false,
  -- Of the goods that it is for; with neither it is for all. Ids of what is gone stay: else it would come to be for more.
  product_ids bigint[] NOT NULL DEFAULT '{}',
  collection_ids bigint[] NOT NULL DEFAULT '{}',
  -- Orders that have used it and are not cancelled; with `uses_left` as many as may.
  uses integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT coupon_check CHECK ((percent IS NULL) <> (amount_minor IS NULL)),
  CONSTRAINT coupon_check1 CHECK (starts_at < ends_at)
);
CREATE INDEX coupon_age ON coupon (created_at DESC, code);

-- What a shopper gathers: cart lines, coupon, wishlist. A session has one; later a customer may share it.
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
  -- Option id to value id, list of value ids, or text; keys sorted, so that equal choices are equal texts.
  options text NOT NULL DEFAULT '{}',
  quantity integer NOT NULL CHECK (quantity > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- What one unit cost, options included, when the line was last added to or its quantity set; null for older lines.
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

-- What search reads of each product and language: written by triggers alone. It has no foreign key, since a cascade
-- would take rows away before the trigger could take their words out of the vocabulary.
CREATE TABLE search_document (
  product_id bigint NOT NULL,
  language text NOT NULL,
  -- The languages that the product has other texts in. English texts serve all languages but these.
  other_languages text[] NOT NULL,
  collection_id bigint NOT NULL,
  popularity integer NOT NULL,
  -- The name as search_text writes it.
  name text NOT NULL,
  -- All of these and the description.
  words tsvector NOT NULL,
  paid_minor integer NOT NULL DEFAULT 0,
  traits integer NOT NULL DEFAULT 0,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (name_sort_key(name)) STORED,
  PRIMARY KEY (product_id, language)
) WITH (fillfactor = 90);
-- Single changes wait in a short list for their place in the index; every search reads it, too.
CREATE INDEX search_document_words ON search_document USING gin (words) WITH (fastupdate = on, gin_pending_list_limit = 256);
-- The order of lists by name; the indexes hold what filters read.
CREATE INDEX search_document_name ON search_document (name_key, product_id) INCLUDE (language, other_languages, collection_id, traits, paid_minor);
CREATE INDEX search_document_collection_name ON search_document (collection_id, name_key, product_id) INCLUDE (language, other_languages, traits, paid_minor);

-- The vocabulary: in how many documents of a language a word stands.
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

-- A customer, whose e-mail address is confirmed: before that there is a registration.
CREATE TABLE customer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  -- The address in lower case: what addresses are compared by.
  email_key text NOT NULL UNIQUE,
  firstname text NOT NULL,
  lastname text NOT NULL,
  telephone text NOT NULL,
  country_id text NOT NULL DEFAULT '',
  zone_id text NOT NULL DEFAULT '',
  -- Method, its cost, salt and hash.
  password text NOT NULL,
  -- Shared by all sessions of the customer.
  cart_id bigint NOT NULL UNIQUE REFERENCES cart,
  -- Allergens to be warned of.
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
  -- Set by signing in or out: neither cookie nor tokens are good from then on.
  ended_at timestamptz,
  -- When the session last got a token. Tokens last 30 days, so that nobody came with it later than that.
  used_at timestamptz NOT NULL DEFAULT now(),
  browser text NOT NULL DEFAULT '',
  system text NOT NULL DEFAULT ''
);
CREATE INDEX session_cart ON session (cart_id);
CREATE INDEX session_customer ON session (customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX session_ended ON session (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX session_currency ON session (currency_code);
CREATE INDEX session_idle ON session (used_at);
-- Sessions end at an age, too, however much they are used.
CREATE INDEX session_age ON session (created_at);

CREATE TABLE api_token (
  -- SHA-256 of the token.
  hash bytea PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES session ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
-- What a row refers to is looked for in these columns when that is deleted.
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

-- First answers of writes, repeated for 24 hours.
CREATE TABLE idempotency (
  session_id bigint NOT NULL REFERENCES session ON DELETE CASCADE,
  key text NOT NULL,
  -- SHA-256 of operation id and payload.
  payload_hash bytea NOT NULL,
  status smallint,
  body text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (session_id, key)
);
CREATE INDEX idempotency_age ON idempotency (created_at);

-- A customer to be. One address may have several, until the link of one is opened.
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
  -- Who registered: the link that was mailed completes the registration there at once, and elsewhere for its password alone.
  session_id bigint REFERENCES session ON DELETE SET NULL
);
CREATE INDEX registration_email ON registration (email_key, id);
CREATE INDEX registration_session ON registration (session_id) WHERE (session_id IS NOT NULL);

-- Codes of mailed links. They stay for a while after their end, so that the link can say what became of it.
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

-- What an authenticator has to sign; one of each purpose for a session.
CREATE TABLE passkey_challenge (
  session_id bigint NOT NULL REFERENCES session ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('register', 'login')),
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, purpose)
);

-- Fixed windows: tries since the window's first.
CREATE TABLE rate_limit (
  -- SHA-256 of what is limited and for whom.
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
  -- May hold the code of a link: emptied as soon as the letter is sent or given up.
  data jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_try_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));

-- How orders reach a place. Names and descriptions: language code to text.
CREATE TABLE delivery_method (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  position integer NOT NULL DEFAULT 0,
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  price_minor integer NOT NULL CHECK (price_minor >= 0),
  -- Goods worth this much are delivered for nothing; null where they never are.
  free_from_minor integer CHECK (free_from_minor >= 0),
  -- Of /common/country. Zones and beginnings of postcodes narrow the countries; none of them means everywhere.
  country_ids text[] NOT NULL,
  zone_ids text[] NOT NULL DEFAULT '{}',
  postcode_prefixes text[] NOT NULL DEFAULT '{}',
  is_active boolean NOT NULL DEFAULT true,
  -- How many days from today on its slots are offered for.
  days_ahead smallint NOT NULL DEFAULT 7 CHECK (days_ahead BETWEEN 0 AND 30),
  -- Grows with each change.
  version integer NOT NULL DEFAULT 1
);

-- A window of delivery that comes again every week; a method with rules is delivered in their slots alone.
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
  -- A window that is given up stays for the slots that orders have.
  is_active boolean NOT NULL DEFAULT true,
  CONSTRAINT delivery_rule_check CHECK (ends_at > starts_at)
);
CREATE INDEX delivery_rule_method ON delivery_rule (method_id);

-- A rule on one day, made when it is first asked for. A later change of the rule leaves it as it is.
CREATE TABLE delivery_slot (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rule_id bigint NOT NULL REFERENCES delivery_rule ON DELETE CASCADE,
  day date NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  cutoff_at timestamptz NOT NULL,
  capacity integer NOT NULL,
  taken integer NOT NULL DEFAULT 0,
  -- Takes no more orders; those that have it keep it.
  is_closed boolean NOT NULL DEFAULT false,
  -- Somebody has set this day by itself: its window no longer says how many orders it takes.
  is_changed boolean NOT NULL DEFAULT false,
  CONSTRAINT delivery_slot_check CHECK (taken >= 0 AND taken <= capacity),
  CONSTRAINT delivery_slot_rule_id_day_key UNIQUE (rule_id, day)
);

-- What was bought, with texts and prices as they were then. Only the keys to a shopper can be taken out later.
CREATE TABLE shop_order (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What people name it by; random.
  number text NOT NULL UNIQUE,
  -- Null for a guest's.
  customer_id bigint REFERENCES customer ON DELETE SET NULL,
  cart_id bigint REFERENCES cart ON DELETE SET NULL,
  language text NOT NULL,
  status text NOT NULL DEFAULT 'placed' CHECK (status IN ('placed', 'packed', 'dispatched', 'delivered', 'cancelled')),
  -- Empty when it is anonymous.
  email text NOT NULL,
  -- As the contract's OrderAddress.
  address jsonb NOT NULL,
  note text NOT NULL DEFAULT '',
  slot_id bigint REFERENCES delivery_slot ON DELETE SET NULL,
  slot_starts_at timestamptz,
  slot_ends_at timestamptz,
  coupon_code text,
  total_minor bigint NOT NULL CHECK (total_minor >= 0),
  -- Its customer is gone: it becomes anonymous once it is delivered or cancelled.
  is_orphan boolean NOT NULL DEFAULT false,
  placed_at timestamptz NOT NULL DEFAULT now(),
  -- The currency it was agreed to in, as it was then.
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
  -- Language code to text.
  delivery_name jsonb NOT NULL,
  -- The mailbox that the address leads to, as `mailboxOf` in server/account/fields.ts has it. Empty when it is anonymous.
  mailbox text NOT NULL,
  -- Whether somebody has opened the order by a link from its mail.
  is_email_confirmed boolean NOT NULL DEFAULT false,
  -- What it came to when it was placed; null before it is packed, since that is still the total.
  agreed_total_minor bigint,
  search_text text NOT NULL GENERATED ALWAYS AS (order_search_text(number, email, address)) STORED,
  -- Of the latest payment; refund_due while any money is to go back. Written by triggers alone.
  payment_state text NOT NULL DEFAULT 'due' CHECK (payment_state IN ('due', 'pending', 'paid', 'failed', 'cancelled', 'refund_due', 'refunded')),
  -- Grows with each change of the order and of what hangs on it. Written by triggers alone.
  version integer NOT NULL DEFAULT 1,
  -- The totals as they are shown, each in whole smallest units of the order's currency.
  shown jsonb NOT NULL,
  agreed_shown_total bigint,
  CONSTRAINT shop_order_check CHECK (total_minor = (goods_minor - discount_minor + delivery_minor))
);
CREATE INDEX shop_order_customer ON shop_order (customer_id, placed_at DESC, id DESC);
CREATE INDEX shop_order_cart ON shop_order (cart_id, placed_at);
CREATE INDEX shop_order_email ON shop_order (lower(email));
CREATE INDEX shop_order_slot ON shop_order (slot_id);
-- Orders that may lapse for want of payment; there are few of them at a time.
CREATE INDEX shop_order_placed ON shop_order (id) WHERE (status = 'placed');
CREATE INDEX shop_order_coupon ON shop_order (coupon_code, mailbox) WHERE (coupon_code IS NOT NULL);
CREATE INDEX shop_order_search ON shop_order USING gin (search_text gin_trgm_ops);
-- The orders of the grid, both directions of each; the filters come with the order that it begins with.
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
  -- Name in pictures.gen.json; null for the placeholder.
  picture text,
  -- As in cart_line.
  options text NOT NULL,
  -- Names and values of the options as they were.
  option_names jsonb NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  price_minor bigint NOT NULL,
  -- What to do when it cannot be had.
  substitution text NOT NULL CHECK (substitution IN ('none', 'similar', 'ask')),
  -- How many are in the box; null before they were looked for.
  packed_quantity integer,
  -- The line that it stands in for.
  replaces_id bigint REFERENCES order_line ON DELETE CASCADE,
  -- Whether the order's discount, if it has one, is of this line, too.
  is_discounted boolean NOT NULL DEFAULT true,
  CONSTRAINT order_line_check CHECK (packed_quantity >= 0 AND packed_quantity <= quantity)
);
CREATE INDEX order_line_order ON order_line (order_id);
CREATE INDEX order_line_product ON order_line (product_id);
CREATE UNIQUE INDEX order_line_replaces ON order_line (replaces_id) WHERE (replaces_id IS NOT NULL);

-- What happened to an order, each once.
CREATE TABLE order_event (
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('placed', 'paid', 'packed', 'dispatched', 'delivered', 'cancelled')),
  happened_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, status)
);

-- Secrets that show a guest's order without an account. An order has several: one by mail, one for each answer.
CREATE TABLE order_secret (
  -- SHA-256 of the secret.
  hash bytea PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  -- Whether the secret went out by mail, so that whoever has it reads the mail of the order's address.
  is_mailed boolean NOT NULL DEFAULT false
);
CREATE INDEX order_secret_order ON order_secret (order_id);

-- Tries to pay an order; the latest counts.
CREATE TABLE payment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  method text NOT NULL,
  -- Names it to the provider; random.
  reference text NOT NULL UNIQUE,
  -- due: outside of the shop; pending: the provider has not told yet.
  state text NOT NULL CHECK (state IN ('due', 'pending', 'paid', 'failed', 'cancelled', 'refund_due', 'refunded')),
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Until when an attempt to pay is waited for, as it was told when it began; null for what is paid at the door, and for attempts
  -- that began without being told so.
  lapses_at timestamptz
);
CREATE INDEX payment_order ON payment (order_id, id DESC);

-- What posts of the blog are about; a post may have several.
CREATE TABLE blog_tag (
  handle text PRIMARY KEY,
  position integer NOT NULL DEFAULT 0,
  -- Language code to text.
  name jsonb NOT NULL
);

CREATE TABLE blog_post (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  handle text NOT NULL UNIQUE,
  author text NOT NULL,
  -- Name in pictures.gen.json; null for none.
  picture text,
  published_on date NOT NULL
);
CREATE INDEX blog_post_latest ON blog_post (published_on DESC, id DESC);

CREATE TABLE blog_post_text (
  post_id bigint NOT NULL REFERENCES blog_post ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  -- Cleaned HTML.
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

-- Products that a post speaks of.
CREATE TABLE blog_post_product (
  post_id bigint NOT NULL REFERENCES blog_post ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  position integer NOT NULL,
  PRIMARY KEY (post_id, product_id)
);
CREATE INDEX blog_post_product_product ON blog_post_product (product_id);

-- Who wants one letter when a sold-out product is back.
CREATE TABLE stock_alert (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  email text NOT NULL,
  -- The address in lower case.
  email_key text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'fr')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null until the letter is written; then its link can give up the other requests of the address.
  mailed_at timestamptz,
  code_hash bytea UNIQUE,
  CONSTRAINT stock_alert_check CHECK ((mailed_at IS NULL) = (code_hash IS NULL))
);
CREATE UNIQUE INDEX stock_alert_waiting ON stock_alert (product_id, email_key) WHERE (mailed_at IS NULL);
CREATE INDEX stock_alert_address ON stock_alert (email_key);
CREATE INDEX stock_alert_product ON stock_alert (product_id);

-- What shoppers sent to support: redacted by the storefront, deleted after 30 days.
CREATE TABLE recording (
  -- Such as K7QM-3XPD.
  code text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The file as it was sent, JSON.
  content text NOT NULL
);
CREATE INDEX recording_created ON recording (created_at);

-- What anonymous pages show, by subject: `content` (menu, settings, currencies, texts: all pages), `blog`, `catalogue` (which
-- products there are and what they are found by), `lists` (what lists are ordered and filtered by), `product:{id}`. Rows
-- are only ever added, so that no transaction waits for another's; who reads them and why none is missed:
-- server/pages/pageChanges.ts.
CREATE TABLE page_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  subject text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX page_change_written ON page_change (written_by);
CREATE INDEX page_change_age ON page_change (changed_at);

-- What a customer's authenticator app makes codes of.
CREATE TABLE second_factor (
  customer_id bigint PRIMARY KEY REFERENCES customer ON DELETE CASCADE,
  -- Codes are made of it, so that no hash would do.
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When a code has shown that the app has the secret; before that, no sign-in asks for one.
  confirmed_at timestamptz,
  -- The half minute since 1970 whose code was used last; neither that one nor an earlier one is taken again.
  used_step bigint NOT NULL DEFAULT 0
);

-- Codes that sign in where the app is lost. A row goes when its code is used.
CREATE TABLE recovery_code (
  customer_id bigint NOT NULL REFERENCES second_factor(customer_id) ON DELETE CASCADE,
  -- SHA-256 of the code.
  hash bytea NOT NULL,
  PRIMARY KEY (customer_id, hash)
);

-- People who run the shop.
CREATE TABLE staff_member (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  -- The address in lower case: what addresses are compared by.
  email_key text NOT NULL UNIQUE,
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'packer', 'support', 'editor')),
  -- Method, its cost, salt and hash; null before one is chosen.
  password_hash text,
  is_active boolean NOT NULL DEFAULT true,
  -- When a session was last used, to a few minutes.
  seen_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  failed_attempts integer NOT NULL DEFAULT 0
);

-- Browsers that a customer has signed in with: the limit of attempts that all others share does not count for them.
CREATE TABLE known_device (
  customer_id bigint REFERENCES customer ON DELETE CASCADE,
  -- SHA-256 of the browser's cookie. Several customers may share a browser.
  hash bytea NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  member_id bigint REFERENCES staff_member ON DELETE CASCADE,
  -- A new password was set with it by a mailed link, and no code of the second factor given: for guesses of codes it is unknown.
  is_for_password_only boolean NOT NULL DEFAULT false,
  CONSTRAINT known_device_check CHECK (num_nonnulls(customer_id, member_id) = 1)
);
CREATE INDEX known_device_used ON known_device (used_at);
CREATE UNIQUE INDEX known_device_customer ON known_device (customer_id, hash);
CREATE UNIQUE INDEX known_device_member ON known_device (member_id, hash);

-- Browsers that are signed in. A row goes when its session ends.
CREATE TABLE staff_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the cookie.
  cookie_hash bytea NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES staff_member,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- To a few minutes.
  used_at timestamptz NOT NULL DEFAULT now(),
  has_second_factor boolean NOT NULL DEFAULT false,
  failed_attempts integer NOT NULL DEFAULT 0,
  browser text NOT NULL DEFAULT '',
  system text NOT NULL DEFAULT ''
);
CREATE INDEX staff_session_member ON staff_session (member_id);

-- The latest link of each member that lets choose a password. It stays for a while after its end, so that it can say what
-- became of it.
CREATE TABLE staff_invitation (
  member_id bigint PRIMARY KEY REFERENCES staff_member,
  -- SHA-256 of the code.
  hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- As `idempotency`, for the writes of members.
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

-- The record of changes: what members have written, and nobody rewrites.
CREATE TABLE staff_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  -- Null for what was done at the server itself.
  member_id bigint REFERENCES staff_member,
  -- As it was then.
  member_name text NOT NULL,
  -- Id of the operation.
  operation text NOT NULL,
  subject text NOT NULL CHECK (subject IN ('order', 'product', 'collection', 'review', 'coupon', 'content', 'import', 'member', 'session', 'delivery', 'slot', 'currency', 'tax', 'message', 'list', 'shop', 'read')),
  -- Number of the order, id of the member or session.
  subject_id text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL
);
CREATE INDEX staff_change_subject ON staff_change (subject, subject_id, id);
CREATE INDEX staff_change_member ON staff_change (member_id, id);
CREATE INDEX staff_change_at ON staff_change (at);

-- Why the stock of a product is what it is: the sum of its movements. Triggers write them, so that none is forgotten.
CREATE TABLE stock_movement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  change integer NOT NULL CHECK (change <> 0),
  -- short: ordered, yet not on the shelf; replacement: stands in for what is short; correction: counted, or changed by hand.
  reason text NOT NULL CHECK (reason IN ('order', 'cancel', 'short', 'replacement', 'correction', 'import', 'initial')),
  order_id bigint REFERENCES shop_order ON DELETE SET NULL,
  -- The member who did it; null for shoppers, imports and the server itself.
  member_id bigint REFERENCES staff_member,
  moved_at timestamptz NOT NULL DEFAULT now(),
  cause text CHECK (cause IN ('counted', 'spoiled', 'found', 'other')),
  note text NOT NULL DEFAULT ''
);
CREATE INDEX stock_movement_product ON stock_movement (product_id, id DESC);
CREATE INDEX stock_movement_order ON stock_movement (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX stock_movement_member ON stock_movement (member_id) WHERE (member_id IS NOT NULL);

-- What of the money that came goes back.
CREATE TABLE refund (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  reason text NOT NULL CHECK (reason IN ('short', 'cancelled', 'goodwill', 'double')),
  note text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'done')),
  made_at timestamptz NOT NULL DEFAULT now(),
  -- When the money of a refund was sent; not known of earlier ones.
  settled_at timestamptz,
  -- Refunds belong to one payment: providers refund no more than a payment's amount.
  payment_id bigint REFERENCES payment ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX refund_order ON refund (order_id, id);
CREATE INDEX refund_of_payment ON refund (payment_id);

-- What staff tell each other of an order; its shopper never sees it.
CREATE TABLE order_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES staff_member,
  text text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_note_order ON order_note (order_id, id);
CREATE INDEX order_note_member ON order_note (member_id);

-- Which orders changed, by number, for screens that follow them. Rows are only ever added, as those of page_change; who reads
-- them and why none is missed: server/db/followChanges.ts.
CREATE TABLE order_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  subject text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_change_written ON order_change (written_by);
CREATE INDEX order_change_age ON order_change (changed_at);

-- Files of products that members of the staff import. They stand in the database, so that any server can go on
-- with an import whose server has gone.
CREATE TABLE product_import (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES staff_member,
  file_name text NOT NULL,
  -- Bytes of the file as it is sent.
  size integer NOT NULL CHECK (size > 0),
  -- draft: being sent, or its columns being named.
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'waiting', 'running', 'done', 'stopped', 'failed')),
  -- As server/import/mapping.ts has it; null for a draft.
  mapping jsonb,
  -- Why it has failed: a name of texts.import.unreadable.
  problem text,
  bytes_read integer NOT NULL DEFAULT 0,
  rows_read integer NOT NULL DEFAULT 0,
  inserted integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  rejected integer NOT NULL DEFAULT 0,
  made_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  -- Counts the servers that have taken it up; only the latest may go on.
  attempt integer NOT NULL DEFAULT 0,
  -- When that server was last heard of.
  alive_at timestamptz,
  noted integer NOT NULL DEFAULT 0,
  -- Names of the file's columns, once it is read.
  columns text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX product_import_member ON product_import (member_id);
CREATE UNIQUE INDEX product_import_single ON product_import ((true)) WHERE (state IN ('waiting', 'running'));

-- The bytes of a file, until its import has ended.
CREATE TABLE product_import_part (
  import_id bigint NOT NULL REFERENCES product_import ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  bytes bytea NOT NULL,
  PRIMARY KEY (import_id, position)
);

-- Rows that make no product, and why.
CREATE TABLE product_import_rejection (
  import_id bigint NOT NULL REFERENCES product_import ON DELETE CASCADE,
  row_number integer NOT NULL,
  line integer NOT NULL,
  reason text NOT NULL,
  raw text NOT NULL,
  -- Why a row was refused, in French; empty for rows of earlier imports, whose `reason`, in English, is all there is.
  reason_fr text NOT NULL DEFAULT '',
  is_imported boolean NOT NULL DEFAULT false,
  PRIMARY KEY (import_id, is_imported, row_number)
);

-- Pictures that members have uploaded, from their arrival on. Files are made of them in the background; what came of that
-- stays until the picture has gone.
CREATE TABLE picture_upload (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null once there is no such product any more.
  product_id bigint REFERENCES product ON DELETE SET NULL,
  -- As the member's computer named it.
  file_name text NOT NULL,
  -- SHA-256 of the file in hexadecimal digits.
  content_hash text NOT NULL,
  -- Where it lies in the store of pictures until files are made of it; null afterwards.
  original text UNIQUE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
  -- Why no files could be made of it.
  failure text CHECK (failure IN ('broken', 'unavailable')),
  -- What product.pictures names it by; null before it is done.
  name text,
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  -- Since when nothing has named the picture, as far as pruning has seen.
  unnamed_since timestamptz,
  -- Pictures for pages, posts and the home page, which no product has. The same file twice is one picture.
  is_content boolean NOT NULL DEFAULT false,
  CONSTRAINT picture_upload_check CHECK ((state = 'failed') = (failure IS NOT NULL)),
  CONSTRAINT picture_upload_check1 CHECK ((state = 'done') = (name IS NOT NULL)),
  CONSTRAINT picture_upload_check2 CHECK ((state = 'waiting') = (original IS NOT NULL)),
  CONSTRAINT picture_upload_check3 CHECK ((state = 'waiting') = (ended_at IS NULL))
);
CREATE INDEX picture_upload_product ON picture_upload (product_id) WHERE (product_id IS NOT NULL);
CREATE INDEX picture_upload_content ON picture_upload (content_hash);
CREATE INDEX picture_upload_waiting ON picture_upload (next_try_at, id) WHERE (state = 'waiting');
-- The same file twice for one product is one picture.
CREATE UNIQUE INDEX picture_upload_once ON picture_upload (product_id, content_hash) WHERE (state = 'waiting');
CREATE UNIQUE INDEX picture_upload_once_for_content ON picture_upload (content_hash) WHERE (is_content AND (state <> 'failed'));

-- Passkeys of members, as `passkey` has those of customers.
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

-- What an authenticator of a member has to sign, once. There is no session yet, so that a challenge is found by itself.
CREATE TABLE staff_passkey_challenge (
  challenge text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'login')),
  -- Who adds a passkey; null for signing in.
  member_id bigint REFERENCES staff_member,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_passkey_challenge_member ON staff_passkey_challenge (member_id);
CREATE INDEX staff_passkey_challenge_end ON staff_passkey_challenge (expires_at);

-- What shoppers searched for and did not find, counted by day: no row says anything of one visit.
CREATE TABLE missed_search (
  day date NOT NULL,
  term text NOT NULL,
  times bigint NOT NULL,
  PRIMARY KEY (day, term)
);

-- What members write for pages and posts before the shop shows it; one of each. Bodies are ContentValues of contract/staff.yaml.
CREATE TABLE content_draft (
  kind text NOT NULL CHECK (kind IN ('page', 'post', 'home', 'menu', 'footer')),
  handle text NOT NULL,
  body jsonb NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  member_id bigint NOT NULL REFERENCES staff_member,
  -- As it was then.
  member_name text NOT NULL,
  -- When it is published by itself; null for by hand.
  publish_at timestamptz,
  -- Who wants that, as `member_id` and `member_name`.
  planned_by bigint REFERENCES staff_member,
  planned_by_name text,
  CONSTRAINT content_draft_check CHECK ((publish_at IS NULL) = (planned_by IS NULL)),
  CONSTRAINT content_draft_check1 CHECK ((publish_at IS NULL) = (planned_by_name IS NULL)),
  PRIMARY KEY (kind, handle)
);
CREATE INDEX content_draft_due ON content_draft (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX content_draft_member ON content_draft (member_id);
CREATE INDEX content_draft_planned_by ON content_draft (planned_by) WHERE (planned_by IS NOT NULL);

-- Everything that was published of pages and posts, as a whole.
CREATE TABLE content_version (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('page', 'post', 'home', 'menu', 'footer')),
  handle text NOT NULL,
  body jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  -- Null for what stood there before anybody published.
  member_id bigint REFERENCES staff_member,
  member_name text
);
CREATE INDEX content_version_latest ON content_version (kind, handle, id DESC);
CREATE INDEX content_version_member ON content_version (member_id) WHERE (member_id IS NOT NULL);

-- What visitors write to the shop, besides the email that goes out of it, until it has had its day (prune.ts).
CREATE TABLE contact_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  -- As it was typed; nobody has confirmed it.
  email text NOT NULL,
  -- The address in lower case.
  email_key text NOT NULL,
  -- As it was typed; empty for none.
  order_number text NOT NULL,
  message text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  is_answered boolean NOT NULL DEFAULT false,
  -- Of the staff, for the staff.
  note text NOT NULL DEFAULT ''
);
CREATE INDEX contact_message_state ON contact_message (is_answered, id);
CREATE INDEX contact_message_address ON contact_message (email_key);
CREATE INDEX contact_message_age ON contact_message (created_at);

-- Days of the shop's time zone on which nothing is delivered, known long before their slots are made.
CREATE TABLE closed_day (
  day date PRIMARY KEY
);

-- The tax that prices have in them, from a time on; the latest that has begun holds. Orders keep the one of their day.
CREATE TABLE tax_rate (
  starts_at timestamptz PRIMARY KEY,
  percent numeric(5,2) NOT NULL CHECK (percent >= 0 AND percent < 100)
);

-- What batches of many products have still to add to frequencies: most words of a batch are words of the next, too.
CREATE TABLE search_word_change (
  language text NOT NULL,
  word text COLLATE "C" NOT NULL,
  difference integer NOT NULL
);

-- How many products stand in each collection with the same traits and about the same price, so that lists of a large catalogue count
-- none of them (decision 0040). Rows are differences that are only ever added, so that no transaction waits for
-- another's; foldProductCounts() puts those of one group together.
CREATE TABLE product_count (
  collection_id bigint NOT NULL,
  traits integer NOT NULL,
  price_band smallint NOT NULL,
  count integer NOT NULL
);

-- Guests' orders whose mail address nobody had confirmed when they were placed; as long as they wait to be packed.
CREATE TABLE unconfirmed_order (
  order_id bigint PRIMARY KEY REFERENCES shop_order ON DELETE CASCADE,
  -- SHA-256 of the network that it was placed from.
  network bytea NOT NULL,
  -- When it lapses, to be paid at the door and unconfirmed still. Stands in the order's mail.
  lapses_at timestamptz NOT NULL
);
CREATE INDEX unconfirmed_order_network ON unconfirmed_order (network);

-- Authenticator apps and recovery codes of members, like second_factor and recovery_code of customers.
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

-- Of tables that few write to: every statement counts.
CREATE FUNCTION note_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_change (subject) VALUES (TG_ARGV[0]);
  RETURN NULL;
END $$;

-- Each product of its own; what changes a good part of the catalogue changes all of it.
CREATE FUNCTION note_products(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO page_change (subject)
  SELECT DISTINCT CASE WHEN cardinality(ids) > 100 THEN 'catalogue' ELSE 'product:' || id END FROM unnest(ids) AS id
$$;

-- Held reviews are on no page: neither writing nor rejecting one changes any.
CREATE FUNCTION note_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_products(ARRAY(SELECT DISTINCT product_id FROM changed_review WHERE is_approved OR TG_OP = 'UPDATE'));
  RETURN NULL;
END $$;

-- What pages show of a product: neither its barcode nor its key.
CREATE FUNCTION shown_of_product(p product) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT (to_jsonb(p) - 'barcode' - 'barcode_key') || jsonb_build_object('stock', least(p.stock, 6))
$$;

-- Stars and their number do not change lists: whoever reviews would otherwise have every list made again. Pages that show
-- the product follow at once, by its own subject.
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

-- Transactions say why by server/catalog/stockReason.ts; without that it is a beginning or a correction.
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

-- Whoever writes these holds the order first, so that nobody waits in a circle.
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

-- What stands among the words of a document besides them, so that the index alone finds the best matches: `=word` for words of
-- the name, `+word` for those of brand, collection and keywords alone, `#5` for a name of five words. No word has such signs.
CREATE FUNCTION search_tokens(name text, name_words tsvector, title_words tsvector) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(
    ARRAY(SELECT '=' || word FROM unnest(tsvector_to_array(name_words)) AS word)
    || ARRAY(SELECT '+' || word FROM unnest(tsvector_to_array(ts_delete(title_words, tsvector_to_array(name_words)))) AS word)
    || ('#' || cardinality(string_to_array(name, ' '))))
$$;

-- The least price of each band but the first, in minor units: four bands from a price to its double.
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

-- The values of a deleted option no longer know their product.
CREATE FUNCTION follow_deleted_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_up_default_options(ARRAY(SELECT DISTINCT product_id FROM deleted_option));
  RETURN NULL;
END $$;

-- Letters of Indian and Arabic scripts in one spelling; texts of Latin letters stay as they are.
CREATE FUNCTION search_folded(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN source ~ '[\u0600-\u0dff]' THEN regexp_replace(
    translate(normalize(source, NFC),
      U&'\0901\093C\09BC\0A3C\0ABC\0B3C\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065A\065B\065C\065D\065E\065F',
      U&'\0902'),
    'ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])', 'ं', 'g')
  ELSE source END
$$;

-- A number and its unit as one word.
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

-- Letters of all scripts in small letters: with the locale C, a server folds those of English alone.
CREATE FUNCTION search_text(source text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT search_units(btrim(regexp_replace(
    regexp_replace(lower(unaccent(search_folded(source)) COLLATE "und-x-icu"), '''s\M', 's', 'g'),
    '[\u0001-\u001f\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]'
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]*'
    '| [\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]+', ' ', 'g')))
$$;

-- The words of a text without positions. Longer ones than 40 letters are no words.
CREATE FUNCTION search_words(source text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN asked ~ '[^ ]{41}' THEN array_to_tsvector(ARRAY(
      SELECT word FROM unnest(string_to_array(asked, ' ')) AS word WHERE length(word) <= 40))
    ELSE array_to_tsvector(string_to_array(asked, ' '))
  END FROM search_text(source) AS asked
$$;

-- A product is found by its barcode, too, as a word of its title.
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
  -- In the same order everywhere, so that writers wait for each other instead of locking each other out.
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

-- Rate of tax until the owner sets another.
INSERT INTO tax_rate VALUES ('1970-01-01T00:00:00Z', 5);

ALTER TABLE search_document CLUSTER ON search_document_pkey;
