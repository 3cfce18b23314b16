-- Stars and their number no longer change lists (060-page-change.sql, which the rest is as in): whoever reviews would
-- otherwise have every list made again. Pages that show the product follow at once, by its own subject.
CREATE OR REPLACE FUNCTION note_product_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Whole stars in the traits (server/search/traits.ts).
  stars constant integer := 7 << 18;
  ids bigint[];
  moves_catalogue boolean;
  moves_lists boolean;
BEGIN
  SELECT array_agg(new_product.id),
    bool_or((old_product.handle, old_product.collection_id, old_product.brand, old_product.popularity, old_product.created_at)
      IS DISTINCT FROM (new_product.handle, new_product.collection_id, new_product.brand, new_product.popularity, new_product.created_at)),
    bool_or((old_product.paid_paise, old_product.traits & ~stars) IS DISTINCT FROM (new_product.paid_paise, new_product.traits & ~stars))
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
