CREATE TABLE coupon (
  -- Upper case; compared without regard to case.
  code text PRIMARY KEY CHECK (code = upper(code)),
  -- Exactly one of the two is set.
  percent integer CHECK (percent BETWEEN 1 AND 100),
  amount_paise integer CHECK (amount_paise > 0),
  minimum_paise integer NOT NULL DEFAULT 0,
  ends_at timestamptz,
  CHECK ((percent IS NULL) <> (amount_paise IS NULL))
);

-- What a shopper gathers: cart lines, coupon, wishlist. A session has one; later a customer may share it.
CREATE TABLE cart (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  coupon_code text REFERENCES coupon ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE cart_line (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cart_id bigint NOT NULL REFERENCES cart ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  -- Option id to value id, list of value ids, or text; keys sorted, so that equal choices are equal texts.
  options text NOT NULL DEFAULT '{}',
  quantity integer NOT NULL CHECK (quantity > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (cart_id, product_id, options)
);

CREATE TABLE wishlist_item (
  cart_id bigint NOT NULL REFERENCES cart ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (cart_id, product_id)
);

CREATE TABLE session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the cookie's secret.
  cookie_hash bytea NOT NULL UNIQUE,
  cart_id bigint NOT NULL REFERENCES cart,
  currency_code text NOT NULL REFERENCES currency,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE api_token (
  -- SHA-256 of the token.
  hash bytea PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES session ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

CREATE TABLE recently_viewed (
  session_id bigint NOT NULL REFERENCES session ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (session_id, product_id)
);

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
