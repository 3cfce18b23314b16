-- Reads of customers' data are on record, too.
ALTER TABLE staff_change DROP CONSTRAINT staff_change_subject_check;
ALTER TABLE staff_change ADD CONSTRAINT staff_change_subject_check
  CHECK (subject IN (
    'order', 'product', 'collection', 'review', 'coupon', 'content', 'import', 'member', 'session', 'delivery', 'slot', 'currency', 'tax',
    'message', 'list', 'shop', 'read'
  ));
