import { sql } from 'kysely';
import { amount, count, text, time } from './columns.ts';
import { defineExport } from './exportTable.ts';

interface CustomerRow {
  key: string;
  createdAt: Date;
  email: string;
  firstname: string;
  lastname: string;
  telephone: string;
  orders: number;
  total: number;
}

/** Customers who registered in the period. Order count and total exclude cancelled orders. */
export const exportedCustomers = defineExport<CustomerRow>({
  columns: [
    time('registered', (row) => row.createdAt),
    text('email', (row) => row.email),
    text('firstname', (row) => row.firstname),
    text('lastname', (row) => row.lastname),
    text('telephone', (row) => row.telephone),
    count('orders', (row) => row.orders),
    amount('total', (row) => row.total),
  ],
  async findPage(db, { from, until }, after, limit) {
    const { rows } = await sql<CustomerRow>`
      SELECT customer.id AS key, customer.created_at AS "createdAt", customer.email, customer.firstname,
        customer.lastname, customer.telephone, sums.orders, sums.total
      FROM customer CROSS JOIN LATERAL (
        SELECT count(*)::integer AS orders, coalesce(sum(total_minor), 0)::float8 AS total
        FROM shop_order WHERE customer_id = customer.id AND status <> 'cancelled'
      ) AS sums
      WHERE customer.id > ${after} AND customer.created_at >= ${from} AND customer.created_at < ${until}
      ORDER BY customer.id LIMIT ${limit}`.execute(db);
    return rows;
  },
});
