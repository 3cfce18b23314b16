import { sql, type RawBuilder } from 'kysely';
import type { Database, Schema } from '../../db/schema.ts';
import { countCapped } from '../countCapped.ts';
import { productNameIn } from '../nameIn.ts';

/** A product as its stock is looked at. */
export interface StockedProduct {
  id: string;
  handle: string;
  /** In the language asked for, else in English. */
  name: string;
  pictures: string[];
  barcode: string;
  stock: number;
  minimum: number;
  /** How many customers wait for an e-mail when it is back. */
  waiting: number;
}

/** Part of a list. */
export interface Slice {
  limit: number;
  offset: number;
}

/** Products in the order of `ids`; ids that name no product are left out. */
export async function findStocked(
  db: Database,
  ids: readonly string[],
  language: string,
): Promise<StockedProduct[]> {
  const { rows } = await sql<StockedProduct>`
    SELECT p.id, p.handle, ${productNameIn(language)} AS name, p.pictures, p.barcode, p.stock, p.minimum,
      (SELECT count(*)::integer FROM stock_alert a WHERE a.product_id = p.id AND a.mailed_at IS NULL) AS waiting
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, position)
    JOIN product p USING (id)
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

/** Ids of the products that cannot be ordered or, where `most` is given, have no more than that; the fewest first. */
export async function findLow(
  db: Database,
  most: number | undefined,
  slice: Slice,
): Promise<{ ids: string[]; total: number }> {
  const isLow = most === undefined ? sql`false` : sql`stock <= ${most}`;
  // The first condition is that of the index.
  const found = sql`SELECT id, stock FROM product WHERE (stock <= 100 OR stock < minimum) AND (${isLow} OR stock < minimum)`;
  return pageOf(db, found, sql`stock, id`, slice);
}

/** Ids of the products that customers wait for; those that most wait for first. */
export async function findAwaited(
  db: Database,
  slice: Slice,
): Promise<{ ids: string[]; total: number }> {
  const found = sql`
    SELECT product_id AS id, count(*) AS waiting FROM stock_alert WHERE mailed_at IS NULL GROUP BY product_id`;
  return pageOf(db, found, sql`waiting DESC, id`, slice);
}

/** How many units of a product are on the shelf for orders that are still to be packed. */
export async function findReserved(db: Database, productId: string): Promise<number> {
  const { rows } = await sql<{ reserved: number }>`
    SELECT coalesce(sum(l.quantity), 0)::integer AS reserved
    FROM order_line l JOIN shop_order o ON o.id = l.order_id
    WHERE l.product_id = ${productId} AND l.packed_quantity IS NULL AND o.status = 'placed'`.execute(
    db,
  );
  return rows[0]?.reserved ?? 0;
}

/** One change of a product's stock. */
export interface StockMovement {
  id: string;
  at: Date;
  change: number;
  /** What the stock came to by it. */
  total: number;
  reason: Schema['stock_movement']['reason'];
  cause: Schema['stock_movement']['cause'];
  note: string;
  /** Name of the member who did it. */
  by: string | null;
  orderNumber: string | null;
}

/** Movements of a product, latest first; with `beforeId` those before it. */
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
