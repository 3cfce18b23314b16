-- Search takes spellings of one word for one: both encodings of letters with a dot, nasals of Hindi, vowel marks of Arabic; and a
-- number with its unit for one word: "500 g", "500g" and "500 gm".

-- Letters of Indian and Arabic scripts in one spelling; texts of Latin letters stay as they are.
CREATE FUNCTION search_folded(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN source ~ '[\u0600-\u0dff]' THEN regexp_replace(
    translate(normalize(source, NFC),
      U&'\0901\093C\09BC\0A3C\0ABC\0B3C\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065A\065B\065C\065D\065E\065F',
      U&'\0902'),
    'ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])', 'ं', 'g')
  ELSE source END
$$;

-- A number and its unit as one word.
CREATE FUNCTION search_units(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN source ~ '\d ?(k|g|m|l|p)' THEN
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(source,
      '\m(\d+) ?(?:kgs?|kilos?|kilograms?|kilogrammes?)\M', '\1kg', 'g'),
      '\m(\d+) ?(?:g|gr|gms?|grms?|grams?|grammes?)\M', '\1g', 'g'),
      '\m(\d+) ?(?:mls?|millilit(?:re|er)s?)\M', '\1ml', 'g'),
      '\m(\d+) ?(?:l|lts?|ltrs?|lit(?:re|er)s?)\M', '\1l', 'g'),
      '\m(\d+) ?(?:pcs?|pieces?)\M', '\1pc', 'g')
  ELSE source END
$$;

CREATE OR REPLACE FUNCTION search_text(source text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT search_units(btrim(regexp_replace(
    regexp_replace(lower(unaccent(search_folded(source))), '''s\M', 's', 'g'),
    '[\u0001-\u001f\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]'
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]*'
    '| [\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003\ufffd]+', ' ', 'g')))
$$;

SELECT refresh_search(ARRAY(
  SELECT DISTINCT product_id FROM product_text
  WHERE concat_ws(' ', name, keywords, description) ~* '[\u0600-\u0dff]|\d ?(k|g|m|l|p)'));
