import { sql } from 'kysely';
import { openDatabase } from '../../server/db/openDatabase.ts';

export interface Ledger {
  readonly numbers: ReadonlySet<string>;
  readonly doubled: number;
  /** Quantity ordered but not deducted from stock, plus negative stock. */
  readonly oversold: number;
}

/**
 * Reads all orders of a database.
 * @param place as for `openDatabase`; no other process may use an embedded database
 */
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
