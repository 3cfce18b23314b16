-- Allergens are null until somebody states them, and '{}' where somebody states that there are none. Empty lists of before were nobody's
-- statement.
ALTER TABLE product
  ALTER COLUMN allergens DROP NOT NULL,
  ALTER COLUMN allergens SET DEFAULT NULL,
  ADD COLUMN may_contain text[] NOT NULL DEFAULT '{}';
-- Names of nuts and cereals, as the label has them.
ALTER TABLE product_text ADD COLUMN allergen_names text NOT NULL DEFAULT '';

UPDATE product SET allergens = NULL WHERE allergens = '{}';

-- "Free from" leaves out what may contain an allergen, too (server/search/traits.ts).
ALTER TABLE product DROP COLUMN traits;
ALTER TABLE product
  ADD COLUMN traits integer NOT NULL GENERATED ALWAYS AS (
    CASE WHEN 'vegetarian' = ANY (marks) THEN 1 ELSE 0 END
    + CASE WHEN 'vegan' = ANY (marks) THEN 2 ELSE 0 END
    + CASE WHEN 'organic' = ANY (marks) THEN 4 ELSE 0 END
    + CASE WHEN 'gluten' = ANY (allergens) OR 'gluten' = ANY (may_contain) THEN 8 ELSE 0 END
    + CASE WHEN 'crustaceans' = ANY (allergens) OR 'crustaceans' = ANY (may_contain) THEN 16 ELSE 0 END
    + CASE WHEN 'eggs' = ANY (allergens) OR 'eggs' = ANY (may_contain) THEN 32 ELSE 0 END
    + CASE WHEN 'fish' = ANY (allergens) OR 'fish' = ANY (may_contain) THEN 64 ELSE 0 END
    + CASE WHEN 'peanuts' = ANY (allergens) OR 'peanuts' = ANY (may_contain) THEN 128 ELSE 0 END
    + CASE WHEN 'soybeans' = ANY (allergens) OR 'soybeans' = ANY (may_contain) THEN 256 ELSE 0 END
    + CASE WHEN 'milk' = ANY (allergens) OR 'milk' = ANY (may_contain) THEN 512 ELSE 0 END
    + CASE WHEN 'nuts' = ANY (allergens) OR 'nuts' = ANY (may_contain) THEN 1024 ELSE 0 END
    + CASE WHEN 'celery' = ANY (allergens) OR 'celery' = ANY (may_contain) THEN 2048 ELSE 0 END
    + CASE WHEN 'mustard' = ANY (allergens) OR 'mustard' = ANY (may_contain) THEN 4096 ELSE 0 END
    + CASE WHEN 'sesame' = ANY (allergens) OR 'sesame' = ANY (may_contain) THEN 8192 ELSE 0 END
    + CASE WHEN 'sulphites' = ANY (allergens) OR 'sulphites' = ANY (may_contain) THEN 16384 ELSE 0 END
    + CASE WHEN 'lupin' = ANY (allergens) OR 'lupin' = ANY (may_contain) THEN 32768 ELSE 0 END
    + CASE WHEN 'molluscs' = ANY (allergens) OR 'molluscs' = ANY (may_contain) THEN 65536 ELSE 0 END
    + CASE WHEN stock >= minimum THEN 131072 ELSE 0 END
    + floor(rating)::integer * 262144
    + CASE WHEN allergens IS NOT NULL THEN 2097152 ELSE 0 END
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
