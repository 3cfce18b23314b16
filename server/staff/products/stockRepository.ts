import { sql, type RawBuilder } from 'kysely';
import { isForSale } from '../../catalog/productStatus.ts';
import type { Database, Schema } from '../../db/schema.ts';
import { countCapped } from '../countCapped.ts';
import { productNameIn } from '../../catalog/nameIn.ts';

export interface StockedProduct {
  id: string;
  handle: string;
  name: string;
  pictures: string[];
  barcode: string;
  stock: number;
  minimum: number;
  waiting: number;
}

export interface Slice {
  limit: number;
  offset: number;
}

export async function findStocked(
  db: Database,
  ids: readonly string[],
  language: string,
): Promise<StockedProduct[]> {
  const { rows } = await sql<StockedProduct>`
    SELECT p.id, coalesce(parent.handle, p.handle) AS handle, ${productNameIn(language)} AS name,
      coalesce(parent.pictures, p.pictures) AS pictures, p.barcode, p.stock, p.minimum,
      (SELECT count(*)::integer FROM stock_alert a WHERE a.product_id = p.id AND a.mailed_at IS NULL) AS waiting
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, position)
    JOIN product p USING (id)
    LEFT JOIN product parent ON parent.id = p.parent_id
    ORDER BY asked.position`.execute(db);
  return rows;
}

async function pageOf(
  db: Database,
  found: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, offset }: Slice,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (${found}) AS found ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(
    db,
  );
  const { total } = await countCapped(db, sql`SELECT FROM (${found}) AS found`);
  return { ids: rows.map(({ id }) => id), total };
}

/** Returns ids of products with at most `most` units or fewer than their minimum quantity, lowest stock first. */
export async function findLow(
  db: Database,
  most: number | undefined,
  slice: Slice,
): Promise<{ ids: string[]; total: number }> {
  const isLow = most === undefined ? sql`false` : sql`stock <= ${most}`;
  // PostgreSQL needs the first condition to use the partial index.
  const found = sql`SELECT id, stock FROM product WHERE (stock <= 100 OR stock < minimum) AND (${isLow} OR stock < minimum)
    AND NOT has_variants AND ${isForSale('product')}`;
  return pageOf(db, found, sql`stock, id`, slice);
}

export async function findAwaited(
  db: Database,
  slice: Slice,
): Promise<{ ids: string[]; total: number }> {
  const found = sql`
    SELECT product_id AS id, count(*) AS waiting FROM stock_alert WHERE mailed_at IS NULL GROUP BY product_id`;
  return pageOf(db, found, sql`waiting DESC, id`, slice);
}

/** Returns the units on the shelf that are reserved for unpacked orders. */
export async function findReserved(db: Database, productId: string): Promise<number> {
  const { rows } = await sql<{ reserved: number }>`
    SELECT coalesce(sum(l.quantity), 0)::integer AS reserved
    FROM order_line l JOIN shop_order o ON o.id = l.order_id
    WHERE l.product_id = ${productId} AND l.packed_quantity IS NULL AND o.status = 'placed'`.execute(
    db,
  );
  return rows[0]?.reserved ?? 0;
}

export interface StockMovement {
  id: string;
  at: Date;
  change: number;
  total: number;
  reason: Schema['stock_movement']['reason'];
  cause: Schema['stock_movement']['cause'];
  note: string;
  by: string | null;
  orderNumber: string | null;
}

export async function findStockMovements(
  db: Database,
  productId: string,
  beforeId: string | undefined,
  limit: number,
): Promise<StockMovement[]> {
  const isEarlier = beforeId === undefined ? sql`true` : sql`m.id < ${beforeId}::bigint`;
  const { rows } = await sql<StockMovement>`
    SELECT m.id, m.moved_at AS at, m.change, m.reason, m.cause, m.note, s.name AS by, o.number AS "orderNumber",
      (
        (SELECT sum(change) FROM stock_movement m WHERE product_id = ${productId} AND ${isEarlier})
        - coalesce(sum(m.change) OVER (ORDER BY m.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)
      )::integer AS total
    FROM (
      SELECT * FROM stock_movement m WHERE product_id = ${productId} AND ${isEarlier} ORDER BY id DESC LIMIT ${limit}
    ) AS m
    LEFT JOIN staff_member s ON s.id = m.member_id
    LEFT JOIN shop_order o ON o.id = m.order_id
    ORDER BY m.id DESC`.execute(db);
  return rows;
}
