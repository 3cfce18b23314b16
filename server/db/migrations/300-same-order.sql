-- Lists by name are in one order on every database: folded, by code points, numbers by their value.
CREATE FUNCTION name_sort_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(name, '[0-9]+', '00000000\&', 'g'), '[0-9]*([0-9]{8})(?![0-9])', '\1', 'g')
$$;
ALTER TABLE search_document
  ADD COLUMN name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (name_sort_key(name)) STORED;
DROP INDEX search_document_name;
DROP INDEX search_document_collection_name;
CREATE INDEX search_document_name ON search_document (name_key, product_id)
  INCLUDE (language, other_languages, collection_id, traits, paid_paise);
CREATE INDEX search_document_collection_name ON search_document (collection_id, name_key, product_id)
  INCLUDE (language, other_languages, traits, paid_paise);

-- The day is written by the shop: the database's own may be of another time zone.
ALTER TABLE missed_search ALTER COLUMN day DROP DEFAULT;

-- Letters of all scripts in small letters: with the locale C, a server folds those of English alone.
CREATE OR REPLACE FUNCTION search_text(source text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT search_units(btrim(regexp_replace(
    regexp_replace(lower(unaccent(search_folded(source)) COLLATE "und-x-icu"), '''s\M', 's', 'g'),
    '[\u0001-\u001f\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]'
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]*'
    '| [\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]+', ' ', 'g')))
$$;
SELECT refresh_search(ARRAY(
  SELECT DISTINCT product_id FROM product_text, concat_ws(' ', name, keywords, description) AS words
  WHERE lower(words) <> lower(words COLLATE "und-x-icu")));

CREATE OR REPLACE FUNCTION order_search_text(number text, email text, address jsonb)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent', concat_ws(' ', number, email, address ->> 'firstname', address ->> 'lastname',
    regexp_replace(address ->> 'telephone', '\D', '', 'g'))) COLLATE "und-x-icu")
$$;
UPDATE shop_order SET number = number WHERE search_text <> order_search_text(number, email, address);
