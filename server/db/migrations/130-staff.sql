-- People who run the shop at its counter.
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
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Browsers that are signed in. A row goes when its session ends.
CREATE TABLE staff_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the cookie.
  cookie_hash bytea NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES staff_member,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- To a few minutes.
  used_at timestamptz NOT NULL DEFAULT now()
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
  subject text NOT NULL CHECK (subject IN ('order', 'member', 'session')),
  -- Number of the order, id of the member or session.
  subject_id text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL
);
CREATE INDEX staff_change_subject ON staff_change (subject, subject_id, id);
CREATE INDEX staff_change_member ON staff_change (member_id);

CREATE FUNCTION keep_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The record of changes is only added to.';
END $$;
CREATE TRIGGER staff_change_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_change
  FOR EACH STATEMENT EXECUTE FUNCTION keep_changes();
