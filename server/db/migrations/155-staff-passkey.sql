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

-- What an authenticator has to sign at the counter, once. There is no session yet, so that a challenge is found by itself.
CREATE TABLE staff_passkey_challenge (
  challenge text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'login')),
  -- Who adds a passkey; null for signing in.
  member_id bigint REFERENCES staff_member,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_passkey_challenge_member ON staff_passkey_challenge (member_id);
CREATE INDEX staff_passkey_challenge_end ON staff_passkey_challenge (expires_at);
