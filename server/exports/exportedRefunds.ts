import { sql } from 'kysely';
import { amount, text, time } from './columns.ts';
import { defineExport } from './exportTable.ts';

interface RefundRow {
  key: string;
  madeAt: Date;
  settledAt: Date | null;
  order: string;
  method: string | null;
  reason: string;
  state: string;
  note: string;
  reference: string | null;
  amount: number;
}

/** Refunds made in the period, with negative amounts. */
export const exportedRefunds = defineExport<RefundRow>({
  columns: [
    time('made', (row) => row.madeAt),
    time('sent', (row) => row.settledAt),
    text('order', (row) => row.order),
    text('method', (row) => row.method),
    text('reason', (row) => row.reason),
    text('state', (row) => row.state),
    text('note', (row) => row.note),
    text('reference', (row) => row.reference),
    amount('amount', (row) => -row.amount),
  ],
  async findPage(db, { from, until }, after, limit) {
    const { rows } = await sql<RefundRow>`
      SELECT refund.id AS key, refund.made_at AS "madeAt", refund.settled_at AS "settledAt", o.number AS order,
        payment.method || CASE WHEN payment.is_test THEN ' (test)' ELSE '' END AS method, refund.reason, refund.state, refund.note,
        refund.provider_refund_id AS reference, refund.amount_minor::float8 AS amount
      FROM refund
      JOIN shop_order o ON o.id = refund.order_id
      LEFT JOIN payment ON payment.id = refund.payment_id
      WHERE refund.id > ${after} AND refund.made_at >= ${from} AND refund.made_at < ${until}
      ORDER BY refund.id LIMIT ${limit}`.execute(db);
    return rows;
  },
});
