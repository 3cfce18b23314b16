import { sql } from 'kysely';
import { pictureUrl } from '../../catalog/picture.ts';
import { findStoreCurrency } from '../../currency/storeCurrency.ts';
import { currencyText } from '../../currency/currencyText.ts';
import { toDecimal } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import { collectionNameIn, productNameIn } from '../../catalog/nameIn.ts';
import type { StaffDto } from '../staffDto.ts';

interface StoredRow {
  id: string;
  handle: string;
  name: string;
  brand: string;
  picture: string | null;
  collectionHandle: string;
  collectionName: string;
  priceMinor: number;
  specialMinor: number | null;
  specialFrom: Date | null;
  specialUntil: Date | null;
  stock: number;
  barcode: string;
  status: StaffDto['ProductStatus'];
  variants: number;
}

/**
 * Returns list rows of products in the order of `ids`, omitting unknown ids. Uses texts in the language, else in
 * English, else in any.
 */
export async function findProductRows(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<StaffDto['ProductRow'][]> {
  const currency = await findStoreCurrency(db);
  const { rows } = await sql<StoredRow>`
    SELECT p.id, p.handle, ${productNameIn(language)} AS name, p.brand, p.pictures[1] AS picture,
      c.handle AS "collectionHandle", ${collectionNameIn(language)} AS "collectionName",
      p.price_minor AS "priceMinor", coalesce(p.dated_special_minor, p.special_minor) AS "specialMinor",
      p.special_from AS "specialFrom", p.special_until AS "specialUntil", p.stock, p.barcode, p.status,
      (SELECT count(*)::integer FROM product v WHERE v.parent_id = p.id) AS variants
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN product p ON p.id = asked.id
    JOIN collection c ON c.id = p.collection_id
    ORDER BY asked.place`.execute(db);
  return rows.map((row) => ({
    product_id: row.id,
    handle: row.handle,
    name: row.name,
    brand: row.brand,
    image: pictureUrl(row.picture ?? undefined, 160),
    collection: { handle: row.collectionHandle, name: row.collectionName },
    price: toDecimal(row.priceMinor),
    price_text: currencyText(row.priceMinor, currency, language),
    special: row.specialMinor === null ? null : toDecimal(row.specialMinor),
    special_text:
      row.specialMinor === null ? '' : currencyText(row.specialMinor, currency, language),
    special_from: row.specialFrom?.toISOString() ?? null,
    special_until: row.specialUntil?.toISOString() ?? null,
    stock: row.stock,
    barcode: row.barcode,
    status: row.status,
    variants: row.variants,
  }));
}

export async function findCollectionNames(
  db: Database,
  language: Language,
): Promise<StaffDto['StaffCollection'][]> {
  const { rows } = await sql<StaffDto['StaffCollection']>`
    SELECT c.handle, ${collectionNameIn(language)} AS name
    FROM collection c
    ORDER BY c.position, c.id`.execute(db);
  return rows;
}
