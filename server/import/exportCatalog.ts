import { sql } from 'kysely';
import { toDecimal } from '../currency/minorUnits.ts';
import type { Database } from '../db/schema.ts';
import { csvCell } from './csvCell.ts';

interface ExportRow {
  id: string;
  handle: string;
  name: string;
  brand: string;
  priceMinor: number;
  specialMinor: number | null;
  collection: string;
  collectionHandle: string;
  stock: number;
  minimum: number;
  barcode: string;
  unitAmount: string | null;
  unitMeasure: string | null;
  drainedAmount: string | null;
  allergens: string[] | null;
  mayContain: string[];
  taxClass: string;
  taxCode: string;
  status: string;
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
  'stock',
  'minimum',
  'barcode',
  'size',
  'allergens',
  'may_contain',
  'tax_class',
  'tax_code',
  'status',
  'keywords',
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
      coalesce(ct.name, c.handle) AS collection, c.handle AS "collectionHandle", p.stock, p.minimum, p.barcode,
      p.unit_amount AS "unitAmount", p.unit_measure AS "unitMeasure", p.drained_amount AS "drainedAmount",
      p.allergens, p.may_contain AS "mayContain", tax.name AS "taxClass", p.tax_code AS "taxCode", p.status,
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

/** Formats the pack size for the import, such as "400 g (drained 240 g)". */
function sizeOf({ unitAmount, unitMeasure, drainedAmount }: ExportRow): string {
  if (unitAmount === null || unitMeasure === null) return '';
  const amount = (text: string) => {
    const [whole, decimals = ''] = String(Number(text)).split('.');
    // The import rejects three decimals as ambiguous, so append a zero.
    return decimals === ''
      ? whole
      : `${whole}.${decimals.length === 3 ? `${decimals}0` : decimals}`;
  };
  const unit = unitMeasure === 'piece' ? 'pcs' : unitMeasure;
  const drained = drainedAmount === null ? '' : ` (drained ${amount(drainedAmount)} g)`;
  return `${amount(unitAmount)} ${unit}${drained}`;
}

function lineOf(row: ExportRow, language: string): string {
  const price = (minor: number) => toDecimal(minor).toFixed(2);
  const values: Record<(typeof EXPORT_COLUMNS)[number], string> = {
    path: csvCell(row.handle),
    language: csvCell(language),
    name: csvCell(row.name),
    brand: csvCell(row.brand),
    price: price(row.specialMinor ?? row.priceMinor),
    list_price: row.specialMinor === null ? '' : price(row.priceMinor),
    collection: csvCell(row.collection),
    collection_path: csvCell(row.collectionHandle),
    stock: String(row.stock),
    minimum: String(row.minimum),
    barcode: csvCell(row.barcode),
    size: csvCell(sizeOf(row)),
    allergens: csvCell(row.allergens?.length === 0 ? 'none' : (row.allergens ?? []).join(',')),
    may_contain: csvCell(row.mayContain.join(',')),
    tax_class: csvCell(row.taxClass),
    tax_code: csvCell(row.taxCode),
    status: row.status,
    keywords: csvCell(row.keywords),
    description: csvCell(row.description),
  };
  return `${EXPORT_COLUMNS.map((column) => values[column]).join(',')}\r\n`;
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
    if (rows.length > 0) yield rows.map((row) => lineOf(row, language)).join('');
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH) return;
    last = end.id;
  }
}
