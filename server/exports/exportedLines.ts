import { sql } from 'kysely';
import { saleCondition } from '../orders/reading/saleCondition.ts';
import { amount, count, percent, text, time } from './columns.ts';
import { defineExport } from './exportTable.ts';

interface LineRow {
  key: string;
  placedAt: Date;
  order: string;
  status: string;
  handle: string;
  name: string;
  options: string;
  barcode: string | null;
  taxCode: string;
  quantity: number;
  packed: number | null;
  step: number | null;
  weight: number | null;
  price: number;
  total: number;
  taxPercent: number;
}

/** Order lines of sales. Totals use ordered quantities until the order is packed, then packed quantities. */
export const exportedLines = defineExport<LineRow>({
  columns: [
    time('placed', (row) => row.placedAt),
    text('order', (row) => row.order),
    text('status', (row) => row.status),
    text('product', (row) => row.handle),
    text('name', (row) => row.name),
    text('options', (row) => row.options),
    text('barcode', (row) => row.barcode),
    text('tax_code', (row) => row.taxCode),
    count('quantity', (row) => row.quantity),
    count('packed', (row) => row.packed),
    count('step_g', (row) => row.step),
    count('weight_g', (row) => row.weight),
    amount('price', (row) => row.price),
    amount('total', (row) => row.total),
    percent('tax_rate', (row) => row.taxPercent),
  ],
  async findPage(db, { from, until }, after, limit) {
    const { rows } = await sql<LineRow>`
      SELECT line.id AS key, o.placed_at AS "placedAt", o.number AS order, o.status, line.handle, line.name,
        coalesce((SELECT string_agg(option ->> 'value', ', ') FROM jsonb_array_elements(line.option_names) AS option), '')
          AS options,
        product.barcode, line.tax_code AS "taxCode", line.quantity, line.packed_quantity AS packed,
        line.price_minor::float8 AS price,
        (CASE WHEN o.agreed_total_minor IS NULL THEN line.price_minor * line.quantity
          ELSE packed_minor(line) END)::float8 AS total, line.step_grams AS step, line.weighed_grams AS weight,
        line.tax_percent::float8 AS "taxPercent"
      FROM order_line line
      JOIN shop_order o ON o.id = line.order_id
      LEFT JOIN product ON product.id = line.product_id
      WHERE line.id > ${after} AND ${saleCondition('o')}
        AND (line.replaces_id IS NULL OR o.agreed_total_minor IS NOT NULL) AND o.placed_at >= ${from} AND o.placed_at < ${until}
      ORDER BY line.id LIMIT ${limit}`.execute(db);
    return rows;
  },
});
