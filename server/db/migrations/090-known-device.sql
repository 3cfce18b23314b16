-- Browsers that a customer has signed in with: the limit of attempts that all others share does not count for them.
CREATE TABLE known_device (
  customer_id bigint NOT NULL REFERENCES customer ON DELETE CASCADE,
  -- SHA-256 of the browser's cookie. Several customers may share a browser.
  hash bytea NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, hash)
);
CREATE INDEX known_device_used ON known_device (used_at);
