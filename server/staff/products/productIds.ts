import { sql } from 'kysely';
import { hasCode } from '../../catalog/barcodeKey.ts';
import type { Database } from '../../db/schema.ts';
import { hitsOfTerm } from '../../search/searchService.ts';
import { countCapped } from '../countCapped.ts';

interface Page {
  page: number;
  limit: number;
}

/** `sellable`: variants in place of their products. */
type Kind = 'products' | 'sellable';

/** Searches products of any status by barcode or SKU, else with the storefront's search. */
export async function findProductIds(
  db: Database,
  text: string,
  kind: Kind,
  { page, limit }: Page,
  language: string,
): Promise<{ ids: string[]; total: number }> {
  if (text === '') return { ids: [], total: 0 };
  const id = kind === 'products' ? sql`coalesce(p.parent_id, p.id)` : sql`p.id`;
  const { rows: scanned } = await sql<{ id: string }>`
    SELECT DISTINCT ${id} AS id FROM product p
    WHERE ${hasCode(text)} AND NOT p.has_variants ORDER BY id LIMIT ${limit}`.execute(db);
  if (scanned.length > 0) return { ids: scanned.map((row) => row.id), total: scanned.length };
  const hits = await hitsOfTerm(db, text, language);
  if (!hits) return { ids: [], total: 0 };
  const found = sql`
    FROM (${hits}) AS h
    LEFT JOIN product v ON v.parent_id = h.product_id AND ${kind === 'sellable'}::boolean`;
  const { rows } = await sql<{ id: string }>`
    SELECT coalesce(v.id, h.product_id) AS id ${found}
    ORDER BY h.tier DESC, h.other_words, h.popularity DESC, h.product_id, v.id
    LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db);
  const { total } = await countCapped(db, sql`SELECT ${found}`);
  return { ids: rows.map((row) => row.id), total };
}

/** Returns the parent of a variant, else the id itself. */
export async function findParentId(db: Database, id: string): Promise<string> {
  const row = await db
    .selectFrom('product')
    .select('parent_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.parent_id ?? id;
}
