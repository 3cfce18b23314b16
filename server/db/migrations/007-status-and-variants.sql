-- Status of products, and variants.

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

-- Variants are products with a parent: own price, stock, codes and content, with the parent's page and texts.
ALTER TABLE product
  ADD COLUMN sku text NOT NULL DEFAULT '',
  ADD COLUMN parent_id bigint REFERENCES product ON DELETE CASCADE,
  -- Values of the parent's variant options, sorted by id.
  ADD COLUMN variant_values bigint[],
  -- True while variants exist. Price, stock and content then are those of the variants.
  ADD COLUMN has_variants boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT product_variant_check CHECK ((parent_id IS NULL) = (variant_values IS NULL)),
  -- Variants are in no list; those of an active product are `hidden`.
  ADD CONSTRAINT product_variant_status_check CHECK (parent_id IS NULL OR status <> 'active');
CREATE UNIQUE INDEX product_variant ON product (parent_id, variant_values) WHERE (parent_id IS NOT NULL);
CREATE INDEX product_sku ON product (sku) WHERE (sku <> '');

ALTER TABLE product_option ADD COLUMN is_variant boolean NOT NULL DEFAULT false;

-- Copies the columns that variants share with their parent.
CREATE FUNCTION copy_to_variants(parents bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE product v SET collection_id = p.collection_id, brand = p.brand, tax_class_id = p.tax_class_id, tax_code = p.tax_code,
    allergens = p.allergens, may_contain = p.may_contain, marks = p.marks, minimum = p.minimum,
    status = CASE p.status WHEN 'active' THEN 'hidden' ELSE p.status END
  FROM product p
  WHERE v.parent_id = p.id AND p.id = ANY (parents)
    AND (v.collection_id, v.brand, v.tax_class_id, v.tax_code, v.allergens, v.may_contain, v.marks, v.minimum, v.status)
    IS DISTINCT FROM (p.collection_id, p.brand, p.tax_class_id, p.tax_code, p.allergens, p.may_contain, p.marks, p.minimum,
      CASE p.status WHEN 'active' THEN 'hidden' ELSE p.status END)
$$;

-- Copies the cheapest variant's price and content, and the total stock, to the parents. Variants have no dated sale
-- prices. Without variants a product has no stock, so that its movements add up.
CREATE FUNCTION refresh_parents(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE product p SET has_variants = true, price_minor = best.price_minor, special_minor = best.special_minor, stock = best.stock,
    unit_amount = best.unit_amount, unit_measure = best.unit_measure, dated_special_minor = NULL, special_from = NULL, special_until = NULL, drained_amount = NULL
  FROM (
    SELECT DISTINCT ON (v.parent_id) v.parent_id, v.price_minor, v.special_minor, v.unit_amount, v.unit_measure,
      least(coalesce(sum(v.stock) FILTER (WHERE v.stock >= v.minimum) OVER family, 0), 1000000000)::integer AS stock
    FROM product v WHERE v.parent_id = ANY (ids)
    WINDOW family AS (PARTITION BY v.parent_id)
    ORDER BY v.parent_id, v.paid_minor, v.id
  ) AS best
  WHERE p.id = best.parent_id
    AND (p.has_variants, p.price_minor, p.special_minor, p.stock, p.unit_amount, p.unit_measure, p.dated_special_minor, p.special_from, p.special_until, p.drained_amount)
    IS DISTINCT FROM (true, best.price_minor, best.special_minor, best.stock, best.unit_amount, best.unit_measure, NULL, NULL, NULL, NULL);
  UPDATE product p SET has_variants = false, stock = 0
  WHERE id = ANY (ids) AND has_variants AND NOT EXISTS (SELECT FROM product v WHERE v.parent_id = p.id)
$$;

CREATE FUNCTION follow_new_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parents bigint[] := ARRAY(SELECT DISTINCT parent_id FROM moved_product WHERE parent_id IS NOT NULL);
BEGIN
  IF parents <> '{}' THEN
    PERFORM copy_to_variants(parents);
    PERFORM refresh_parents(parents);
    PERFORM refresh_search(parents);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER variants_inserted AFTER INSERT ON product REFERENCING NEW TABLE AS moved_product FOR EACH STATEMENT EXECUTE FUNCTION follow_new_variants();
CREATE TRIGGER variants_deleted AFTER DELETE ON product REFERENCING OLD TABLE AS moved_product FOR EACH STATEMENT EXECUTE FUNCTION follow_new_variants();

-- Keeps parents and variants consistent. The recursion ends because equal values are not written again.
CREATE FUNCTION follow_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parents bigint[] := ARRAY(SELECT id FROM new_product WHERE has_variants);
  families bigint[] := ARRAY(
    SELECT DISTINCT coalesce(parent_id, id) FROM new_product WHERE has_variants OR parent_id IS NOT NULL);
BEGIN
  IF parents <> '{}' THEN
    PERFORM copy_to_variants(parents);
  END IF;
  IF families <> '{}' THEN
    PERFORM refresh_parents(families);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER variants_updated AFTER UPDATE ON product REFERENCING NEW TABLE AS new_product FOR EACH STATEMENT EXECUTE FUNCTION follow_variants();

-- Variants are on their parent's page and in no list.
CREATE OR REPLACE FUNCTION note_product_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Whole stars in the traits (server/search/traits.ts).
  stars constant integer := 7 << 18;
  ids bigint[];
  moves_catalogue boolean;
  moves_lists boolean;
BEGIN
  SELECT array_agg(DISTINCT coalesce(new_product.parent_id, new_product.id)),
    bool_or(new_product.parent_id IS NULL AND (old_product.handle, old_product.collection_id, old_product.brand, old_product.popularity, old_product.created_at, old_product.status)
      IS DISTINCT FROM (new_product.handle, new_product.collection_id, new_product.brand, new_product.popularity, new_product.created_at, new_product.status)),
    bool_or(new_product.parent_id IS NULL AND (old_product.paid_minor, old_product.traits & ~stars) IS DISTINCT FROM (new_product.paid_minor, new_product.traits & ~stars))
  INTO ids, moves_catalogue, moves_lists
  FROM old_product JOIN new_product USING (id)
  WHERE shown_of_product(old_product) <> shown_of_product(new_product)
    -- Barcodes of variants are on the page.
    OR (new_product.parent_id IS NOT NULL AND old_product.barcode <> new_product.barcode);
  IF ids IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM note_products(ids);
  INSERT INTO page_change (subject)
  SELECT subject FROM (VALUES ('catalogue', moves_catalogue), ('lists', moves_lists)) AS moved (subject, is_moved)
  WHERE is_moved;
  RETURN NULL;
END $$;

-- The stock of a product with variants is theirs, so it has no movements of its own.
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
  CROSS JOIN LATERAL (SELECT CASE WHEN new_product.has_variants THEN 0 ELSE new_product.stock END
    - CASE WHEN old_product.has_variants THEN 0 ELSE old_product.stock END AS change) AS moved
  WHERE moved.change <> 0;
  RETURN NULL;
END $$;

-- A product is also found by the codes of its variants, as words of its title. The vocabulary, which corrects
-- spelling, contains words of listed products only.
CREATE OR REPLACE FUNCTION refresh_search(product_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH source AS (
    SELECT p.id, t.language, p.collection_id, p.popularity, p.paid_minor, p.traits, t.name,
      concat_ws(' ', t.name, p.brand, c.name, t.keywords, p.barcode, p.sku, (
        SELECT string_agg(concat_ws(' ', v.barcode, v.sku), ' ') FROM product v WHERE v.parent_id = p.id
      )) AS title,
      regexp_replace(t.description, '<[^>]*>|&[a-z]+;', ' ', 'g') AS description
    FROM product p
    JOIN product_text t ON t.product_id = p.id
    LEFT JOIN LATERAL (
      SELECT name FROM collection_text
      WHERE collection_id = p.collection_id AND language IN (t.language, 'en')
      ORDER BY language = t.language DESC LIMIT 1
    ) c ON true
    WHERE p.id = ANY (product_ids)
  ), worded AS MATERIALIZED (
    SELECT id AS product_id, language,
      array_remove(array_agg(language) OVER (PARTITION BY id), language) AS other_languages,
      collection_id, popularity, paid_minor, traits, search_text(name) AS name, search_words(name) AS name_words,
      search_words(title) AS title_words, search_words(description) AS description_words
    FROM source
  ), fresh AS MATERIALIZED (
    SELECT *, title_words || description_words AS words FROM worded
  ), stale AS (
    SELECT product_id, language, words FROM search_document
    WHERE product_id = ANY (product_ids) AND traits >= 4194304
  ), removed AS (
    DELETE FROM search_document d
    WHERE product_id = ANY (product_ids)
      AND NOT EXISTS (SELECT FROM fresh f WHERE f.product_id = d.product_id AND f.language = d.language)
  ), written AS (
    INSERT INTO search_document (product_id, language, other_languages, collection_id, popularity, paid_minor, traits, name, words)
    SELECT product_id, language, other_languages, collection_id, popularity, paid_minor, traits, name,
      words || search_tokens(name, name_words, title_words)
    FROM fresh
    ON CONFLICT (product_id, language) DO UPDATE SET other_languages = excluded.other_languages,
      collection_id = excluded.collection_id, popularity = excluded.popularity, paid_minor = excluded.paid_minor,
      traits = excluded.traits, name = excluded.name, words = excluded.words
  ), change AS (
    SELECT language, word, sum(difference)::integer AS difference
    FROM (
      SELECT language, unnest(tsvector_to_array(words)) AS word, 1 AS difference FROM fresh
      WHERE traits >= 4194304
      UNION ALL
      SELECT language, word, -1 FROM stale, unnest(tsvector_to_array(words)) AS word
      WHERE left(word, 1) NOT IN ('=', '+', '#')
    ) counted
    GROUP BY language, word
    HAVING sum(difference) <> 0
  ), later AS (
    INSERT INTO search_word_change SELECT language, word, difference FROM change WHERE cardinality(product_ids) >= 500
  )
  INSERT INTO search_word (language, word, frequency)
  -- Always in this order, to avoid deadlocks between writers.
  SELECT language, word, difference FROM change WHERE cardinality(product_ids) < 500 ORDER BY language, word COLLATE "C"
  ON CONFLICT (language, word) DO UPDATE SET frequency = search_word.frequency + excluded.frequency
$$;

CREATE OR REPLACE FUNCTION follow_products_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reworded bigint[];
BEGIN
  SELECT array_agg(DISTINCT coalesce(new_product.parent_id, id)) INTO reworded FROM old_product JOIN new_product USING (id)
  WHERE (old_product.brand, old_product.barcode, old_product.sku, old_product.collection_id, old_product.popularity,
      old_product.traits >= 4194304)
    IS DISTINCT FROM (new_product.brand, new_product.barcode, new_product.sku, new_product.collection_id, new_product.popularity,
      new_product.traits >= 4194304);
  IF reworded IS NOT NULL THEN
    PERFORM refresh_search(reworded);
  END IF;
  UPDATE search_document d SET paid_minor = new_product.paid_minor, traits = new_product.traits
  FROM old_product JOIN new_product USING (id)
  WHERE d.product_id = new_product.id
    AND (old_product.paid_minor, old_product.traits) IS DISTINCT FROM (new_product.paid_minor, new_product.traits)
    AND (d.paid_minor, d.traits) IS DISTINCT FROM (new_product.paid_minor, new_product.traits);
  RETURN NULL;
END $$;
