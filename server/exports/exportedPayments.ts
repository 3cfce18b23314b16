import { sql } from 'kysely';
import { amount, text, time } from './columns.ts';
import { defineExport } from './exportTable.ts';

interface PaymentRow {
  key: string;
  madeAt: Date;
  order: string;
  method: string;
  state: string;
  reference: string;
  amount: number;
}

/** Received payments. Attempts without money are left out. */
export const exportedPayments = defineExport<PaymentRow>({
  columns: [
    time('made', (row) => row.madeAt),
    text('order', (row) => row.order),
    text('method', (row) => row.method),
    text('state', (row) => row.state),
    text('reference', (row) => row.reference),
    amount('amount', (row) => row.amount),
  ],
  async findPage(db, { from, until }, after, limit) {
    const { rows } = await sql<PaymentRow>`
      SELECT payment.id AS key, payment.created_at AS "madeAt", o.number AS order, payment.method, payment.state,
        coalesce(payment.provider_payment_id, payment.reference) AS reference, payment.amount_minor::float8 AS amount
      FROM payment JOIN shop_order o ON o.id = payment.order_id
      WHERE payment.id > ${after} AND payment.created_at >= ${from} AND payment.created_at < ${until}
        AND payment.state IN ('paid', 'refund_due', 'refunded')
      ORDER BY payment.id LIMIT ${limit}`.execute(db);
    return rows;
  },
});
