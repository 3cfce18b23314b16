-- Lists sort and filter by what a product costs without choices, its default options included, and count it as in stock
-- only where its least quantity is there. PostgreSQL before 17 cannot change the expression of a column.
ALTER TABLE product ADD COLUMN default_paise integer NOT NULL DEFAULT 0;

CREATE FUNCTION add_up_default_options(product_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE product p SET default_paise = added.paise
  FROM (
    SELECT product_id, coalesce(sum(v.price_paise) FILTER (WHERE v.is_default), 0)::integer AS paise
    FROM unnest(product_ids) AS named (product_id)
    LEFT JOIN product_option o USING (product_id)
    LEFT JOIN product_option_value v ON v.option_id = o.id
    GROUP BY product_id
  ) added
  WHERE p.id = added.product_id AND p.default_paise <> added.paise
$$;

SELECT add_up_default_options(ARRAY(SELECT DISTINCT product_id FROM product_option));

CREATE FUNCTION follow_option_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_up_default_options(ARRAY(
    SELECT DISTINCT o.product_id FROM changed_value v JOIN product_option o ON o.id = v.option_id
  ));
  RETURN NULL;
END $$;
CREATE TRIGGER added_up_inserted AFTER INSERT ON product_option_value REFERENCING NEW TABLE AS changed_value
  FOR EACH STATEMENT EXECUTE FUNCTION follow_option_values();
CREATE TRIGGER added_up_updated AFTER UPDATE ON product_option_value REFERENCING NEW TABLE AS changed_value
  FOR EACH STATEMENT EXECUTE FUNCTION follow_option_values();
CREATE TRIGGER added_up_deleted AFTER DELETE ON product_option_value REFERENCING OLD TABLE AS changed_value
  FOR EACH STATEMENT EXECUTE FUNCTION follow_option_values();

-- The values of a deleted option no longer know their product.
CREATE FUNCTION follow_deleted_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_up_default_options(ARRAY(SELECT DISTINCT product_id FROM deleted_option));
  RETURN NULL;
END $$;
CREATE TRIGGER added_up_deleted AFTER DELETE ON product_option REFERENCING OLD TABLE AS deleted_option
  FOR EACH STATEMENT EXECUTE FUNCTION follow_deleted_options();

ALTER TABLE product DROP COLUMN paid_paise, DROP COLUMN traits;
ALTER TABLE product
  ADD COLUMN paid_paise integer NOT NULL GENERATED ALWAYS AS (coalesce(special_paise, price_paise) + default_paise) STORED,
  ADD COLUMN traits integer NOT NULL GENERATED ALWAYS AS (
    CASE WHEN 'vegetarian' = ANY (marks) THEN 1 ELSE 0 END
    + CASE WHEN 'vegan' = ANY (marks) THEN 2 ELSE 0 END
    + CASE WHEN 'organic' = ANY (marks) THEN 4 ELSE 0 END
    + CASE WHEN 'gluten' = ANY (allergens) THEN 8 ELSE 0 END
    + CASE WHEN 'crustaceans' = ANY (allergens) THEN 16 ELSE 0 END
    + CASE WHEN 'eggs' = ANY (allergens) THEN 32 ELSE 0 END
    + CASE WHEN 'fish' = ANY (allergens) THEN 64 ELSE 0 END
    + CASE WHEN 'peanuts' = ANY (allergens) THEN 128 ELSE 0 END
    + CASE WHEN 'soybeans' = ANY (allergens) THEN 256 ELSE 0 END
    + CASE WHEN 'milk' = ANY (allergens) THEN 512 ELSE 0 END
    + CASE WHEN 'nuts' = ANY (allergens) THEN 1024 ELSE 0 END
    + CASE WHEN 'celery' = ANY (allergens) THEN 2048 ELSE 0 END
    + CASE WHEN 'mustard' = ANY (allergens) THEN 4096 ELSE 0 END
    + CASE WHEN 'sesame' = ANY (allergens) THEN 8192 ELSE 0 END
    + CASE WHEN 'sulphites' = ANY (allergens) THEN 16384 ELSE 0 END
    + CASE WHEN 'lupin' = ANY (allergens) THEN 32768 ELSE 0 END
    + CASE WHEN 'molluscs' = ANY (allergens) THEN 65536 ELSE 0 END
    + CASE WHEN stock >= minimum THEN 131072 ELSE 0 END
    + floor(rating)::integer * 262144
    + CASE WHEN source IS NULL OR cardinality(allergens) > 0 THEN 2097152 ELSE 0 END
  ) STORED;

-- The indexes went with the columns (231-product-count.sql).
CREATE INDEX product_popularity ON product (popularity DESC, id) INCLUDE (collection_id, traits, paid_paise);
CREATE INDEX product_newest ON product (created_at DESC, id DESC) INCLUDE (collection_id, traits, paid_paise);
CREATE INDEX product_price ON product (paid_paise, id) INCLUDE (collection_id, traits);
CREATE INDEX product_rating ON product (rating DESC, review_count DESC, id) INCLUDE (collection_id, traits, paid_paise);
CREATE INDEX product_collection ON product (collection_id, popularity DESC, id) INCLUDE (traits, paid_paise);
CREATE INDEX product_collection_newest ON product (collection_id, created_at DESC, id DESC) INCLUDE (traits, paid_paise);
CREATE INDEX product_collection_price ON product (collection_id, paid_paise, id) INCLUDE (traits);
CREATE INDEX product_collection_rating ON product (collection_id, rating DESC, review_count DESC, id)
  INCLUDE (traits, paid_paise);
CREATE INDEX product_traits ON product (collection_id, traits, paid_paise);

TRUNCATE product_count;
INSERT INTO product_count
SELECT collection_id, traits, price_band(paid_paise), count(*) FROM product GROUP BY 1, 2, 3;

UPDATE search_document d SET paid_paise = p.paid_paise, traits = p.traits FROM product p
WHERE p.id = d.product_id AND (d.paid_paise, d.traits) IS DISTINCT FROM (p.paid_paise, p.traits);
