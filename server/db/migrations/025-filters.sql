-- What a product paid for without choices costs, and one bit for each trait that lists are filtered by. The bits are
-- named in server/search/traits.ts: diet marks from 0, allergens from 3, in stock 17, whole stars of the rating from 18.
-- Goods of an imported catalogue say nothing of allergens, which must not pass for free of them: bit 21 is set where
-- the allergens are known.
ALTER TABLE product
  ADD COLUMN paid_paise integer NOT NULL GENERATED ALWAYS AS (coalesce(special_paise, price_paise)) STORED,
  ADD COLUMN traits integer NOT NULL GENERATED ALWAYS AS (
    CASE WHEN 'vegetarian' = ANY (marks) THEN 1 ELSE 0 END
    + CASE WHEN 'vegan' = ANY (marks) THEN 2 ELSE 0 END
    + CASE WHEN 'organic' = ANY (marks) THEN 4 ELSE 0 END
    + CASE WHEN 'gluten' = ANY (allergens) THEN 8 ELSE 0 END
    + CASE WHEN 'crustaceans' = ANY (allergens) THEN 16 ELSE 0 END
    + CASE WHEN 'eggs' = ANY (allergens) THEN 32 ELSE 0 END
    + CASE WHEN 'fish' = ANY (allergens) THEN 64 ELSE 0 END
    + CASE WHEN 'peanuts' = ANY (allergens) THEN 128 ELSE 0 END
    + CASE WHEN 'soybeans' = ANY (allergens) THEN 256 ELSE 0 END
    + CASE WHEN 'milk' = ANY (allergens) THEN 512 ELSE 0 END
    + CASE WHEN 'nuts' = ANY (allergens) THEN 1024 ELSE 0 END
    + CASE WHEN 'celery' = ANY (allergens) THEN 2048 ELSE 0 END
    + CASE WHEN 'mustard' = ANY (allergens) THEN 4096 ELSE 0 END
    + CASE WHEN 'sesame' = ANY (allergens) THEN 8192 ELSE 0 END
    + CASE WHEN 'sulphites' = ANY (allergens) THEN 16384 ELSE 0 END
    + CASE WHEN 'lupin' = ANY (allergens) THEN 32768 ELSE 0 END
    + CASE WHEN 'molluscs' = ANY (allergens) THEN 65536 ELSE 0 END
    + CASE WHEN stock > 0 THEN 131072 ELSE 0 END
    + floor(rating)::integer * 262144
    + CASE WHEN source IS NULL OR cardinality(allergens) > 0 THEN 2097152 ELSE 0 END
  ) STORED;

-- Copies for search, which must not read the product of every match.
ALTER TABLE search_document
  ADD COLUMN paid_paise integer NOT NULL DEFAULT 0,
  ADD COLUMN traits integer NOT NULL DEFAULT 0;
UPDATE search_document d SET paid_paise = p.paid_paise, traits = p.traits FROM product p WHERE p.id = d.product_id;
-- The embedded database has nobody to clear the old rows away, which would cost every search a third more.
CLUSTER search_document USING search_document_pkey;

CREATE FUNCTION copy_filters_to_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT paid_paise, traits INTO NEW.paid_paise, NEW.traits FROM product WHERE id = NEW.product_id;
  RETURN NEW;
END $$;
CREATE TRIGGER filters_copied BEFORE INSERT ON search_document
  FOR EACH ROW EXECUTE FUNCTION copy_filters_to_document();

CREATE FUNCTION copy_filters_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_document SET paid_paise = NEW.paid_paise, traits = NEW.traits WHERE product_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER filters_changed AFTER UPDATE ON product FOR EACH ROW
  WHEN ((OLD.paid_paise, OLD.traits) IS DISTINCT FROM (NEW.paid_paise, NEW.traits))
  EXECUTE FUNCTION copy_filters_of_product();
