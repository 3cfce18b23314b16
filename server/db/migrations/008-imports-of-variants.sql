-- Stock that isn't counted, and changes of imports.

-- False for goods that never run out. Their stock is 1,000,000,000, so that all checks of the stock pass. Not for
-- products with variants, whose stock is that of the variants.
ALTER TABLE product ADD COLUMN is_stock_counted boolean NOT NULL DEFAULT true;

CREATE FUNCTION keep_uncounted_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.stock := 1000000000;
  RETURN NEW;
END $$;
CREATE TRIGGER product_uncounted BEFORE INSERT OR UPDATE ON product FOR EACH ROW
  WHEN (NOT NEW.is_stock_counted AND NOT NEW.has_variants) EXECUTE FUNCTION keep_uncounted_stock();

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

ALTER TABLE product_import
  -- import: writes the products. check: counts what an import would change. undo: takes an import back.
  ADD COLUMN task text NOT NULL DEFAULT 'import' CHECK (task IN ('import', 'check', 'undo')),
  -- Member who undid the import.
  ADD COLUMN undone_by bigint REFERENCES staff_member,
  ADD COLUMN restored integer NOT NULL DEFAULT 0,
  ADD COLUMN removed integer NOT NULL DEFAULT 0,
  -- Products that changed or were ordered since, so that undoing left them alone or archived them.
  ADD COLUMN kept integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT product_import_state_check,
  ADD CONSTRAINT product_import_state_check
    CHECK (state IN ('draft', 'checked', 'waiting', 'running', 'done', 'stopped', 'failed', 'undone'));

CREATE INDEX product_import_undone_by ON product_import (undone_by) WHERE (undone_by IS NOT NULL);

-- Changes of an import, or those that a checked file would make. Undoing an import restores `before`.
CREATE TABLE product_import_change (
  import_id bigint NOT NULL REFERENCES product_import ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('product', 'variant', 'collection')),
  row_number integer NOT NULL,
  -- Null for what a check would add. Products may be deleted later.
  subject_id bigint,
  language text NOT NULL,
  name text NOT NULL,
  -- Changed values by field; null for what the import added.
  before jsonb,
  after jsonb NOT NULL,
  PRIMARY KEY (import_id, row_number, kind)
);

CREATE INDEX product_import_change_subject ON product_import_change (subject_id) WHERE (subject_id IS NOT NULL);

-- Fields that an import writes. `other_text` is a hash of the other texts. Names are for display only.
CREATE FUNCTION import_snapshot(product_ids bigint[], in_language text) RETURNS TABLE (id bigint, snapshot jsonb)
LANGUAGE sql STABLE AS $$
  SELECT p.id, jsonb_build_object('collection_id', p.collection_id, 'collection_name', (
      SELECT name FROM collection_text WHERE collection_id = p.collection_id
      ORDER BY language = in_language DESC, language = 'en' DESC LIMIT 1
    ), 'choice', (
      SELECT jsonb_agg(coalesce(v.name ->> in_language, v.name ->> 'en') ORDER BY o.position, o.id)
      FROM product_option_value v JOIN product_option o ON o.id = v.option_id WHERE v.id = ANY (p.variant_values)
    ), 'brand', p.brand, 'price_minor', p.price_minor,
    'special_minor', p.special_minor, 'dated_special_minor', p.dated_special_minor, 'special_from', p.special_from,
    'special_until', p.special_until, 'stock', p.stock, 'is_stock_counted', p.is_stock_counted,
    'has_variants', p.has_variants, 'minimum', p.minimum, 'pictures', p.pictures, 'rating', p.rating,
    'popularity', p.popularity, 'barcode', p.barcode, 'sku', p.sku, 'unit_amount', p.unit_amount,
    'unit_measure', p.unit_measure, 'drained_amount', p.drained_amount, 'allergens', p.allergens,
    'may_contain', p.may_contain, 'tax_class_id', p.tax_class_id, 'tax_code', p.tax_code, 'status', p.status,
    'publish_at', p.publish_at, 'name', t.name, 'description', t.description, 'keywords', t.keywords,
    'other_text', md5(concat(t.ingredients, t.picture_alt, t.allergen_names)))
  FROM product p LEFT JOIN product_text t ON t.product_id = p.id AND t.language = in_language
  WHERE p.id = ANY (product_ids)
$$;

-- Fields that are restored together or not at all, because they depend on each other.
CREATE FUNCTION import_group(field text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN field IN ('price_minor', 'special_minor', 'dated_special_minor', 'special_from', 'special_until') THEN 'price'
    WHEN field IN ('status', 'publish_at') THEN 'status'
    WHEN field IN ('unit_amount', 'unit_measure', 'drained_amount') THEN 'content'
    WHEN field IN ('name', 'description', 'keywords', 'other_text') THEN 'text'
    WHEN field IN ('collection_id', 'collection_name') THEN 'collection'
    ELSE field
  END
$$;

-- Hash of all that staff can write about a product, without its stock, ratings and pictures. Variants have few fields
-- of their own.
CREATE FUNCTION import_hash(of_product bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p.parent_id IS NOT NULL THEN md5(concat_ws('|', p.variant_values, p.price_minor, p.special_minor, p.sku,
    p.barcode, p.unit_amount, p.unit_measure, p.is_stock_counted)) ELSE md5(concat(
    (SELECT to_jsonb(p) - '{stock,rating,popularity,pictures,review_count,traits,source,source_key}'::text[]),
    (SELECT jsonb_agg(to_jsonb(t) ORDER BY t.language) FROM product_text t WHERE t.product_id = p.id),
    (SELECT jsonb_agg(to_jsonb(o) ORDER BY o.id) FROM product_option o WHERE o.product_id = p.id),
    (SELECT jsonb_agg(to_jsonb(v) ORDER BY v.id)
      FROM product_option_value v JOIN product_option o ON o.id = v.option_id WHERE o.product_id = p.id),
    (SELECT jsonb_agg(v.id ORDER BY v.id) FROM product v WHERE v.parent_id = p.id),
    (SELECT count(*) FROM review r WHERE r.product_id = p.id)
  )) END
  FROM product p WHERE p.id = of_product
$$;
