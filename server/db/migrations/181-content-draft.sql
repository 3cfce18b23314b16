-- What members write for pages and posts before the shop shows it; one of each. Bodies are ContentValues of contract/staff.yaml.
CREATE TABLE content_draft (
  kind text NOT NULL CHECK (kind IN ('page', 'post')),
  handle text NOT NULL,
  body jsonb NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  member_id bigint NOT NULL REFERENCES staff_member,
  -- As it was then.
  member_name text NOT NULL,
  -- When it is published by itself; null for by hand.
  publish_at timestamptz,
  -- Who wants that, as `member_id` and `member_name`.
  planned_by bigint REFERENCES staff_member,
  planned_by_name text,
  PRIMARY KEY (kind, handle),
  CHECK ((publish_at IS NULL) = (planned_by IS NULL)),
  CHECK ((publish_at IS NULL) = (planned_by_name IS NULL))
);
CREATE INDEX content_draft_due ON content_draft (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX content_draft_member ON content_draft (member_id);
CREATE INDEX content_draft_planned_by ON content_draft (planned_by) WHERE planned_by IS NOT NULL;

-- Everything that was published of pages and posts, as a whole.
CREATE TABLE content_version (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('page', 'post')),
  handle text NOT NULL,
  body jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  -- Null for what stood there before anybody published at the counter.
  member_id bigint REFERENCES staff_member,
  member_name text
);
CREATE INDEX content_version_latest ON content_version (kind, handle, id DESC);
CREATE INDEX content_version_member ON content_version (member_id) WHERE member_id IS NOT NULL;

ALTER TABLE staff_change DROP CONSTRAINT staff_change_subject_check;
ALTER TABLE staff_change ADD CONSTRAINT staff_change_subject_check
  CHECK (subject IN ('order', 'product', 'review', 'coupon', 'content', 'import', 'member', 'session'));
