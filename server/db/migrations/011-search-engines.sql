ALTER TABLE product_text
  -- Title and description for search engines; empty for those of the product.
  ADD COLUMN meta_title text NOT NULL DEFAULT '',
  ADD COLUMN meta_description text NOT NULL DEFAULT '';

-- Handles that products had before. A product with such a handle now comes first.
CREATE TABLE former_handle (
  handle text PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE
);
CREATE INDEX former_handle_product ON former_handle (product_id);

CREATE FUNCTION keep_former_handle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM former_handle WHERE handle = NEW.handle;
  INSERT INTO former_handle VALUES (OLD.handle, NEW.id)
  ON CONFLICT (handle) DO UPDATE SET product_id = excluded.product_id;
  RETURN NULL;
END $$;
CREATE TRIGGER renamed AFTER UPDATE OF handle ON product FOR EACH ROW
  WHEN (OLD.handle <> NEW.handle AND NEW.parent_id IS NULL) EXECUTE FUNCTION keep_former_handle();

-- Product with the handle, or else the one that had it last.
CREATE FUNCTION product_of_handle(named text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT id FROM product WHERE handle = named AND parent_id IS NULL),
    (SELECT product_id FROM former_handle WHERE handle = named)
  )
$$;

-- As before this version as long as the new columns are not used: imports before it can then still be undone.
CREATE OR REPLACE FUNCTION import_hash(of_product bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p.parent_id IS NOT NULL THEN md5(concat_ws('|', p.variant_values, p.price_minor, p.special_minor, p.sku,
    p.barcode, p.unit_amount, p.unit_measure, p.is_stock_counted)) ELSE md5(concat(
    (SELECT to_jsonb(p) - '{stock,rating,popularity,pictures,review_count,traits,source,source_key}'::text[]
      - CASE WHEN p.is_weighed THEN '' ELSE 'is_weighed' END),
    (SELECT jsonb_agg(to_jsonb(t) - CASE t.meta_title WHEN '' THEN 'meta_title' ELSE '' END
      - CASE t.meta_description WHEN '' THEN 'meta_description' ELSE '' END ORDER BY t.language)
      FROM product_text t WHERE t.product_id = p.id),
    (SELECT jsonb_agg(to_jsonb(o) ORDER BY o.id) FROM product_option o WHERE o.product_id = p.id),
    (SELECT jsonb_agg(to_jsonb(v) ORDER BY v.id)
      FROM product_option_value v JOIN product_option o ON o.id = v.option_id WHERE o.product_id = p.id),
    (SELECT jsonb_agg(v.id ORDER BY v.id) FROM product v WHERE v.parent_id = p.id),
    (SELECT count(*) FROM review r WHERE r.product_id = p.id)
  )) END
  FROM product p WHERE p.id = of_product
$$;
