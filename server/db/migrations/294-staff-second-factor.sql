-- Authenticator apps and recovery codes of members, like second_factor and recovery_code of customers.
CREATE TABLE staff_second_factor (
  member_id bigint PRIMARY KEY REFERENCES staff_member ON DELETE CASCADE,
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  used_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE staff_recovery_code (
  member_id bigint NOT NULL REFERENCES staff_second_factor ON DELETE CASCADE,
  hash bytea NOT NULL,
  PRIMARY KEY (member_id, hash)
);

-- Failed sign-ins since the last sign-in.
ALTER TABLE staff_member ADD failed_attempts integer NOT NULL DEFAULT 0;

ALTER TABLE staff_session
  ADD has_second_factor boolean NOT NULL DEFAULT false,
  ADD failed_attempts integer NOT NULL DEFAULT 0,
  ADD browser text NOT NULL DEFAULT '',
  ADD system text NOT NULL DEFAULT '';
