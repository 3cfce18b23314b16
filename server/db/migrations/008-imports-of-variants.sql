-- Stock that isn't counted, and changes of imports.

-- False for goods that never run out. Their stock is 1,000,000,000, so that all checks of the stock pass.
ALTER TABLE product ADD COLUMN is_stock_counted boolean NOT NULL DEFAULT true;

CREATE FUNCTION keep_uncounted_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.stock := 1000000000;
  RETURN NEW;
END $$;
CREATE TRIGGER product_uncounted BEFORE INSERT OR UPDATE ON product FOR EACH ROW
  WHEN (NOT NEW.is_stock_counted) EXECUTE FUNCTION keep_uncounted_stock();

-- Stock that is counted again begins at 0, unless a stock is stated.
CREATE FUNCTION begin_counting_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.stock := 0;
  RETURN NEW;
END $$;
CREATE TRIGGER product_counted BEFORE UPDATE ON product FOR EACH ROW
  WHEN (NEW.is_stock_counted AND NOT OLD.is_stock_counted AND NEW.stock = 1000000000) EXECUTE FUNCTION begin_counting_stock();

CREATE OR REPLACE FUNCTION note_new_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movement (product_id, change, reason, member_id)
  SELECT id, stock, coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'initial'),
    nullif(current_setting('shop.member', true), '')::bigint
  FROM new_product WHERE stock > 0 AND is_stock_counted;
  RETURN NULL;
END $$;

-- The stock of a product with variants is theirs, and stock that isn't counted has no movements.
CREATE OR REPLACE FUNCTION note_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movement (product_id, change, reason, order_id, member_id, cause, note)
  SELECT id, moved.change,
    coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'correction'),
    nullif(current_setting('shop.stock_order', true), '')::bigint,
    nullif(current_setting('shop.member', true), '')::bigint,
    nullif(current_setting('shop.stock_cause', true), ''),
    coalesce(current_setting('shop.stock_note', true), '')
  FROM old_product JOIN new_product USING (id)
  CROSS JOIN LATERAL (SELECT
    CASE WHEN new_product.has_variants OR NOT new_product.is_stock_counted THEN 0 ELSE new_product.stock END
    - CASE WHEN old_product.has_variants OR NOT old_product.is_stock_counted THEN 0 ELSE old_product.stock END AS change
  ) AS moved
  WHERE moved.change <> 0;
  RETURN NULL;
END $$;
