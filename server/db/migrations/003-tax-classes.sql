-- Tax classes, rates by place, and taxes by rate in orders.

CREATE TABLE tax_class (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE
);
-- Class 1 is that of new products; it cannot be deleted.
INSERT INTO tax_class (name) VALUES ('Standard');

ALTER TABLE tax_rate
  ADD COLUMN class_id bigint NOT NULL DEFAULT 1 REFERENCES tax_class ON DELETE CASCADE,
  -- Country and region of the delivery address; empty for all.
  ADD COLUMN country_id text NOT NULL DEFAULT '',
  ADD COLUMN zone_id text NOT NULL DEFAULT '',
  DROP CONSTRAINT tax_rate_pkey,
  ADD PRIMARY KEY (class_id, country_id, zone_id, starts_at);

-- One row.
CREATE TABLE tax_policy (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Place of the shop's tax registration; empty if unknown.
  country_id text NOT NULL DEFAULT '',
  zone_id text NOT NULL DEFAULT '',
  tax_number text NOT NULL DEFAULT '',
  prices_include_tax boolean NOT NULL DEFAULT true,
  delivery_class_id bigint NOT NULL DEFAULT 1 REFERENCES tax_class,
  -- True if the checkout asks for the customer's tax number.
  asks_tax_number boolean NOT NULL DEFAULT false
);
INSERT INTO tax_policy DEFAULT VALUES;
CREATE TRIGGER changed AFTER UPDATE ON tax_policy
  FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('content');

ALTER TABLE product
  ADD COLUMN tax_class_id bigint NOT NULL DEFAULT 1 REFERENCES tax_class,
  -- HSN or another code of the goods; empty if unknown.
  ADD COLUMN tax_code text NOT NULL DEFAULT '';
CREATE INDEX product_tax_class ON product (tax_class_id);

ALTER TABLE order_line
  ADD COLUMN tax_percent numeric NOT NULL DEFAULT 0,
  ADD COLUMN tax_code text NOT NULL DEFAULT '';
ALTER TABLE order_line ALTER COLUMN tax_percent DROP DEFAULT;
UPDATE order_line SET tax_percent = o.tax_percent FROM shop_order o WHERE o.id = order_id;

ALTER TABLE shop_order
  -- As `Taxation` in server/tax/taxation.ts.
  ADD COLUMN taxation jsonb,
  -- As `RateTotal[]` in server/tax/taxation.ts, in minor units.
  ADD COLUMN taxes jsonb;
UPDATE shop_order SET
  taxation = jsonb_build_object('isIncluded', true, 'scheme', 'single', 'deliveryPercent', tax_percent),
  taxes = jsonb_build_array(jsonb_build_object(
    'percent', tax_percent, 'net', total_minor - tax_minor, 'tax', tax_minor)),
  shown = shown - 'taxPercent' || jsonb_build_object('taxes', jsonb_build_array(jsonb_build_object(
    'percent', tax_percent, 'net', (shown ->> 'total')::bigint - (shown ->> 'tax')::bigint,
    'tax', (shown ->> 'tax')::bigint)));
ALTER TABLE shop_order
  ALTER COLUMN taxation SET NOT NULL,
  ALTER COLUMN taxes SET NOT NULL,
  DROP COLUMN tax_percent,
  DROP CONSTRAINT shop_order_check,
  ADD CONSTRAINT shop_order_check CHECK (total_minor = goods_minor - discount_minor + delivery_minor
    + CASE WHEN (taxation ->> 'isIncluded')::boolean THEN 0 ELSE tax_minor END);
