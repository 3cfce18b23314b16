import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A variant to be written. Its options and their values must exist. */
export interface VariantWrite {
  /** Null adds a variant. */
  id: string | null;
  productId: string;
  valueIds: readonly string[];
  priceMinor: number;
  specialMinor: number | null;
  sku: string;
  barcode: string;
  unitAmount: number | null;
  unitMeasure: string | null;
  /** Null keeps the stored stock, and adds a variant without stock. */
  stock: number | null;
  /** Null keeps the stored value, and adds a variant whose stock is counted. */
  isStockCounted: boolean | null;
}

/**
 * Adds and changes variants. The others of their products stay.
 * @returns their ids in the same order
 */
export async function writeVariantRows(
  trx: Database,
  variants: readonly VariantWrite[],
): Promise<string[]> {
  if (variants.length === 0) return [];
  const rows = variants.map(({ valueIds, ...variant }, index) => ({
    ...variant,
    index,
    values: valueIds.map(Number).toSorted((one, other) => one - other),
  }));
  const sent = sql`json_to_recordset(${JSON.stringify(rows)}::json) AS row (
    id bigint, index integer, "productId" bigint, values bigint[], "priceMinor" integer, "specialMinor" integer, sku text, barcode text,
    "unitAmount" numeric, "unitMeasure" text, stock integer, "isStockCounted" boolean)`;
  if (rows.some(({ id }) => id !== null)) {
    // Clear the values first: variants may swap them, and a unique index compares them row by row.
    await sql`
      UPDATE product p SET variant_values = ARRAY[-p.id] FROM ${sent}
      WHERE p.id = row.id AND p.variant_values <> row.values`.execute(trx);
    await sql`
      UPDATE product p SET variant_values = row.values, price_minor = row."priceMinor",
        special_minor = row."specialMinor", sku = row.sku, barcode = row.barcode, unit_amount = row."unitAmount",
        unit_measure = row."unitMeasure", stock = coalesce(row.stock, p.stock),
        is_stock_counted = coalesce(row."isStockCounted", p.is_stock_counted)
      FROM ${sent} WHERE p.id = row.id`.execute(trx);
  }
  // A trigger copies the parent's columns. Ids are assigned in the order of the rows.
  const { rows: added } = await sql<{ id: string }>`
    INSERT INTO product (parent_id, variant_values, handle, collection_id, status, price_minor, special_minor, sku,
      barcode, unit_amount, unit_measure, stock, is_stock_counted)
    SELECT parent.id, row.values, parent.handle || '~' || gen_random_uuid(), parent.collection_id, 'hidden',
      row."priceMinor", row."specialMinor", row.sku, row.barcode, row."unitAmount", row."unitMeasure",
      coalesce(row.stock, 0), coalesce(row."isStockCounted", true)
    FROM ${sent} JOIN product parent ON parent.id = row."productId"
    WHERE row.id IS NULL ORDER BY row.index
    RETURNING id`.execute(trx);
  const newIds = added.map(({ id }) => id).toSorted((one, other) => Number(one) - Number(other));
  return rows.map(({ id, productId }) => {
    const written = id ?? newIds.shift();
    if (written === undefined) throw new Error(`There is no product ${productId}.`);
    return written;
  });
}
