-- What visitors write to the shop, besides the email that goes out of it, until it has had its day (prune.ts).
CREATE TABLE contact_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  -- As it was typed; nobody has confirmed it.
  email text NOT NULL,
  -- The address in lower case.
  email_key text NOT NULL,
  -- As it was typed; empty for none.
  order_number text NOT NULL,
  message text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  is_answered boolean NOT NULL DEFAULT false,
  -- Of the staff, for the staff.
  note text NOT NULL DEFAULT ''
);
CREATE INDEX contact_message_state ON contact_message (is_answered, id);
CREATE INDEX contact_message_address ON contact_message (email_key);
CREATE INDEX contact_message_age ON contact_message (created_at);

ALTER TABLE staff_change DROP CONSTRAINT staff_change_subject_check;
ALTER TABLE staff_change ADD CONSTRAINT staff_change_subject_check
  CHECK (subject IN (
    'order', 'product', 'review', 'coupon', 'content', 'import', 'member', 'session', 'delivery', 'slot', 'currency', 'message'
  ));
