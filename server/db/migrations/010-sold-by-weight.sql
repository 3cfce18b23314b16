-- The groups of fields are in server/import/importChanges.ts.
DROP FUNCTION import_group;

ALTER TABLE product
  -- Sold in steps of its net quantity in grams, and weighed at packing.
  ADD COLUMN is_weighed boolean NOT NULL DEFAULT false;

ALTER TABLE order_line
  -- Weight of one unit of goods sold by weight; null for others.
  ADD COLUMN step_grams integer CHECK (step_grams > 0),
  -- Weight at packing; null before.
  ADD COLUMN weighed_grams integer CHECK (weighed_grams >= 0),
  ADD CONSTRAINT order_line_weight_check CHECK (weighed_grams IS NULL OR step_grams IS NOT NULL);

CREATE FUNCTION weight_step(goods product) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN goods.is_weighed AND goods.unit_measure = 'g' AND goods.unit_amount >= 1
    AND goods.unit_amount = trunc(goods.unit_amount) THEN goods.unit_amount::integer END
$$;

-- Price of the packed part of a line, as lineAmount in server/orders/reading/lineAmount.ts.
CREATE FUNCTION packed_minor(line order_line) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN line.weighed_grams IS NULL THEN line.price_minor * coalesce(line.packed_quantity, line.quantity)
    ELSE round(line.price_minor::numeric * least(line.weighed_grams,
      coalesce(line.packed_quantity, line.quantity)::bigint * line.step_grams) / line.step_grams)::bigint END
$$;

CREATE OR REPLACE FUNCTION copy_to_variants(parents bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE product v SET collection_id = p.collection_id, brand = p.brand, tax_class_id = p.tax_class_id, tax_code = p.tax_code,
    allergens = p.allergens, may_contain = p.may_contain, marks = p.marks, minimum = p.minimum, is_weighed = p.is_weighed,
    status = CASE p.status WHEN 'active' THEN 'hidden' ELSE p.status END
  FROM product p
  WHERE v.parent_id = p.id AND p.id = ANY (parents)
    AND (v.collection_id, v.brand, v.tax_class_id, v.tax_code, v.allergens, v.may_contain, v.marks, v.minimum, v.is_weighed, v.status)
    IS DISTINCT FROM (p.collection_id, p.brand, p.tax_class_id, p.tax_code, p.allergens, p.may_contain, p.marks, p.minimum, p.is_weighed,
      CASE p.status WHEN 'active' THEN 'hidden' ELSE p.status END)
$$;
