-- Snapshots now have all texts. `other_text` stays so that earlier imports, which recorded it, can be undone.
CREATE OR REPLACE FUNCTION import_snapshot(product_ids bigint[], in_language text) RETURNS TABLE (id bigint, snapshot jsonb)
LANGUAGE sql STABLE AS $$
  SELECT p.id, jsonb_build_object('collection_id', p.collection_id, 'collection_name', (
      SELECT name FROM collection_text WHERE collection_id = p.collection_id
      ORDER BY language = in_language DESC, language = 'en' DESC LIMIT 1
    ), 'choice', (
      SELECT jsonb_agg(coalesce(v.name ->> in_language, v.name ->> 'en') ORDER BY o.position, o.id)
      FROM product_option_value v JOIN product_option o ON o.id = v.option_id WHERE v.id = ANY (p.variant_values)
    ), 'brand', p.brand, 'price_minor', p.price_minor,
    'special_minor', p.special_minor, 'dated_special_minor', p.dated_special_minor, 'special_from', p.special_from,
    'special_until', p.special_until, 'stock', p.stock, 'is_stock_counted', p.is_stock_counted,
    'has_variants', p.has_variants, 'minimum', p.minimum, 'pictures', p.pictures, 'rating', p.rating,
    'popularity', p.popularity, 'barcode', p.barcode, 'sku', p.sku, 'unit_amount', p.unit_amount,
    'unit_measure', p.unit_measure, 'drained_amount', p.drained_amount, 'is_weighed', p.is_weighed,
    'allergens', p.allergens, 'may_contain', p.may_contain, 'marks', p.marks, 'nutrition', p.nutrition,
    'tax_class_id', p.tax_class_id, 'tax_code', p.tax_code, 'status', p.status, 'publish_at', p.publish_at,
    'other_text', md5(concat(t.ingredients, t.picture_alt, t.allergen_names)))
    || coalesce(to_jsonb(t) - '{product_id,language}'::text[], '{"name": null, "description": null, "keywords": null,
      "ingredients": null, "allergen_names": null, "picture_alt": null, "meta_title": null, "meta_description": null}')
  FROM product p LEFT JOIN product_text t ON t.product_id = p.id AND t.language = in_language
  WHERE p.id = ANY (product_ids)
$$;
