import { sql } from 'kysely';
import { amount, text, time } from './columns.ts';
import { defineExport } from './exportTable.ts';

interface PaymentRow {
  key: string;
  paidAt: Date;
  order: string;
  method: string;
  state: string;
  reference: string;
  amount: number;
  charged: string | null;
  chargedIn: string | null;
}

export const exportedPayments = defineExport<PaymentRow>({
  columns: [
    time('paid', (row) => row.paidAt),
    text('order', (row) => row.order),
    text('method', (row) => row.method),
    text('state', (row) => row.state),
    text('reference', (row) => row.reference),
    amount('amount', (row) => row.amount),
    text('charged_units', (row) => row.charged),
    text('charged_in', (row) => row.chargedIn),
  ],
  async findPage(db, { from, until }, after, limit) {
    const { rows } = await sql<PaymentRow>`
      SELECT payment.id AS key, payment.paid_at AS "paidAt", o.number AS order, payment.method || CASE WHEN payment.is_test THEN ' (test)' ELSE '' END AS method, payment.state,
        coalesce(payment.provider_payment_id, payment.reference) AS reference, payment.amount_minor::float8 AS amount,
        payment.charge_amount::text AS charged, payment.charge_currency AS "chargedIn"
      FROM payment JOIN shop_order o ON o.id = payment.order_id
      WHERE payment.id > ${after} AND payment.paid_at >= ${from} AND payment.paid_at < ${until}
      ORDER BY payment.id LIMIT ${limit}`.execute(db);
    return rows;
  },
});
