-- What a scanner reads on a pack; empty where there is none.
ALTER TABLE product ADD COLUMN barcode text NOT NULL DEFAULT '';
CREATE INDEX product_barcode ON product (barcode) WHERE barcode <> '';

-- No page shows the barcode (060-page-change.sql).
CREATE OR REPLACE FUNCTION shown_of_product(p product) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT (to_jsonb(p) - 'barcode') || jsonb_build_object('stock', least(p.stock, 6))
$$;

ALTER TABLE order_line
  -- How many are in the box; null before they were looked for.
  ADD COLUMN packed_quantity integer CHECK (packed_quantity BETWEEN 0 AND quantity),
  -- The line that it stands in for.
  ADD COLUMN replaces_id bigint REFERENCES order_line ON DELETE CASCADE;
CREATE UNIQUE INDEX order_line_replaces ON order_line (replaces_id) WHERE replaces_id IS NOT NULL;

-- What it came to when it was placed; null before it is packed, since that is still the total.
ALTER TABLE shop_order ADD COLUMN agreed_total_paise bigint;
CREATE INDEX shop_order_packing ON shop_order (slot_id, placed_at) WHERE status IN ('placed', 'packed');

-- What of the money that came goes back.
CREATE TABLE refund (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  amount_paise bigint NOT NULL CHECK (amount_paise > 0),
  reason text NOT NULL CHECK (reason IN ('short', 'cancelled', 'goodwill')),
  note text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'done')),
  made_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX refund_order ON refund (order_id, id);

ALTER TABLE payment DROP CONSTRAINT payment_state_check;
ALTER TABLE payment ADD CONSTRAINT payment_state_check
  CHECK (state IN ('due', 'pending', 'paid', 'failed', 'cancelled', 'refund_due', 'refunded'));
INSERT INTO refund (order_id, amount_paise, reason)
SELECT order_id, sum(amount_paise), 'cancelled' FROM payment
WHERE state = 'refund_due' GROUP BY order_id HAVING sum(amount_paise) > 0;

-- What staff tell each other of an order; its shopper never sees it.
CREATE TABLE order_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES staff_member,
  text text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_note_order ON order_note (order_id, id);
CREATE INDEX order_note_member ON order_note (member_id);
