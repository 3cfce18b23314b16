-- A currency is switched off, never deleted: sessions refer to it.
ALTER TABLE currency ADD COLUMN is_active boolean NOT NULL DEFAULT true;

ALTER TABLE staff_change DROP CONSTRAINT staff_change_subject_check;
ALTER TABLE staff_change ADD CONSTRAINT staff_change_subject_check
  CHECK (subject IN (
    'order', 'product', 'review', 'coupon', 'content', 'import', 'member', 'session', 'delivery', 'slot', 'currency'
  ));
