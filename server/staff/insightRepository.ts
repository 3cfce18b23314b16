import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { productNameIn } from './nameIn.ts';

/** Orders and what they come to, in paise. */
export interface SoldAmount {
  orders: number;
  paise: number;
}

/** Orders that count, with what they come to: cancelled ones, and those whose money never came, do not. */
const COUNTED = sql`
  SELECT o.id, o.placed_at, o.total_paise - coalesce(given.paise, 0) AS paise
  FROM shop_order o
  LEFT JOIN (
    SELECT order_id, sum(amount_paise) AS paise FROM refund WHERE reason = 'goodwill' GROUP BY order_id
  ) given ON given.order_id = o.id
  WHERE o.status <> 'cancelled' AND o.payment_state NOT IN ('pending', 'failed')`;

/** What was ordered on each of the last days of a time zone, oldest first; today is the last one. */
export async function sumByDay(
  db: Database,
  days: number,
  timeZone: string,
): Promise<(SoldAmount & { day: string })[]> {
  const { rows } = await sql<SoldAmount & { day: string }>`
    WITH counted AS (${COUNTED} AND o.placed_at > now() - make_interval(days => ${days + 1}::integer)),
    today AS (SELECT (now() AT TIME ZONE ${timeZone})::date AS day)
    SELECT to_char(days.day, 'YYYY-MM-DD') AS day, count(c.id)::integer AS orders, coalesce(sum(c.paise), 0)::float8 AS paise
    FROM today, generate_series(today.day - ${days - 1}::integer, today.day, interval '1 day') AS days (day)
    LEFT JOIN counted c ON (c.placed_at AT TIME ZONE ${timeZone})::date = days.day
    GROUP BY days.day
    ORDER BY days.day`.execute(db);
  return rows;
}

/** What was ordered on a day so many days ago, from its beginning until this time of the day. */
export async function sumUntilNow(
  db: Database,
  daysAgo: number,
  timeZone: string,
): Promise<SoldAmount> {
  const { rows } = await sql<SoldAmount>`
    WITH here AS (SELECT now() AT TIME ZONE ${timeZone} - make_interval(days => ${daysAgo}::integer) AS until),
    counted AS (${COUNTED})
    SELECT count(c.id)::integer AS orders, coalesce(sum(c.paise), 0)::float8 AS paise
    FROM here, counted c
    WHERE c.placed_at >= date_trunc('day', here.until) AT TIME ZONE ${timeZone}
      AND c.placed_at <= here.until AT TIME ZONE ${timeZone}`.execute(db);
  return rows[0] ?? { orders: 0, paise: 0 };
}

/** How many carts of the last days nobody has put anything into for a day. */
export async function countLeftCarts(db: Database, days: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM (
      SELECT FROM cart_line GROUP BY cart_id
      HAVING max(created_at) < now() - interval '1 day'
        AND max(created_at) > now() - make_interval(days => ${days}::integer)
    ) AS carts`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How a product sold. */
export interface Seller {
  id: string;
  /** In the language asked for, else in English. */
  name: string;
  units: number;
  paise: number;
  stock: number;
}

const SOLD = (days: number) => sql`
  SELECT l.product_id, sum(coalesce(l.packed_quantity, l.quantity)) AS units,
    sum(coalesce(l.packed_quantity, l.quantity) * l.price_paise) AS paise
  FROM shop_order o
  JOIN order_line l ON l.order_id = o.id
  WHERE o.placed_at > now() - make_interval(days => ${days}::integer)
    AND o.status <> 'cancelled' AND o.payment_state NOT IN ('pending', 'failed') AND l.product_id IS NOT NULL
  GROUP BY l.product_id`;

/** What brought most in the last days. */
export async function findBestSellers(
  db: Database,
  days: number,
  limit: number,
  language: string,
): Promise<Seller[]> {
  const { rows } = await sql<Seller>`
    SELECT p.id, ${productNameIn(language)} AS name, sold.units::integer AS units, sold.paise::float8 AS paise, p.stock
    FROM (SELECT * FROM (${SOLD(days)}) AS sold ORDER BY paise DESC LIMIT ${limit}) AS sold
    JOIN product p ON p.id = sold.product_id
    ORDER BY sold.paise DESC, p.id`.execute(db);
  return rows;
}

/** What of the stock sold slow in the last days, of what was in the shop before them; the largest stock first. */
export async function findWorstSellers(
  db: Database,
  days: number,
  limit: number,
  language: string,
): Promise<Seller[]> {
  const { rows } = await sql<Seller>`
    SELECT p.id, ${productNameIn(language)} AS name, slow.units, slow.paise, p.stock
    FROM (
      SELECT product.id, coalesce(sold.units, 0)::integer AS units, coalesce(sold.paise, 0)::float8 AS paise
      FROM product LEFT JOIN (${SOLD(days)}) AS sold ON sold.product_id = product.id
      WHERE product.stock > 0 AND product.created_at < now() - make_interval(days => ${days}::integer)
      ORDER BY coalesce(sold.units, 0), product.stock DESC, product.id LIMIT ${limit}
    ) AS slow
    JOIN product p ON p.id = slow.id
    ORDER BY slow.units, p.stock DESC, p.id`.execute(db);
  return rows;
}
