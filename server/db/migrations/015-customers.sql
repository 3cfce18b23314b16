-- Search text of a customer, as that of orders: email, name, phone digits, lower case without accents.
CREATE FUNCTION customer_search_text(email text, firstname text, lastname text, telephone text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent', concat_ws(' ', email, firstname, lastname, regexp_replace(telephone, '\D', '', 'g'))) COLLATE "und-x-icu")
$$;
ALTER TABLE customer ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (customer_search_text(email, firstname, lastname, telephone)) STORED;
CREATE INDEX customer_search ON customer USING gin (search_text gin_trgm_ops);
ALTER TABLE staff_change DROP CONSTRAINT staff_change_subject_check,
  ADD CONSTRAINT staff_change_subject_check CHECK (subject IN ('order', 'product', 'collection', 'review', 'coupon', 'content', 'import', 'member', 'session', 'delivery', 'slot', 'currency', 'tax', 'message', 'customer', 'list', 'shop', 'read'));
