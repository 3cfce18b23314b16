import { sql } from 'kysely';
import { saleCondition } from '../orders/reading/saleCondition.ts';
import { amount, text, time } from './columns.ts';
import { defineExport } from './exportTable.ts';

interface OrderRow {
  key: string;
  placedAt: Date;
  number: string;
  shortNumber: string;
  status: string;
  paymentState: string;
  email: string;
  name: string;
  country: string;
  zone: string;
  postcode: string;
  taxNumber: string | null;
  delivery: string;
  coupon: string | null;
  goods: number;
  discount: number;
  deliveryFee: number;
  tax: number;
  total: number;
  currency: string;
}

/** Orders that count as sales, by the same condition as in the report. */
export const exportedOrders = defineExport<OrderRow>({
  columns: [
    time('placed', (row) => row.placedAt),
    text('order', (row) => row.number),
    text('short_number', (row) => row.shortNumber),
    text('status', (row) => row.status),
    text('payment', (row) => row.paymentState),
    text('email', (row) => row.email),
    text('name', (row) => row.name),
    text('country', (row) => row.country),
    text('region', (row) => row.zone),
    text('postcode', (row) => row.postcode),
    text('tax_number', (row) => row.taxNumber),
    text('delivery', (row) => row.delivery),
    text('coupon', (row) => row.coupon),
    amount('goods', (row) => row.goods),
    amount('discount', (row) => row.discount),
    amount('delivery_fee', (row) => row.deliveryFee),
    amount('tax', (row) => row.tax),
    amount('total', (row) => row.total),
    text('charged_in', (row) => row.currency),
  ],
  async findPage(db, { from, until }, after, limit) {
    const { rows } = await sql<OrderRow>`
      SELECT id AS key, placed_at AS "placedAt", number, short_number::text AS "shortNumber", status,
        payment_state AS "paymentState", email,
        trim(concat(address ->> 'firstname', ' ', address ->> 'lastname')) AS name,
        address ->> 'country_id' AS country, address ->> 'zone' AS zone, address ->> 'postcode' AS postcode,
        address ->> 'tax_number' AS "taxNumber", delivery_name ->> 'en' AS delivery, coupon_code AS coupon,
        goods_minor::float8 AS goods, discount_minor::float8 AS discount, delivery_minor::float8 AS "deliveryFee",
        tax_minor::float8 AS tax, total_minor::float8 AS total, currency_code AS currency
      FROM shop_order
      WHERE id > ${after} AND ${saleCondition('shop_order')} AND placed_at >= ${from} AND placed_at < ${until} ORDER BY id LIMIT ${limit}`.execute(
      db,
    );
    return rows;
  },
});
