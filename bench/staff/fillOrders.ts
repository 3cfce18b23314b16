import { sql } from 'kysely';
import type { Database } from '../../server/db/schema.ts';

/** Of a thousand orders so many are still placed, packed and on their way; of the rest one in thirty is cancelled. */
const UNDER_WAY = { placed: 15, packed: 25, dispatched: 40 };

/** Orders written by one statement: what it keeps for its triggers grows with them. */
const BATCH = 20_000;

/** Drops the indexes of orders but those of constraints: made at the end they take a tenth of the time. @returns what makes them */
async function dropIndexes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; made: string }>`
    SELECT relname AS name, pg_get_indexdef(pg_class.oid) AS made FROM pg_class JOIN pg_index ON indexrelid = pg_class.oid
    WHERE indrelid = 'shop_order'::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = pg_class.oid)`.execute(
    db,
  );
  for (const { name } of rows) await sql`DROP INDEX ${sql.id(name)}`.execute(db);
  return rows.map(({ made }) => made);
}

/**
 * Fills a migrated database with orders, the same ones for the same count: three lines and a payment each, two years of them, of
 * people whose names, towns and phones repeat as people's do. No shopper could tell them from orders that were placed.
 */
export async function fillOrders(db: Database, count: number): Promise<void> {
  const indexes = await dropIndexes(db);
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(first + BATCH - 1, count);
    await db.transaction().execute(async (trx) => {
      // Without triggers, which would do each order's work once more for each of its payments; so states are set below.
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await sql`SET LOCAL statement_timeout = 0`.execute(trx);
      await sql`
        INSERT INTO shop_order (number, language, status, email, mailbox, address, delivery_name, slot_starts_at, slot_ends_at,
          currency_code, currency_symbol, currency_value, currency_decimal,
          goods_paise, discount_paise, delivery_paise, tax_paise, tax_percent, total_paise, shown, placed_at)
        SELECT 'RR-' || translate(upper(substr(md5('a' || n), 1, 5)), '01', 'XY') || '-' || lpad(upper(to_hex(n)), 5, 'Z'),
          CASE WHEN n % 5 = 0 THEN 'fr' ELSE 'en' END,
          CASE WHEN r < ${UNDER_WAY.placed} THEN 'placed' WHEN r < ${UNDER_WAY.packed} THEN 'packed'
            WHEN r < ${UNDER_WAY.dispatched} THEN 'dispatched' WHEN r % 30 = 7 THEN 'cancelled' ELSE 'delivered' END,
          mail, mail,
          jsonb_build_object('firstname', firstname, 'lastname', lastname, 'telephone', '+91 ' || (9000000000 + n * 7919 % 999999937),
            'address_1', n % 300 || ' Church Street', 'address_2', '', 'postcode', (560000 + n % 100)::text,
            'city', (ARRAY['Bengaluru', 'Pune', 'Mysuru', 'Chennai'])[1 + n % 4], 'zone', 'Karnataka', 'country', 'India'),
          '{"en": "Home delivery", "fr": "Livraison à domicile"}',
          CASE WHEN n % 3 > 0 THEN slot END, CASE WHEN n % 3 > 0 THEN slot + interval '3 hours' END,
          'INR', '₹', 1, 2, goods, 0, 4000, 0, 0, goods + 4000,
          jsonb_build_object('goods', goods, 'discount', 0, 'delivery', 4000, 'tax', 0, 'taxPercent', 0, 'total', goods + 4000), placed
        FROM (
          SELECT n, r, firstname, lastname, lower(firstname || '.' || lastname) || n % 60000 || '@example.com' AS mail,
            10000 + n * 6151 % 400000 AS goods,
            now() - (${count} - n) * (interval '730 days' / ${count}) AS placed,
            date_trunc('day', now() - (${count} - n) * (interval '730 days' / ${count})) + (1 + n % 3) * interval '4 hours' + interval '1 day' AS slot
          FROM (
            SELECT n, n * 7919 % 1000 AS r,
              (ARRAY['Meera', 'Asha', 'Ravi', 'Jean', 'Zoë', 'Kiran', 'Anil', 'Priya', 'Omar', 'Lena'])[1 + n * 31 % 10] AS firstname,
              (ARRAY['Nair', 'Rao', 'Iyer', 'Dupont', 'Khan', 'Sen', 'Menon', 'Patel'])[1 + n * 17 % 8] || chr(97 + (n % 26)::int) AS lastname
            FROM generate_series(${first}::bigint, ${last}::bigint) AS n
          ) AS people
        ) AS drafts`.execute(trx);
      const written = sql`(SELECT id, status, total_paise, row_number() OVER (ORDER BY id) AS n FROM shop_order ORDER BY id DESC LIMIT ${last - first + 1}) AS o`;
      await sql`
        INSERT INTO order_line (order_id, handle, name, options, option_names, quantity, price_paise, substitution, packed_quantity)
        SELECT o.id, 'product-' || (o.id * 13 + line) % 1000, 'Product ' || (o.id * 13 + line) % 1000, '{}', '[]', 1 + (o.id + line) % 4, 9900,
          'similar', CASE WHEN o.status IN ('placed', 'cancelled') THEN NULL ELSE 1 + (o.id + line) % 4 END
        FROM ${written}, generate_series(1, 3) AS line`.execute(trx);
      await sql`
        INSERT INTO payment (order_id, method, reference, state, amount_paise)
        SELECT o.id, CASE WHEN o.id % 2 = 0 THEN 'cash' ELSE 'transfer' END, 'bench-' || o.id,
          CASE WHEN o.status = 'cancelled' THEN 'cancelled' WHEN o.status = 'delivered' OR o.id % 2 = 1 THEN 'paid' ELSE 'due' END,
          o.total_paise
        FROM ${written}`.execute(trx);
      await sql`
        UPDATE shop_order SET payment_state = payment.state FROM payment
        WHERE payment.order_id = shop_order.id AND shop_order.id > (SELECT max(id) - ${last - first + 1} FROM shop_order)`.execute(
        trx,
      );
    });
  }
  await db.connection().execute(async (connection) => {
    await sql`SET statement_timeout = 0`.execute(connection);
    for (const index of indexes) await sql.raw(index).execute(connection);
    await sql`VACUUM (ANALYZE) shop_order, order_line, payment`.execute(connection);
    await sql`RESET statement_timeout`.execute(connection);
  });
}
