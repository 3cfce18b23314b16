-- Words a product shall also be found by (kinds, synonyms), plain text, not shown in the page's body.
ALTER TABLE product_text ADD COLUMN keywords text NOT NULL DEFAULT '';

-- Lower case words without accents, joined by single spaces. Only ASCII and Latin-1 signs count as gaps: what else
-- is a letter depends on the locale of the database, and the embedded one knows none.
CREATE FUNCTION search_text(source text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    regexp_replace(lower(unaccent(source)), '''s\M', 's', 'g'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]+', ' ', 'g'))
$$;

-- The words of a text without positions. Longer ones than 40 letters are no words.
CREATE FUNCTION search_words(source text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(coalesce(array_agg(word), '{}'))
  FROM regexp_split_to_table(search_text(source), ' ') AS word
  WHERE length(word) BETWEEN 1 AND 40
$$;

-- What search reads of each product and language: written by triggers alone. It has no foreign key, since a cascade
-- would take rows away before the trigger could take their words out of the vocabulary.
CREATE TABLE search_document (
  product_id bigint NOT NULL,
  language text NOT NULL,
  -- The languages that the product has other texts in. English texts serve all languages but these.
  other_languages text[] NOT NULL,
  collection_id bigint NOT NULL,
  popularity integer NOT NULL,
  -- The name as search_text writes it.
  name text NOT NULL,
  name_words tsvector NOT NULL,
  -- Name, brand, collection and keywords.
  title_words tsvector NOT NULL,
  -- All of these and the description.
  words tsvector NOT NULL,
  PRIMARY KEY (product_id, language)
);
CREATE INDEX search_document_words ON search_document USING gin (words) WITH (fastupdate = off);

-- The vocabulary: in how many documents of a language a word stands.
CREATE TABLE search_word (
  language text NOT NULL,
  word text COLLATE "C" NOT NULL,
  frequency integer NOT NULL,
  PRIMARY KEY (language, word)
);
CREATE INDEX search_word_similar ON search_word USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- Brings documents and vocabulary in line with the texts of these products.
CREATE FUNCTION refresh_search(product_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH source AS (
    SELECT p.id, t.language, p.collection_id, p.popularity, t.name,
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
  ), fresh AS MATERIALIZED (
    SELECT id AS product_id, language,
      array_remove(array_agg(language) OVER (PARTITION BY id), language) AS other_languages,
      collection_id, popularity, search_text(name) AS name, search_words(name) AS name_words,
      search_words(title) AS title_words, search_words(title || ' ' || description) AS words
    FROM source
  ), stale AS (
    SELECT product_id, language, words FROM search_document WHERE product_id = ANY (product_ids)
  ), removed AS (
    DELETE FROM search_document d
    WHERE product_id = ANY (product_ids)
      AND NOT EXISTS (SELECT FROM fresh f WHERE f.product_id = d.product_id AND f.language = d.language)
  ), written AS (
    INSERT INTO search_document (product_id, language, other_languages, collection_id, popularity,
      name, name_words, title_words, words)
    SELECT product_id, language, other_languages, collection_id, popularity, name, name_words, title_words, words
    FROM fresh
    ON CONFLICT (product_id, language) DO UPDATE SET other_languages = excluded.other_languages,
      collection_id = excluded.collection_id, popularity = excluded.popularity, name = excluded.name,
      name_words = excluded.name_words, title_words = excluded.title_words, words = excluded.words
  ), change AS (
    SELECT language, word, sum(difference)::integer AS difference
    FROM (
      SELECT language, unnest(tsvector_to_array(words)) AS word, 1 AS difference FROM fresh
      UNION ALL
      SELECT language, unnest(tsvector_to_array(words)), -1 FROM stale
    ) counted
    GROUP BY language, word
    HAVING sum(difference) <> 0
  )
  INSERT INTO search_word (language, word, frequency)
  -- In the same order everywhere, so that writers wait for each other instead of locking each other out.
  SELECT language, word, difference FROM change ORDER BY language, word COLLATE "C"
  ON CONFLICT (language, word) DO UPDATE SET frequency = search_word.frequency + excluded.frequency
$$;

CREATE FUNCTION refresh_search_of_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search(ARRAY(SELECT DISTINCT product_id FROM changed_text));
  RETURN NULL;
END $$;

CREATE TRIGGER search_inserted AFTER INSERT ON product_text REFERENCING NEW TABLE AS changed_text
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_texts();
CREATE TRIGGER search_updated AFTER UPDATE ON product_text REFERENCING NEW TABLE AS changed_text
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_texts();
CREATE TRIGGER search_deleted AFTER DELETE ON product_text REFERENCING OLD TABLE AS changed_text
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_texts();

CREATE FUNCTION refresh_search_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE TRIGGER search_updated AFTER UPDATE OF brand, collection_id, popularity ON product FOR EACH ROW
  WHEN ((OLD.brand, OLD.collection_id, OLD.popularity) IS DISTINCT FROM (NEW.brand, NEW.collection_id, NEW.popularity))
  EXECUTE FUNCTION refresh_search_of_product();

CREATE FUNCTION refresh_search_of_collection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search(ARRAY(
    SELECT id FROM product WHERE collection_id IN (NEW.collection_id, OLD.collection_id)));
  RETURN NULL;
END $$;

CREATE TRIGGER search_changed AFTER INSERT OR UPDATE OR DELETE ON collection_text
  FOR EACH ROW EXECUTE FUNCTION refresh_search_of_collection();
