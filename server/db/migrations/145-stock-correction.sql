-- What a correction at the counter was for, and what its member says of it; null for all other movements.
ALTER TABLE stock_movement
  ADD COLUMN cause text CHECK (cause IN ('counted', 'spoiled', 'found', 'other')),
  ADD COLUMN note text NOT NULL DEFAULT '';

CREATE OR REPLACE FUNCTION note_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movement (product_id, change, reason, order_id, member_id, cause, note)
  SELECT id, new_product.stock - old_product.stock,
    coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'correction'),
    nullif(current_setting('shop.stock_order', true), '')::bigint,
    nullif(current_setting('shop.member', true), '')::bigint,
    nullif(current_setting('shop.stock_cause', true), ''),
    coalesce(current_setting('shop.stock_note', true), '')
  FROM old_product JOIN new_product USING (id) WHERE new_product.stock <> old_product.stock;
  RETURN NULL;
END $$;

-- What may be low, whatever is set (LOW_STOCK reaches to 100), or cannot be ordered.
CREATE INDEX product_low_stock ON product (stock, id) WHERE stock <= 100 OR stock < minimum;

ALTER TABLE staff_change DROP CONSTRAINT staff_change_subject_check;
ALTER TABLE staff_change ADD CONSTRAINT staff_change_subject_check
  CHECK (subject IN ('order', 'product', 'review', 'import', 'member', 'session'));
