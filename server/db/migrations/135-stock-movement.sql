-- Why the stock of a product is what it is: the sum of its movements. Triggers write them, so that none is forgotten.
CREATE TABLE stock_movement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  change integer NOT NULL CHECK (change <> 0),
  -- short: ordered, yet not on the shelf; replacement: stands in for what is short; correction: counted, or changed by hand.
  reason text NOT NULL
    CHECK (reason IN ('order', 'cancel', 'short', 'replacement', 'correction', 'import', 'initial')),
  order_id bigint REFERENCES shop_order ON DELETE SET NULL,
  -- Who did it at the counter; null for shoppers, imports and the server itself.
  member_id bigint REFERENCES staff_member,
  moved_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stock_movement_product ON stock_movement (product_id, id DESC);
CREATE INDEX stock_movement_order ON stock_movement (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX stock_movement_member ON stock_movement (member_id) WHERE member_id IS NOT NULL;

INSERT INTO stock_movement (product_id, change, reason) SELECT id, stock, 'initial' FROM product WHERE stock > 0;

-- Transactions say why by server/catalog/stockReason.ts; without that it is a beginning or a correction.
CREATE FUNCTION note_new_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movement (product_id, change, reason, member_id)
  SELECT id, stock, coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'initial'),
    nullif(current_setting('shop.member', true), '')::bigint
  FROM new_product WHERE stock <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER stock_inserted AFTER INSERT ON product REFERENCING NEW TABLE AS new_product
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_stock();

CREATE FUNCTION note_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movement (product_id, change, reason, order_id, member_id)
  SELECT id, new_product.stock - old_product.stock,
    coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'correction'),
    nullif(current_setting('shop.stock_order', true), '')::bigint,
    nullif(current_setting('shop.member', true), '')::bigint
  FROM old_product JOIN new_product USING (id) WHERE new_product.stock <> old_product.stock;
  RETURN NULL;
END $$;
CREATE TRIGGER stock_updated AFTER UPDATE ON product REFERENCING OLD TABLE AS old_product NEW TABLE AS new_product
  FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();
