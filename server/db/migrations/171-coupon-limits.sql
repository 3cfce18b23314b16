ALTER TABLE coupon
  ADD COLUMN starts_at timestamptz,
  ADD COLUMN is_paused boolean NOT NULL DEFAULT false,
  -- Of the goods that it is for; with neither it is for all. Ids of what is gone stay: else it would come to be for more.
  ADD COLUMN product_ids bigint[] NOT NULL DEFAULT '{}',
  ADD COLUMN collection_ids bigint[] NOT NULL DEFAULT '{}',
  -- Orders that have used it and are not cancelled; with `uses_left` as many as may.
  ADD COLUMN uses integer NOT NULL DEFAULT 0,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD CHECK (starts_at < ends_at);
UPDATE coupon SET uses = used.orders
FROM (
  SELECT coupon_code, count(*) AS orders FROM shop_order
  WHERE coupon_code IS NOT NULL AND status <> 'cancelled' GROUP BY coupon_code
) AS used
WHERE used.coupon_code = coupon.code;
CREATE INDEX coupon_age ON coupon (created_at DESC, code);

-- Whether the order's discount, if it has one, is of this line, too.
ALTER TABLE order_line ADD COLUMN is_discounted boolean NOT NULL DEFAULT true;

ALTER TABLE staff_change DROP CONSTRAINT staff_change_subject_check;
ALTER TABLE staff_change ADD CONSTRAINT staff_change_subject_check
  CHECK (subject IN ('order', 'product', 'review', 'coupon', 'import', 'member', 'session'));
