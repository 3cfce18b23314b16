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
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX registration_email ON registration (email_key, id);

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

ALTER TABLE session
  ADD COLUMN customer_id bigint REFERENCES customer ON DELETE CASCADE,
  -- Set by signing in or out: neither cookie nor tokens are good from then on.
  ADD COLUMN ended_at timestamptz;
CREATE INDEX session_cart ON session (cart_id);
CREATE INDEX session_customer ON session (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX session_ended ON session (ended_at) WHERE ended_at IS NOT NULL;

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
CREATE INDEX mail_outbox_due ON mail_outbox (next_try_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
