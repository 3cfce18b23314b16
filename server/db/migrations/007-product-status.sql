-- Status of products: only active ones are in lists, search, feeds and the sitemap.

ALTER TABLE product
  -- draft: for staff only. hidden: by its address only. archived: kept for its orders.
  ADD COLUMN status text NOT NULL DEFAULT 'active' CHECK (status IN ('draft', 'active', 'hidden', 'archived')),
  -- Time at which a draft becomes active; null if staff decide.
  ADD COLUMN publish_at timestamptz,
  ADD CONSTRAINT product_publish_at_check CHECK (publish_at IS NULL OR status = 'draft'),
  DROP COLUMN traits;
-- The highest bit, 22, marks listed products, so that `traits >= 4194304` selects them.
ALTER TABLE product ADD COLUMN traits integer NOT NULL GENERATED ALWAYS AS (
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
    + CASE WHEN status = 'active' THEN 4194304 ELSE 0 END
  ) STORED;
-- For the sitemap.
CREATE INDEX product_listed ON product (id) WHERE traits >= 4194304;
CREATE INDEX product_publish_at ON product (publish_at) WHERE (publish_at IS NOT NULL);

-- Indexes of lists contain listed products only.
CREATE INDEX product_popularity ON product (popularity DESC, id) INCLUDE (collection_id, traits, paid_minor)
  WHERE traits >= 4194304;
CREATE INDEX product_newest ON product (created_at DESC, id DESC) INCLUDE (collection_id, traits, paid_minor)
  WHERE traits >= 4194304;
CREATE INDEX product_price ON product (paid_minor, id) INCLUDE (collection_id, traits)
  WHERE traits >= 4194304;
CREATE INDEX product_rating ON product (rating DESC, review_count DESC, id) INCLUDE (collection_id, traits, paid_minor)
  WHERE traits >= 4194304;
CREATE INDEX product_collection ON product (collection_id, popularity DESC, id) INCLUDE (traits, paid_minor)
  WHERE traits >= 4194304;
CREATE INDEX product_collection_newest ON product (collection_id, created_at DESC, id DESC) INCLUDE (traits, paid_minor)
  WHERE traits >= 4194304;
CREATE INDEX product_collection_price ON product (collection_id, paid_minor, id) INCLUDE (traits)
  WHERE traits >= 4194304;
CREATE INDEX product_collection_rating ON product (collection_id, rating DESC, review_count DESC, id) INCLUDE (traits, paid_minor)
  WHERE traits >= 4194304;
-- Also serves the foreign key to collections, so it contains all products.
CREATE INDEX product_traits ON product (collection_id, traits, paid_minor);
-- Staff product list, with drafts.
CREATE INDEX product_staff_newest ON product (created_at, id);
CREATE INDEX product_staff_price ON product (paid_minor, id);

UPDATE search_document SET traits = product.traits FROM product WHERE product.id = product_id;
DELETE FROM product_count;
INSERT INTO product_count
SELECT collection_id, traits, price_band(paid_minor), count(*) FROM product GROUP BY 1, 2, 3;

CREATE OR REPLACE FUNCTION note_product_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Whole stars in the traits (server/search/traits.ts).
  stars constant integer := 7 << 18;
  ids bigint[];
  moves_catalogue boolean;
  moves_lists boolean;
BEGIN
  SELECT array_agg(new_product.id),
    bool_or((old_product.handle, old_product.collection_id, old_product.brand, old_product.popularity, old_product.created_at, old_product.status)
      IS DISTINCT FROM (new_product.handle, new_product.collection_id, new_product.brand, new_product.popularity, new_product.created_at, new_product.status)),
    bool_or((old_product.paid_minor, old_product.traits & ~stars) IS DISTINCT FROM (new_product.paid_minor, new_product.traits & ~stars))
  INTO ids, moves_catalogue, moves_lists
  FROM old_product JOIN new_product USING (id)
  WHERE shown_of_product(old_product) <> shown_of_product(new_product);
  IF ids IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM note_products(ids);
  INSERT INTO page_change (subject)
  SELECT subject FROM (VALUES ('catalogue', moves_catalogue), ('lists', moves_lists)) AS moved (subject, is_moved)
  WHERE is_moved;
  RETURN NULL;
END $$;
