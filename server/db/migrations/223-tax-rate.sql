-- The tax that prices have in them, from a time on; the latest that has begun holds. Orders keep the one of their day.
CREATE TABLE tax_rate (
  starts_at timestamptz PRIMARY KEY,
  percent numeric(5, 2) NOT NULL CHECK (percent >= 0 AND percent < 100)
);
INSERT INTO tax_rate (starts_at, percent) VALUES ('1970-01-01T00:00:00Z', 5);

ALTER TABLE staff_change DROP CONSTRAINT staff_change_subject_check;
ALTER TABLE staff_change ADD CONSTRAINT staff_change_subject_check
  CHECK (subject IN (
    'order', 'product', 'collection', 'review', 'coupon', 'content', 'import', 'member', 'session', 'delivery', 'slot', 'currency', 'tax',
    'message', 'list'
  ));
