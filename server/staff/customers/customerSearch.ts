import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { saleCondition } from '../../orders/reading/saleCondition.ts';
import { countCapped } from '../countCapped.ts';
import { containsWord, searchWords } from '../searchText.ts';
import { isOrderOf } from './customerOrders.ts';

export interface FoundCustomer {
  id: string;
  name: string;
  email: string;
  telephone: string;
  createdAt: Date;
  orders: number;
  spentMinor: number;
  lastOrder: Date | null;
}

async function readCustomers(db: Database, page: RawBuilder<unknown>): Promise<FoundCustomer[]> {
  const { rows } = await sql<FoundCustomer>`
    SELECT page.id, concat_ws(' ', firstname, lastname) AS name, email, telephone, created_at AS "createdAt",
      orders::integer, "spentMinor"::double precision, "lastOrder"
    FROM (${page}) AS page
    CROSS JOIN LATERAL (
      SELECT count(*) AS orders, coalesce(sum(total_minor), 0) AS "spentMinor", max(placed_at) AS "lastOrder"
      FROM shop_order o WHERE ${isOrderOf('o', 'page')} AND ${saleCondition('o')}
    ) AS totals
    ORDER BY page.id DESC`.execute(db);
  return rows;
}

/** Searches customers by the words of their name, email address or telephone number, latest first. */
export async function searchCustomers(
  db: Database,
  { text, limit, offset }: { text: string; limit: number; offset: number },
): Promise<{ customers: FoundCustomer[]; total: number }> {
  const words = searchWords(text).map(containsWord);
  const passes = words.length === 0 ? sql`true` : sql.join(words, sql` AND `);
  const { total } = await countCapped(db, sql`SELECT FROM customer WHERE ${passes}`);
  const customers = await readCustomers(
    db,
    sql`SELECT * FROM customer WHERE ${passes} ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`,
  );
  return { customers, total };
}

export async function findCustomerTotals(
  db: Database,
  id: string,
): Promise<FoundCustomer | undefined> {
  const [customer] = await readCustomers(db, sql`SELECT * FROM customer WHERE id = ${id}::bigint`);
  return customer;
}
