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
  CHECK ((mailed_at IS NULL) = (code_hash IS NULL))
);
CREATE UNIQUE INDEX stock_alert_waiting ON stock_alert (product_id, email_key) WHERE mailed_at IS NULL;
CREATE INDEX stock_alert_address ON stock_alert (email_key);
