-- How many products stand in each collection with the same traits and about the same price, so that lists of a large catalogue count
-- none of them (decision 0040). Rows are differences that are only ever added, so that no transaction waits for
-- another's; foldProductCounts() puts those of one group together.
CREATE TABLE product_count (
  collection_id bigint NOT NULL,
  traits integer NOT NULL,
  price_band smallint NOT NULL,
  count integer NOT NULL
);

-- The least price of each band but the first, in paise: four bands from a price to its double.
CREATE FUNCTION price_bounds() RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[
    100, 119, 141, 168, 200, 238, 283, 336, 400, 476, 566, 673, 800, 951, 1131, 1345, 1600, 1903, 2263, 2691,
    3200, 3805, 4525, 5382, 6400, 7611, 9051, 10763, 12800, 15222, 18102, 21527, 25600, 30444, 36204, 43054,
    51200, 60887, 72408, 86108, 102400, 121775, 144815, 172216, 204800, 243550, 289631, 344431, 409600, 487099,
    579262, 688862, 819200, 974198, 1158524, 1377725, 1638400, 1948397, 2317048, 2755449, 3276800, 3896794,
    4634095, 5510899, 6553600, 7793588, 9268190, 11021797, 13107200, 15587175, 18536380, 22043595, 26214400,
    31174351, 37072760, 44087190, 52428800, 62348702, 74145520, 88174380, 104857600, 124697404, 148291040,
    176348760, 209715200, 249394808, 296582080, 352697520, 419430400, 498789616, 593164160, 705395040, 838860800,
    997579232, 1186328320, 1410790079, 1677721600, 1995158464
  ]
$$;

CREATE FUNCTION price_band(paise integer) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT width_bucket(paise, price_bounds())::smallint
$$;

INSERT INTO product_count
SELECT collection_id, traits, price_band(paid_paise), count(*) FROM product GROUP BY 1, 2, 3;

CREATE FUNCTION count_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_count
  SELECT collection_id, traits, price_band(paid_paise), count(*) FROM new_product GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE TRIGGER counted_inserted AFTER INSERT ON product REFERENCING NEW TABLE AS new_product
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_products();

CREATE FUNCTION count_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_count
  SELECT collection_id, traits, price_band(paid_paise), sum(change) FROM (
    SELECT collection_id, traits, paid_paise, 1 AS change FROM new_product
    UNION ALL
    SELECT collection_id, traits, paid_paise, -1 FROM old_product
  ) AS changed
  GROUP BY 1, 2, 3 HAVING sum(change) <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER counted_updated AFTER UPDATE ON product REFERENCING OLD TABLE AS old_product NEW TABLE AS new_product
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_products();

CREATE FUNCTION count_deleted_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_count
  SELECT collection_id, traits, price_band(paid_paise), -count(*) FROM old_product GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE TRIGGER counted_deleted AFTER DELETE ON product REFERENCING OLD TABLE AS old_product
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_products();

-- The orders of lists. An index holds what filters read, so that no row of a product that does not pass is read.
DROP INDEX product_popularity;
DROP INDEX product_newest;
DROP INDEX product_price;
DROP INDEX product_rating;
DROP INDEX product_collection;
CREATE INDEX product_popularity ON product (popularity DESC, id) INCLUDE (collection_id, traits, paid_paise);
CREATE INDEX product_newest ON product (created_at DESC, id DESC) INCLUDE (collection_id, traits, paid_paise);
CREATE INDEX product_price ON product (paid_paise, id) INCLUDE (collection_id, traits);
CREATE INDEX product_rating ON product (rating DESC, review_count DESC, id) INCLUDE (collection_id, traits, paid_paise);
-- The same in one collection.
CREATE INDEX product_collection ON product (collection_id, popularity DESC, id) INCLUDE (traits, paid_paise);
CREATE INDEX product_collection_newest ON product (collection_id, created_at DESC, id DESC) INCLUDE (traits, paid_paise);
CREATE INDEX product_collection_price ON product (collection_id, paid_paise, id) INCLUDE (traits);
CREATE INDEX product_collection_rating ON product (collection_id, rating DESC, review_count DESC, id)
  INCLUDE (traits, paid_paise);
-- Few products of many: those of a collection with certain traits, by price.
CREATE INDEX product_traits ON product (collection_id, traits, paid_paise);
