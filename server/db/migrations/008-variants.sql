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

-- Copies the cheapest variant's price and content, and the total stock, to the parents.
CREATE FUNCTION refresh_parents(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE product p SET has_variants = true, price_minor = best.price_minor, special_minor = best.special_minor,
    dated_special_minor = best.dated_special_minor, special_from = best.special_from,
    special_until = best.special_until, stock = best.stock, unit_amount = best.unit_amount,
    unit_measure = best.unit_measure, drained_amount = best.drained_amount
  FROM (
    SELECT DISTINCT ON (v.parent_id) v.parent_id, v.price_minor, v.special_minor, v.dated_special_minor, v.special_from,
      v.special_until, v.unit_amount, v.unit_measure, v.drained_amount,
      coalesce(least(sum(v.stock) FILTER (WHERE v.stock >= v.minimum) OVER family, 1000000000), 0)::integer AS stock
    FROM product v WHERE v.parent_id = ANY (ids)
    WINDOW family AS (PARTITION BY v.parent_id)
    ORDER BY v.parent_id, v.paid_minor, v.id
  ) AS best
  WHERE p.id = best.parent_id
    AND (p.has_variants, p.price_minor, p.special_minor, p.dated_special_minor, p.special_from, p.special_until, p.stock, p.unit_amount, p.unit_measure, p.drained_amount)
    IS DISTINCT FROM (true, best.price_minor, best.special_minor, best.dated_special_minor, best.special_from, best.special_until, best.stock, best.unit_amount, best.unit_measure, best.drained_amount);
  UPDATE product p SET has_variants = false
  WHERE id = ANY (ids) AND has_variants AND NOT EXISTS (SELECT FROM product v WHERE v.parent_id = p.id)
$$;

CREATE FUNCTION follow_new_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parents bigint[] := ARRAY(SELECT DISTINCT parent_id FROM moved_product WHERE parent_id IS NOT NULL);
BEGIN
  IF parents <> '{}' THEN
    PERFORM refresh_parents(parents);
    PERFORM refresh_search(parents);
    PERFORM note_products(parents);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER variants_inserted AFTER INSERT ON product REFERENCING NEW TABLE AS moved_product FOR EACH STATEMENT EXECUTE FUNCTION follow_new_variants();
CREATE TRIGGER variants_deleted AFTER DELETE ON product REFERENCING OLD TABLE AS moved_product FOR EACH STATEMENT EXECUTE FUNCTION follow_new_variants();

-- Keeps parents and variants consistent. The recursion ends because equal values are not written again.
CREATE FUNCTION follow_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parents bigint[] := ARRAY(SELECT id FROM new_product WHERE has_variants);
  parents_of_changed bigint[] := ARRAY(SELECT DISTINCT parent_id FROM new_product WHERE parent_id IS NOT NULL);
BEGIN
  IF parents <> '{}' THEN
    UPDATE product v SET collection_id = p.collection_id, brand = p.brand, tax_class_id = p.tax_class_id, tax_code = p.tax_code, allergens = p.allergens, may_contain = p.may_contain, marks = p.marks, minimum = p.minimum, status = CASE p.status WHEN 'active' THEN 'hidden' ELSE p.status END
    FROM product p
    WHERE v.parent_id = p.id AND p.id = ANY (parents)
      AND (v.collection_id, v.brand, v.tax_class_id, v.tax_code, v.allergens, v.may_contain, v.marks, v.minimum, v.status)
      IS DISTINCT FROM (p.collection_id, p.brand, p.tax_class_id, p.tax_code, p.allergens, p.may_contain, p.marks, p.minimum, CASE p.status WHEN 'active' THEN 'hidden' ELSE p.status END);
  END IF;
  IF parents_of_changed <> '{}' THEN
    PERFORM note_products(parents_of_changed);
  END IF;
  IF parents || parents_of_changed <> '{}' THEN
    PERFORM refresh_parents(parents || parents_of_changed);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER variants_updated AFTER UPDATE ON product REFERENCING NEW TABLE AS new_product FOR EACH STATEMENT EXECUTE FUNCTION follow_variants();

-- The stock of a product with variants follows theirs, so only theirs is logged.
CREATE OR REPLACE FUNCTION note_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movement (product_id, change, reason, order_id, member_id, cause, note)
  SELECT id, new_product.stock - old_product.stock,
    coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'correction'),
    nullif(current_setting('shop.stock_order', true), '')::bigint,
    nullif(current_setting('shop.member', true), '')::bigint,
    nullif(current_setting('shop.stock_cause', true), ''),
    coalesce(current_setting('shop.stock_note', true), '')
  FROM old_product JOIN new_product USING (id) WHERE new_product.stock <> old_product.stock AND NOT new_product.has_variants;
  RETURN NULL;
END $$;

-- A product is also found by the codes of its variants, as words of its title.
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
    SELECT product_id, language, words FROM search_document WHERE product_id = ANY (product_ids)
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
  WHERE (old_product.brand, old_product.barcode, old_product.sku, old_product.collection_id, old_product.popularity)
    IS DISTINCT FROM (new_product.brand, new_product.barcode, new_product.sku, new_product.collection_id, new_product.popularity);
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
