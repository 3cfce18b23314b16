-- The counter's list of products, in the orders that no list of the shop has. What is low or out comes from the first.
CREATE INDEX product_stock ON product (stock, id);
CREATE INDEX product_special ON product (id) WHERE special_paise IS NOT NULL;

ALTER TABLE staff_change DROP CONSTRAINT staff_change_subject_check;
ALTER TABLE staff_change ADD CONSTRAINT staff_change_subject_check
  CHECK (subject IN ('order', 'product', 'member', 'session'));
