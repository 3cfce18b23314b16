-- What one unit cost, options included, when the line was last added to or its quantity set; null for older lines.
ALTER TABLE cart_line ADD COLUMN price_paise integer;

-- Lines that left a cart and can come back: saved for later, or removed and to be put back for an hour.
CREATE TABLE line_set_aside (
  -- Of the line in the cart, which it gets back.
  id bigint PRIMARY KEY,
  cart_id bigint NOT NULL REFERENCES cart ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  options text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  price_paise integer,
  reason text NOT NULL CHECK (reason IN ('saved', 'removed')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX line_set_aside_cart ON line_set_aside (cart_id, reason);
CREATE UNIQUE INDEX line_set_aside_saved ON line_set_aside (cart_id, product_id, options) WHERE reason = 'saved';
