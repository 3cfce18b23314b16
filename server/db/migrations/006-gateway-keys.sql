-- Keys of payment providers that the owner entered, sealed with SECRETS_KEY.
CREATE TABLE gateway_keys (
  gateway text PRIMARY KEY CHECK (gateway IN ('stripe', 'razorpay')),
  sealed bytea NOT NULL
);

-- Made with test keys, so that no money was charged.
ALTER TABLE payment ADD COLUMN is_test boolean NOT NULL DEFAULT false;

-- The removed test provider: staff confirm what is left of its payments like a transfer.
UPDATE payment SET method = 'transfer', state = CASE WHEN state = 'pending' THEN 'due' ELSE state END
WHERE method = 'test';
