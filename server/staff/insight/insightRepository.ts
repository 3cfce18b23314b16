import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import {
  addDays,
  instantOf,
  readClock,
  readToday,
  startOfDay,
  zonedTime,
} from '../../localTime.ts';
import { saleCondition } from '../../orders/reading/saleCondition.ts';
import { isForSale } from '../../catalog/productStatus.ts';
import { productNameIn } from '../../catalog/nameIn.ts';

/** Number of orders and their total in minor units. */
export interface SoldAmount {
  orders: number;
  minor: number;
}

/**
 * Selects the orders that count as sales, with amounts in minor units. Excludes cancelled, unpaid and failed orders.
 * Subtracts goodwill refunds.
 */
const COUNTED = sql`
  SELECT o.id, o.placed_at, o.total_minor - coalesce(given.minor, 0) AS minor
  FROM shop_order o
  LEFT JOIN (
    SELECT order_id, sum(amount_minor) AS minor FROM refund WHERE reason = 'goodwill' GROUP BY order_id
  ) given ON given.order_id = o.id
  WHERE ${saleCondition('o')}`;

/** Returns number and total of orders for each of the last days in a time zone, oldest first, including today. */
export async function sumByDay(
  db: Database,
  days: number,
  timeZone: string,
): Promise<(SoldAmount & { day: string })[]> {
  const today = await readToday(db, timeZone);
  const names = Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days));
  const starts = [...names, addDays(today, 1)].map((day) => startOfDay(day, timeZone));
  const { rows } = await sql<SoldAmount & { day: string }>`
    WITH counted AS (${COUNTED} AND o.placed_at > now() - make_interval(days => ${days + 1}::integer))
    SELECT days.day, count(c.id)::integer AS orders, coalesce(sum(c.minor), 0)::float8 AS minor
    FROM unnest(${names}::text[], ${starts.slice(0, -1)}::timestamptz[], ${starts.slice(1)}::timestamptz[])
      AS days (day, starts_at, ends_at)
    LEFT JOIN counted c ON c.placed_at >= days.starts_at AND c.placed_at < days.ends_at
    GROUP BY days.day
    ORDER BY days.day COLLATE "C"`.execute(db);
  return rows;
}

/**
 * Sums a day's orders up to the current time of day.
 * @param daysAgo 0 for today
 */
export async function sumUntilNow(
  db: Database,
  daysAgo: number,
  timeZone: string,
): Promise<SoldAmount> {
  const now = await readClock(db);
  const local = zonedTime(now, timeZone);
  const day = addDays(local.slice(0, 10), -daysAgo);
  const second = daysAgo === 0 ? now : instantOf(day, local.slice(11, 19), timeZone);
  const until = new Date(second.getTime() + 1000);
  const { rows } = await sql<SoldAmount>`
    WITH counted AS (${COUNTED})
    SELECT count(c.id)::integer AS orders, coalesce(sum(c.minor), 0)::float8 AS minor
    FROM counted c WHERE c.placed_at >= ${startOfDay(day, timeZone)} AND c.placed_at < ${until}`.execute(
    db,
  );
  return rows[0] ?? { orders: 0, minor: 0 };
}

/** Counts carts whose last added line is between one day and `days` days old. */
export async function countAbandonedCarts(db: Database, days: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM (
      SELECT FROM cart_line GROUP BY cart_id
      HAVING max(created_at) < now() - interval '1 day'
        AND max(created_at) > now() - make_interval(days => ${days}::integer)
    ) AS carts`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface Seller {
  id: string;
  name: string;
  units: number;
  minor: number;
  stock: number;
}

const SOLD = (days: number) => sql`
  SELECT l.product_id, sum(coalesce(l.packed_quantity, l.quantity)) AS units,
    sum(packed_minor(l)) AS minor
  FROM shop_order o
  JOIN order_line l ON l.order_id = o.id
  WHERE o.placed_at > now() - make_interval(days => ${days}::integer)
    AND ${saleCondition('o')} AND l.product_id IS NOT NULL
  GROUP BY l.product_id`;

export async function findBestSellers(
  db: Database,
  days: number,
  limit: number,
  language: string,
): Promise<Seller[]> {
  const { rows } = await sql<Seller>`
    SELECT p.id, ${productNameIn(language)} AS name, sold.units::integer AS units, sold.minor::float8 AS minor, p.stock
    FROM (SELECT * FROM (${SOLD(days)}) AS sold ORDER BY minor DESC LIMIT ${limit}) AS sold
    JOIN product p ON p.id = sold.product_id
    ORDER BY sold.minor DESC, p.id`.execute(db);
  return rows;
}

/**
 * Returns the products in stock that sold the fewest units in the last `days`, then by most stock. Excludes products
 * created in that time.
 */
export async function findWorstSellers(
  db: Database,
  days: number,
  limit: number,
  language: string,
): Promise<Seller[]> {
  const { rows } = await sql<Seller>`
    SELECT p.id, ${productNameIn(language)} AS name, slow.units, slow.minor, p.stock
    FROM (
      SELECT product.id, coalesce(sold.units, 0)::integer AS units, coalesce(sold.minor, 0)::float8 AS minor
      FROM product LEFT JOIN (${SOLD(days)}) AS sold ON sold.product_id = product.id
      WHERE product.stock > 0 AND product.is_stock_counted AND NOT product.has_variants
        AND ${isForSale('product')} AND product.created_at < now() - make_interval(days => ${days}::integer)
      ORDER BY coalesce(sold.units, 0), product.stock DESC, product.id LIMIT ${limit}
    ) AS slow
    JOIN product p ON p.id = slow.id
    ORDER BY slow.units, p.stock DESC, p.id`.execute(db);
  return rows;
}
