import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface StoredValue {
  id: string;
  /** Names by language. */
  names: Record<string, string>;
}

export interface StoredOption extends StoredValue {
  values: StoredValue[];
}

export interface StoredVariant {
  id: string;
  valueIds: string[];
  priceMinor: number;
  specialMinor: number | null;
  stock: number;
  isStockCounted: boolean;
  sku: string;
  barcode: string;
  unitAmount: number | null;
  unitMeasure: string | null;
}

export interface StoredChoices {
  options: StoredOption[];
  variants: StoredVariant[];
}

/** Returns the variant options and variants of products, by product id. Products without any are omitted. */
export async function findStoredChoices(
  db: Database,
  productIds: readonly string[],
): Promise<Map<string, StoredChoices>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<{ productId: string } & StoredChoices>`
    SELECT o.product_id AS "productId", json_agg(json_build_object(
        'id', o.id::text, 'names', o.name, 'values', (
          SELECT coalesce(json_agg(json_build_object(
            'id', v.id::text, 'names', v.name) ORDER BY v.position, v.id), '[]')
          FROM product_option_value v WHERE v.option_id = o.id
        )) ORDER BY o.position, o.id) AS options,
      (SELECT coalesce(json_agg(json_build_object(
          'id', v.id::text, 'valueIds', v.variant_values::text[], 'priceMinor', v.price_minor,
          'specialMinor', v.special_minor, 'stock', v.stock, 'isStockCounted', v.is_stock_counted, 'sku', v.sku,
          'barcode', v.barcode, 'unitAmount', v.unit_amount, 'unitMeasure', v.unit_measure) ORDER BY v.id), '[]')
        FROM product v WHERE v.parent_id = o.product_id) AS variants
    FROM product_option o
    WHERE o.product_id = ANY (${productIds}::bigint[]) AND o.is_variant
    GROUP BY o.product_id`.execute(db);
  return new Map(rows.map(({ productId, ...choices }) => [productId, choices]));
}

export interface NewOption {
  productId: string;
  name: string;
}

const namesIn = (language: string, name: string) => ({ [language]: name, en: name });

export async function insertVariantOptions(
  trx: Database,
  language: string,
  options: readonly NewOption[],
): Promise<void> {
  if (options.length === 0) return;
  const rows = options.map(({ productId, name }, index) => ({
    productId,
    name: namesIn(language, name),
    index,
  }));
  await sql`
    INSERT INTO product_option (product_id, position, name, type, required, is_variant)
    SELECT "productId", coalesce((SELECT max(position) + 1 FROM product_option WHERE product_id = "productId"), 0)
      + row_number() OVER (PARTITION BY "productId" ORDER BY index) - 1, name, 'select', true, true
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row ("productId" bigint, name jsonb, index integer)`.execute(
    trx,
  );
}

export interface NewValue {
  optionId: string;
  name: string;
}

export async function insertVariantValues(
  trx: Database,
  language: string,
  values: readonly NewValue[],
): Promise<void> {
  if (values.length === 0) return;
  const rows = values.map(({ optionId, name }, index) => ({
    optionId,
    name: namesIn(language, name),
    index,
  }));
  await sql`
    INSERT INTO product_option_value (option_id, position, name)
    SELECT "optionId", coalesce((SELECT max(position) + 1 FROM product_option_value WHERE option_id = "optionId"), 0)
      + row_number() OVER (PARTITION BY "optionId" ORDER BY index) - 1, name
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row ("optionId" bigint, name jsonb, index integer)`.execute(
    trx,
  );
}

export async function removeUnusedValues(
  trx: Database,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    DELETE FROM product_option_value c USING product_option o
    WHERE o.id = c.option_id AND o.is_variant AND o.product_id = ANY (${productIds}::bigint[])
      AND NOT EXISTS (SELECT FROM product v WHERE v.parent_id = o.product_id AND c.id = ANY (v.variant_values))`.execute(
    trx,
  );
  await sql`
    DELETE FROM product_option o WHERE is_variant AND product_id = ANY (${productIds}::bigint[])
      AND NOT EXISTS (SELECT FROM product_option_value WHERE option_id = o.id)`.execute(trx);
}
