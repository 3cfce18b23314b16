-- Files of products that members of the staff import from the counter. They stand in the database, so that any server can go on
-- with an import whose server has gone.
CREATE TABLE product_import (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES staff_member,
  file_name text NOT NULL,
  -- Bytes of the file as it is sent.
  size integer NOT NULL CHECK (size > 0),
  -- draft: being sent, or its columns being named.
  state text NOT NULL DEFAULT 'draft'
    CHECK (state IN ('draft', 'waiting', 'running', 'done', 'stopped', 'failed')),
  -- As server/import/mapping.ts has it; null for a draft.
  mapping jsonb,
  -- Why it has failed: a name in server/texts.
  problem text,
  bytes_read integer NOT NULL DEFAULT 0,
  rows_read integer NOT NULL DEFAULT 0,
  inserted integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  rejected integer NOT NULL DEFAULT 0,
  made_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  -- Counts the servers that have taken it up; only the latest may go on.
  attempt integer NOT NULL DEFAULT 0,
  -- When that server was last heard of.
  alive_at timestamptz
);
CREATE INDEX product_import_member ON product_import (member_id);
CREATE UNIQUE INDEX product_import_single ON product_import ((true)) WHERE state IN ('waiting', 'running');

-- The bytes of a file, until its import has ended.
CREATE TABLE product_import_part (
  import_id bigint NOT NULL REFERENCES product_import ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  bytes bytea NOT NULL,
  PRIMARY KEY (import_id, position)
);

-- Rows that make no product, and why.
CREATE TABLE product_import_rejection (
  import_id bigint NOT NULL REFERENCES product_import ON DELETE CASCADE,
  row_number integer NOT NULL,
  line integer NOT NULL,
  reason text NOT NULL,
  raw text NOT NULL,
  PRIMARY KEY (import_id, row_number)
);
