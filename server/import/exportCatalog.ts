import { sql } from 'kysely';
import { NUTRIENTS, type NutrientAmounts } from '../../contract/nutrients.ts';
import { toDecimal } from '../currency/minorUnits.ts';
import type { Database } from '../db/schema.ts';
import { csvCell } from './csvCell.ts';
import { NOT_TRACKED } from './readSale.ts';

interface ExportedSale {
  priceMinor: number;
  specialMinor: number | null;
  stock: number;
  isStockCounted: boolean;
  sku: string;
  barcode: string;
  unitAmount: string | null;
  unitMeasure: string | null;
  drainedAmount: string | null;
}

interface ExportedVariant extends ExportedSale {
  parentId: string;
  /** Name and value of each option. */
  choice: [string, string][];
}

interface ExportRow extends ExportedSale {
  id: string;
  handle: string;
  name: string;
  brand: string;
  collection: string;
  collectionHandle: string;
  minimum: number;
  allergens: string[] | null;
  mayContain: string[];
  taxClass: string;
  taxCode: string;
  status: string;
  hasVariants: boolean;
  marks: string[];
  nutrition: NutrientAmounts | null;
  isWeighed: boolean;
  ingredients: string;
  allergenNames: string;
  pictureAlt: string;
  metaTitle: string;
  metaDescription: string;
  keywords: string;
  description: string;
}

const EXPORT_COLUMNS = [
  'path',
  'language',
  'name',
  'brand',
  'price',
  'list_price',
  'collection',
  'collection_path',
  'option1_name',
  'option1',
  'option2_name',
  'option2',
  'option3_name',
  'option3',
  'stock',
  'minimum',
  'sku',
  'barcode',
  'size',
  'allergens',
  'may_contain',
  'allergen_names',
  'marks',
  'ingredients',
  ...NUTRIENTS,
  'sold_by_weight',
  'tax_class',
  'tax_code',
  'status',
  'keywords',
  'image_alt',
  'meta_title',
  'meta_description',
  'description',
] as const;

const BATCH = 100;

