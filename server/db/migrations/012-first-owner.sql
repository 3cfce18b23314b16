-- Code of the link with which the first owner signs up. It counts only while the shop has no member.
CREATE TABLE owner_setup (
  code_hash bytea PRIMARY KEY
);
