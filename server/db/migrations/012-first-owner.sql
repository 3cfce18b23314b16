-- Code of the link with which the first owner signs up; a row only while the shop has no member.
CREATE TABLE owner_setup (
  code_hash bytea PRIMARY KEY,
  made_at timestamptz NOT NULL DEFAULT now()
);