async function findExportRows(
  db: Database,
  language: string,
  afterId: string,
): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    SELECT p.id, p.handle, t.name, p.brand, p.price_minor AS "priceMinor", p.special_minor AS "specialMinor",
      coalesce(ct.name, c.handle) AS collection, c.handle AS "collectionHandle", p.stock,
      p.is_stock_counted AS "isStockCounted", p.has_variants AS "hasVariants", p.minimum, p.sku, p.barcode,
      p.unit_amount AS "unitAmount", p.unit_measure AS "unitMeasure", p.drained_amount AS "drainedAmount",
      p.allergens, p.may_contain AS "mayContain", tax.name AS "taxClass", p.tax_code AS "taxCode", p.status,
      p.marks, p.nutrition, p.is_weighed AS "isWeighed", t.ingredients, t.allergen_names AS "allergenNames",
      t.picture_alt AS "pictureAlt", t.meta_title AS "metaTitle", t.meta_description AS "metaDescription",
      t.keywords, t.description
    FROM product p
    JOIN product_text t ON t.product_id = p.id AND t.language = ${language}
    JOIN collection c ON c.id = p.collection_id
    JOIN tax_class tax ON tax.id = p.tax_class_id
    LEFT JOIN LATERAL (
      SELECT name FROM collection_text WHERE collection_id = c.id AND language IN (${language}, 'en')
      ORDER BY language = ${language} DESC LIMIT 1
    ) ct ON true
    WHERE p.id > ${afterId} ORDER BY p.id LIMIT ${BATCH}`.execute(db);
  return rows;
}

async function findExportVariants(
  db: Database,
  language: string,
  productIds: readonly string[],
): Promise<Map<string, ExportedVariant[]>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<ExportedVariant>`
    SELECT v.parent_id AS "parentId", v.price_minor AS "priceMinor", v.special_minor AS "specialMinor", v.stock,
      v.is_stock_counted AS "isStockCounted", v.sku, v.barcode, v.unit_amount AS "unitAmount",
      v.unit_measure AS "unitMeasure", v.drained_amount AS "drainedAmount", (
        SELECT json_agg(json_build_array(
          coalesce(o.name ->> ${language}, o.name ->> 'en'), coalesce(c.name ->> ${language}, c.name ->> 'en')
        ) ORDER BY o.position, o.id)
        FROM product_option_value c JOIN product_option o ON o.id = c.option_id WHERE c.id = ANY (v.variant_values)
      ) AS choice
    FROM product v WHERE v.parent_id = ANY (${productIds}::bigint[])
    ORDER BY v.parent_id, ARRAY(
      SELECT c.position FROM product_option_value c JOIN product_option o ON o.id = c.option_id
      WHERE c.id = ANY (v.variant_values) ORDER BY o.position, o.id
    ), v.id`.execute(db);
  return Map.groupBy(rows, ({ parentId }) => parentId);
}

/**
 * Formats a number for the import. Adds a zero to three decimals, because the import rejects them as ambiguous.
 */
function decimal(text: string): string {
  const number = String(Number(text));
  return /\.\d{3}$/.test(number) ? `${number}0` : number;
}

function sizeOf({ unitAmount, unitMeasure, drainedAmount }: ExportedSale): string {
  if (unitAmount === null || unitMeasure === null) return '';
  const unit = unitMeasure === 'piece' ? 'pcs' : unitMeasure;
  const drained = drainedAmount === null ? '' : ` (drained ${decimal(drainedAmount)} g)`;
  return `${decimal(unitAmount)} ${unit}${drained}`;
}

type Cells = Partial<Record<(typeof EXPORT_COLUMNS)[number], string>>;

const lineOf = (cells: Cells) =>
  `${EXPORT_COLUMNS.map((column) => csvCell(cells[column] ?? '')).join(',')}\r\n`;

function saleCells(sale: ExportedSale): Cells {
  const price = (minor: number) => toDecimal(minor).toFixed(2);
  const { priceMinor, specialMinor, stock, isStockCounted, sku, barcode } = sale;
  return {
    price: price(specialMinor ?? priceMinor),
    list_price: specialMinor === null ? '' : price(priceMinor),
    stock: isStockCounted ? String(stock) : NOT_TRACKED,
    sku,
    barcode,
    size: sizeOf(sale),
  };
}

function variantCells(variant: ExportedVariant): Cells {
  const choice = variant.choice.flatMap(([name, value], index) => [
    [`option${index + 1}_name`, name],
    [`option${index + 1}`, value],
  ]);
  return { ...saleCells(variant), ...(Object.fromEntries(choice) as Cells) };
}

function linesOf(row: ExportRow, language: string, variants: readonly ExportedVariant[]): string {
  const [first, ...others] = variants;
  const key = { path: row.handle, language };
  const product: Cells = {
    ...key,
    name: row.name,
    brand: row.brand,
    collection: row.collection,
    collection_path: row.collectionHandle,
    minimum: String(row.minimum),
    allergens: row.allergens?.length === 0 ? 'none' : (row.allergens ?? []).join(','),
    may_contain: row.mayContain.join(','),
    allergen_names: row.allergenNames,
    marks: row.marks.join(',') || 'none',
    ingredients: row.ingredients,
    ...Object.fromEntries(
      Object.entries(row.nutrition ?? {}).map(([name, amount]) => [name, decimal(String(amount))]),
    ),
    sold_by_weight: row.isWeighed ? 'yes' : 'no',
    tax_class: row.taxClass,
    tax_code: row.taxCode,
    status: row.status,
    keywords: row.keywords,
    image_alt: row.pictureAlt,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    description: row.description,
    ...(first ? variantCells(first) : saleCells(row)),
  };
  return [product, ...others.map((variant) => ({ ...key, ...variantCells(variant) }))]
    .map(lineOf)
    .join('');
}

/**
 * Streams the catalogue in one language as CSV in the format of `own.mapping.json`. Reimporting the file changes
 * nothing. Spreadsheets cannot run any cell as a formula.
 */
export async function* exportCatalog(db: Database, language: string): AsyncGenerator<string> {
  // Spreadsheets recognize UTF-8 by the byte order mark.
  yield `\ufeff${EXPORT_COLUMNS.join(',')}\r\n`;
  for (let last = '0'; ;) {
    const rows = await findExportRows(db, language, last);
    const variants = await findExportVariants(
      db,
      language,
      rows.flatMap(({ id, hasVariants }) => (hasVariants ? [id] : [])),
    );
    if (rows.length > 0)
      yield rows.map((row) => linesOf(row, language, variants.get(row.id) ?? [])).join('');
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH) return;
    last = end.id;
  }
}
