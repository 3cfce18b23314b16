-- Which documents of the search have changed, for the index that servers may keep in memory. Rows are only ever added, so that no
-- transaction waits for another's; who reads them and why none is missed: server/db/followChanges.ts.
CREATE TABLE search_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  -- Ids of products, joined by commas; those of a thousand stand together.
  subject text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX search_change_written ON search_change (written_by);
CREATE INDEX search_change_age ON search_change (changed_at);

CREATE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_change (subject)
  SELECT string_agg(DISTINCT product_id::text, ',') FROM changed_document GROUP BY product_id / 1000;
  RETURN NULL;
END $$;
CREATE TRIGGER inserted AFTER INSERT ON search_document REFERENCING NEW TABLE AS changed_document
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
CREATE TRIGGER updated AFTER UPDATE ON search_document REFERENCING NEW TABLE AS changed_document
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
CREATE TRIGGER deleted AFTER DELETE ON search_document REFERENCING OLD TABLE AS changed_document
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();

-- What lists are sorted by stands in the product alone.
CREATE FUNCTION note_sorting_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_change (subject)
  SELECT string_agg(id::text, ',') FROM old_product JOIN new_product USING (id)
  WHERE (old_product.rating, old_product.review_count, old_product.created_at)
    IS DISTINCT FROM (new_product.rating, new_product.review_count, new_product.created_at)
  GROUP BY id / 1000;
  RETURN NULL;
END $$;
CREATE TRIGGER sorting_changed AFTER UPDATE ON product REFERENCING OLD TABLE AS old_product NEW TABLE AS new_product
  FOR EACH STATEMENT EXECUTE FUNCTION note_sorting_change();
