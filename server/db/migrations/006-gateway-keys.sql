-- Keys of payment providers that the owner entered, sealed with SECRETS_KEY.

-- Payments of the removed test provider; staff settle what is left of them.
UPDATE payment SET method = 'transfer' WHERE method = 'test';

CREATE TABLE gateway_keys (
  gateway text PRIMARY KEY CHECK (gateway IN ('stripe', 'razorpay')),
  sealed bytea NOT NULL
);
