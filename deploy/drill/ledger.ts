/** What a database says of all orders once the guests have gone. */
import { sql } from 'kysely';
import { openDatabase } from '../../server/db/openDatabase.ts';

/** Orders as they are stored. */
export interface Ledger {
  readonly numbers: ReadonlySet<string>;
  /** Orders beyond the first of a guest; each guest orders once. */
  readonly doubled: number;
  /** Units that orders have and that were not taken out of the stock, and units that the stock lacks below none. */
  readonly oversold: number;
}

/** Reads them. @param place as `openDatabase` takes it; an embedded database must have no other process */
export async function readLedger(place: Parameters<typeof openDatabase>[0]): Promise<Ledger> {
  const db = await openDatabase(place);
  try {
    const orders = await db.selectFrom('shop_order').select(['number', 'email']).execute();
    const { rows } = await sql<{ oversold: number }>`
      WITH sold AS (
        SELECT l.product_id AS id, sum(l.quantity) AS units
        FROM order_line l JOIN shop_order o ON o.id = l.order_id
        WHERE o.status <> 'cancelled' GROUP BY l.product_id
      ), taken AS (
        SELECT product_id AS id, -sum(change) AS units
        FROM stock_movement WHERE reason IN ('order', 'cancel') GROUP BY product_id
      )
      SELECT coalesce(sum(greatest(coalesce(s.units, 0) - coalesce(t.units, 0), 0) + greatest(-p.stock, 0)), 0)::integer
        AS oversold
      FROM product p LEFT JOIN sold s ON s.id = p.id LEFT JOIN taken t ON t.id = p.id`.execute(db);
    return {
      numbers: new Set(orders.map(({ number }) => number)),
      doubled: orders.length - new Set(orders.map(({ email }) => email)).size,
      oversold: rows[0]?.oversold ?? 0,
    };
  } finally {
    await db.destroy();
  }
}
