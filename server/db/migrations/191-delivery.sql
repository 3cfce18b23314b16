-- What the counter changes of delivery. A method is switched off, never deleted: the record of changes names it.
ALTER TABLE delivery_method
  ADD COLUMN is_active boolean NOT NULL DEFAULT true,
  -- How many days from today on its slots are offered for.
  ADD COLUMN days_ahead smallint NOT NULL DEFAULT 7 CHECK (days_ahead BETWEEN 0 AND 30),
  -- Grows with each change.
  ADD COLUMN version integer NOT NULL DEFAULT 1;

-- A window that is given up stays for the slots that orders have.
ALTER TABLE delivery_rule ADD COLUMN is_active boolean NOT NULL DEFAULT true;

ALTER TABLE delivery_slot
  -- Takes no more orders; those that have it keep it.
  ADD COLUMN is_closed boolean NOT NULL DEFAULT false,
  -- Somebody has set this day by itself: its window no longer says how many orders it takes.
  ADD COLUMN is_changed boolean NOT NULL DEFAULT false;

ALTER TABLE staff_change DROP CONSTRAINT staff_change_subject_check;
ALTER TABLE staff_change ADD CONSTRAINT staff_change_subject_check
  CHECK (subject IN (
    'order', 'product', 'review', 'coupon', 'content', 'import', 'member', 'session', 'delivery', 'slot'
  ));
