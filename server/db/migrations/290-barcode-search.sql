-- Search finds a product by its barcode, as a word of its title (230-search-tokens.sql, which the rest is as in).
CREATE OR REPLACE FUNCTION refresh_search(product_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH source AS (
    SELECT p.id, t.language, p.collection_id, p.popularity, p.paid_paise, p.traits, t.name,
      concat_ws(' ', t.name, p.brand, c.name, t.keywords, p.barcode) AS title,
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
      collection_id, popularity, paid_paise, traits, search_text(name) AS name, search_words(name) AS name_words,
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
    INSERT INTO search_document (product_id, language, other_languages, collection_id, popularity, paid_paise, traits, name, words)
    SELECT product_id, language, other_languages, collection_id, popularity, paid_paise, traits, name,
      words || search_tokens(name, name_words, title_words)
    FROM fresh
    ON CONFLICT (product_id, language) DO UPDATE SET other_languages = excluded.other_languages,
      collection_id = excluded.collection_id, popularity = excluded.popularity, paid_paise = excluded.paid_paise,
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
  -- In the same order everywhere, so that writers wait for each other instead of locking each other out.
  SELECT language, word, difference FROM change WHERE cardinality(product_ids) < 500 ORDER BY language, word COLLATE "C"
  ON CONFLICT (language, word) DO UPDATE SET frequency = search_word.frequency + excluded.frequency
$$;

CREATE OR REPLACE FUNCTION follow_products_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reworded bigint[];
BEGIN
  SELECT array_agg(id) INTO reworded FROM old_product JOIN new_product USING (id)
  WHERE (old_product.brand, old_product.barcode, old_product.collection_id, old_product.popularity)
    IS DISTINCT FROM (new_product.brand, new_product.barcode, new_product.collection_id, new_product.popularity);
  IF reworded IS NOT NULL THEN
    PERFORM refresh_search(reworded);
  END IF;
  UPDATE search_document d SET paid_paise = new_product.paid_paise, traits = new_product.traits
  FROM old_product JOIN new_product USING (id)
  WHERE d.product_id = new_product.id
    AND (old_product.paid_paise, old_product.traits) IS DISTINCT FROM (new_product.paid_paise, new_product.traits)
    AND (d.paid_paise, d.traits) IS DISTINCT FROM (new_product.paid_paise, new_product.traits);
  RETURN NULL;
END $$;

SELECT refresh_search(ARRAY(SELECT id FROM product WHERE barcode <> ''));
