-- What anonymous pages show, by subject: `content` (menu, settings, currencies, texts: all pages), `blog`, `catalogue` (which
-- products there are and what they are found by), `lists` (what lists are ordered and filtered by), `product:{id}`. Rows
-- are only ever added, so that no transaction waits for another's; who reads them and why none is missed:
-- server/pages/pageChanges.ts.
CREATE TABLE page_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  subject text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX page_change_written ON page_change (written_by);
CREATE INDEX page_change_age ON page_change (changed_at);

DROP FUNCTION note_content_change CASCADE;
DROP TABLE content_change;

-- Of tables that few write to: every statement counts.
CREATE FUNCTION note_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_change (subject) VALUES (TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON content FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('content');
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON currency FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('content');
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON blog_tag FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('blog');
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON blog_post FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('blog');
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON blog_post_text FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('blog');
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON blog_post_tag FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('blog');
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON blog_post_product FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('blog');
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON collection FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('catalogue');
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON collection_text FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('catalogue');
CREATE TRIGGER changed AFTER INSERT OR DELETE ON product FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('catalogue');
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON product_text FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('catalogue');
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON product_option FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('catalogue');
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON product_option_value FOR EACH STATEMENT EXECUTE FUNCTION note_page_change('catalogue');

-- Each product of its own; what changes a good part of the catalogue changes all of it.
CREATE FUNCTION note_products(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO page_change (subject)
  SELECT DISTINCT CASE WHEN cardinality(ids) > 100 THEN 'catalogue' ELSE 'product:' || id END FROM unnest(ids) AS id
$$;

CREATE FUNCTION note_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_products(ARRAY(SELECT DISTINCT product_id FROM changed_review));
  RETURN NULL;
END $$;

CREATE TRIGGER inserted AFTER INSERT ON review REFERENCING NEW TABLE AS changed_review
  FOR EACH STATEMENT EXECUTE FUNCTION note_reviews();
CREATE TRIGGER updated AFTER UPDATE ON review REFERENCING NEW TABLE AS changed_review
  FOR EACH STATEMENT EXECUTE FUNCTION note_reviews();
CREATE TRIGGER deleted AFTER DELETE ON review REFERENCING OLD TABLE AS changed_review
  FOR EACH STATEMENT EXECUTE FUNCTION note_reviews();

-- A product as pages show it: of the stock they say how many are left from 5 on (src/components/StockLabel.tsx), above
-- that only that there is some. A column that comes later is shown until it is taken out here.
CREATE FUNCTION shown_of_product(p product) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT to_jsonb(p) || jsonb_build_object('stock', least(p.stock, 6))
$$;

CREATE FUNCTION note_product_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids bigint[];
  moves_catalogue boolean;
  moves_lists boolean;
BEGIN
  SELECT array_agg(new_product.id),
    bool_or((old_product.handle, old_product.collection_id, old_product.brand, old_product.popularity, old_product.created_at)
      IS DISTINCT FROM (new_product.handle, new_product.collection_id, new_product.brand, new_product.popularity, new_product.created_at)),
    bool_or((old_product.paid_paise, old_product.traits, old_product.rating, old_product.review_count)
      IS DISTINCT FROM (new_product.paid_paise, new_product.traits, new_product.rating, new_product.review_count))
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

CREATE TRIGGER updated AFTER UPDATE ON product REFERENCING OLD TABLE AS old_product NEW TABLE AS new_product
  FOR EACH STATEMENT EXECUTE FUNCTION note_product_update();
