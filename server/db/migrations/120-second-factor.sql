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
  customer_id bigint NOT NULL REFERENCES second_factor ON DELETE CASCADE,
  -- SHA-256 of the code.
  hash bytea NOT NULL,
  PRIMARY KEY (customer_id, hash)
);
