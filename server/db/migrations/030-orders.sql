-- How orders reach a place. Names and descriptions: language code to text.
CREATE TABLE delivery_method (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  position integer NOT NULL DEFAULT 0,
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  price_paise integer NOT NULL CHECK (price_paise >= 0),
  -- Goods worth this much are delivered for nothing; null where they never are.
  free_from_paise integer CHECK (free_from_paise >= 0),
  -- Of /common/country. Zones and beginnings of postcodes narrow the countries; none of them means everywhere.
  country_ids text[] NOT NULL,
  zone_ids text[] NOT NULL DEFAULT '{}',
  postcode_prefixes text[] NOT NULL DEFAULT '{}'
);

-- A window of delivery that comes again every week; a method with rules is delivered in their slots alone.
CREATE TABLE delivery_rule (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  method_id bigint NOT NULL REFERENCES delivery_method ON DELETE CASCADE,
  -- 1 is Monday, 7 is Sunday.
  weekdays smallint[] NOT NULL,
  -- In the shop's time zone.
  starts_at time NOT NULL,
  ends_at time NOT NULL CHECK (ends_at > starts_at),
  cutoff_hours integer NOT NULL CHECK (cutoff_hours >= 0),
  capacity integer NOT NULL CHECK (capacity > 0)
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
  taken integer NOT NULL DEFAULT 0 CHECK (taken BETWEEN 0 AND capacity),
  UNIQUE (rule_id, day)
);

-- Orders that may still use the coupon; null for any number.
ALTER TABLE coupon ADD COLUMN uses_left integer CHECK (uses_left >= 0);
ALTER TABLE coupon ADD COLUMN once_per_customer boolean NOT NULL DEFAULT false;

-- What was bought, with texts and prices as they were then. Only the keys to a shopper can be taken out later.
CREATE TABLE shop_order (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What people name it by; random.
  number text NOT NULL UNIQUE,
  -- Null for a guest's.
  customer_id bigint REFERENCES customer ON DELETE SET NULL,
  cart_id bigint REFERENCES cart ON DELETE SET NULL,
  language text NOT NULL,
  status text NOT NULL DEFAULT 'placed'
    CHECK (status IN ('placed', 'packed', 'dispatched', 'delivered', 'cancelled')),
  -- Empty when it is anonymous.
  email text NOT NULL,
  -- As the contract's OrderAddress.
  address jsonb NOT NULL,
  note text NOT NULL DEFAULT '',
  delivery_name text NOT NULL,
  slot_id bigint REFERENCES delivery_slot ON DELETE SET NULL,
  slot_starts_at timestamptz,
  slot_ends_at timestamptz,
  coupon_code text,
  total_paise integer NOT NULL CHECK (total_paise >= 0),
  -- As the contract's TotalLine, in the order shown.
  totals jsonb NOT NULL,
  -- Its customer is gone: it becomes anonymous once it is delivered or cancelled.
  is_orphan boolean NOT NULL DEFAULT false,
  placed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX shop_order_customer ON shop_order (customer_id, placed_at DESC, id DESC);
CREATE INDEX shop_order_cart ON shop_order (cart_id, placed_at);
CREATE INDEX shop_order_email ON shop_order (lower(email));
CREATE INDEX shop_order_coupon ON shop_order (coupon_code, lower(email)) WHERE coupon_code IS NOT NULL;

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
  price_paise integer NOT NULL,
  -- What to do when it cannot be had.
  substitution text NOT NULL CHECK (substitution IN ('none', 'similar', 'ask'))
);
CREATE INDEX order_line_order ON order_line (order_id);
CREATE INDEX order_line_product ON order_line (product_id);

-- What happened to an order, each once.
CREATE TABLE order_event (
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  status text NOT NULL
    CHECK (status IN ('placed', 'paid', 'packed', 'dispatched', 'delivered', 'cancelled')),
  happened_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, status)
);

-- Secrets that show a guest's order without an account. An order has several: one by mail, one for each answer.
CREATE TABLE order_secret (
  -- SHA-256 of the secret.
  hash bytea PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE
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
  state text NOT NULL CHECK (state IN ('due', 'pending', 'paid', 'failed', 'cancelled', 'refund_due')),
  amount_paise integer NOT NULL CHECK (amount_paise >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_order ON payment (order_id, id DESC);
