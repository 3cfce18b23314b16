CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE TABLE collection (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  handle text NOT NULL UNIQUE,
  position integer NOT NULL DEFAULT 0,
  -- Name in pictures.gen.json; null for the placeholder.
  picture text
);

CREATE TABLE collection_text (
  collection_id bigint NOT NULL REFERENCES collection ON DELETE CASCADE,
  language text NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  PRIMARY KEY (collection_id, language)
);

CREATE TABLE product (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  handle text NOT NULL UNIQUE,
  collection_id bigint NOT NULL REFERENCES collection,
  brand text NOT NULL DEFAULT '',
  price_paise integer NOT NULL CHECK (price_paise > 0),
  special_paise integer CHECK (special_paise > 0 AND special_paise < price_paise),
  stock integer NOT NULL CHECK (stock >= 0),
  minimum integer NOT NULL DEFAULT 1 CHECK (minimum > 0),
  -- What one unit contains; null where it is not known.
  unit_amount numeric CHECK (unit_amount > 0),
  unit_measure text CHECK (unit_measure IN ('g', 'ml', 'piece')),
  nutrition jsonb,
  allergens text[] NOT NULL DEFAULT '{}',
  marks text[] NOT NULL DEFAULT '{}',
  -- Names in pictures.gen.json, in order; the first is the thumb.
  pictures text[] NOT NULL DEFAULT '{}',
  -- Mean of the reviews (or the imported rating) with one decimal, 0 for none.
  rating numeric(2, 1) NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5),
  review_count integer NOT NULL DEFAULT 0,
  -- Orders the popular products; higher is more popular.
  popularity integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Where an imported row came from: name of the mapping, and the row's own key.
  source text,
  source_key text,
  UNIQUE (source, source_key)
);
CREATE INDEX product_collection ON product (collection_id, popularity DESC, id);
CREATE INDEX product_popularity ON product (popularity DESC, id);

CREATE TABLE product_text (
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  language text NOT NULL,
  name text NOT NULL,
  -- Cleaned HTML.
  description text NOT NULL DEFAULT '',
  -- Cleaned HTML.
  ingredients text NOT NULL DEFAULT '',
  picture_alt text NOT NULL DEFAULT '',
  PRIMARY KEY (product_id, language)
);

CREATE TABLE product_option (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  position integer NOT NULL,
  -- Language code to text.
  name jsonb NOT NULL,
  type text NOT NULL CHECK (type IN ('select', 'radio', 'checkbox', 'image', 'text')),
  required boolean NOT NULL
);
CREATE INDEX product_option_product ON product_option (product_id, position);

CREATE TABLE product_option_value (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  option_id bigint NOT NULL REFERENCES product_option ON DELETE CASCADE,
  position integer NOT NULL,
  name jsonb NOT NULL,
  price_paise integer NOT NULL DEFAULT 0 CHECK (price_paise >= 0),
  is_default boolean NOT NULL DEFAULT false,
  picture text
);
CREATE INDEX product_option_value_option ON product_option_value (option_id, position);

CREATE TABLE review (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  name text NOT NULL,
  text text NOT NULL,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX review_product ON review (product_id, created_at DESC, id DESC);
CREATE INDEX review_latest ON review (created_at DESC, id DESC);

CREATE TABLE currency (
  code text PRIMARY KEY,
  symbol text NOT NULL,
  -- Units of this currency for one rupee.
  value numeric NOT NULL CHECK (value > 0),
  decimal smallint NOT NULL CHECK (decimal BETWEEN 0 AND 4),
  position integer NOT NULL DEFAULT 0
);

-- Menu, banners, settings: one document for each name and language; language '' serves all.
CREATE TABLE content (
  name text NOT NULL,
  language text NOT NULL DEFAULT '',
  body jsonb NOT NULL,
  PRIMARY KEY (name, language)
);

-- One row for each statement that changed what anonymous pages show. Page caches compare its count and newest id.
-- Rows are only ever added, so that no transaction waits for another's.
CREATE TABLE content_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  changed_at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_change DEFAULT VALUES;
  RETURN NULL;
END $$;

CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON collection FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON collection_text FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON product FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON product_text FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON product_option FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON product_option_value FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON review FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON currency FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON content FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
