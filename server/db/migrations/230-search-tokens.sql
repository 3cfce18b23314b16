-- Search in a large catalogue reads as few rows as it can, and these as short as they can be (decision 0040).

-- The same texts as before; a space that stays one is no longer replaced, which took most of the time.
CREATE OR REPLACE FUNCTION search_text(source text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    regexp_replace(lower(unaccent(source)), '''s\M', 's', 'g'),
    '[\u0001-\u001f\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]'
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]*'
    '| [\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]+', ' ', 'g'))
$$;

CREATE OR REPLACE FUNCTION search_words(source text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN asked ~ '[^ ]{41}' THEN array_to_tsvector(ARRAY(
      SELECT word FROM unnest(string_to_array(asked, ' ')) AS word WHERE length(word) <= 40))
    ELSE array_to_tsvector(string_to_array(asked, ' '))
  END FROM search_text(source) AS asked
$$;

-- What stands among the words of a document besides them, so that the index alone finds the best matches: `=word` for words of
-- the name, `+word` for those of brand, collection and keywords alone, `#5` for a name of five words. No word has such signs.
CREATE FUNCTION search_tokens(name text, name_words tsvector, title_words tsvector) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(
    ARRAY(SELECT '=' || word FROM unnest(tsvector_to_array(name_words)) AS word)
    || ARRAY(SELECT '+' || word FROM unnest(tsvector_to_array(ts_delete(title_words, tsvector_to_array(name_words)))) AS word)
    || ('#' || cardinality(string_to_array(name, ' '))))
$$;

-- Rows are read by the thousand for counts; they say each thing once.
DROP INDEX search_document_words;
UPDATE search_document SET words = words || search_tokens(name, name_words, title_words);
ALTER TABLE search_document DROP COLUMN name_words, DROP COLUMN title_words, SET (fillfactor = 90);
CLUSTER search_document USING search_document_pkey;
-- Single changes wait in a short list for their place in the index; every search reads it, too.
CREATE INDEX search_document_words ON search_document USING gin (words) WITH (fastupdate = on, gin_pending_list_limit = 256);
-- The order of lists by name; the indexes hold what filters read.
CREATE INDEX search_document_name ON search_document (name, product_id)
  INCLUDE (language, other_languages, collection_id, traits, paid_paise);
CREATE INDEX search_document_collection_name ON search_document (collection_id, name, product_id)
  INCLUDE (language, other_languages, traits, paid_paise);

-- Frequencies change with every product; there shall be room to change them in their place.
ALTER TABLE search_word SET (fillfactor = 50);

-- What batches of many products have still to add to frequencies: most words of a batch are words of the next, too.
CREATE TABLE search_word_change (
  language text NOT NULL,
  word text COLLATE "C" NOT NULL,
  difference integer NOT NULL
);

CREATE OR REPLACE FUNCTION refresh_search(product_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH source AS (
    SELECT p.id, t.language, p.collection_id, p.popularity, p.paid_paise, p.traits, t.name,
      concat_ws(' ', t.name, p.brand, c.name, t.keywords) AS title,
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

-- Many products change in one statement, which is one piece of work for search, too.
DROP TRIGGER filters_copied ON search_document;
DROP FUNCTION copy_filters_to_document;
DROP TRIGGER filters_changed ON product;
DROP FUNCTION copy_filters_of_product;
DROP TRIGGER search_updated ON product;
DROP FUNCTION refresh_search_of_product;

CREATE FUNCTION follow_products_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reworded bigint[];
BEGIN
  SELECT array_agg(id) INTO reworded FROM old_product JOIN new_product USING (id)
  WHERE (old_product.brand, old_product.collection_id, old_product.popularity)
    IS DISTINCT FROM (new_product.brand, new_product.collection_id, new_product.popularity);
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
CREATE TRIGGER search_updated AFTER UPDATE ON product REFERENCING OLD TABLE AS old_product NEW TABLE AS new_product
  FOR EACH STATEMENT EXECUTE FUNCTION follow_products_in_search();
