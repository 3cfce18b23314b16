import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { saleCondition } from '../orders/reading/saleCondition.ts';
import { paymentName } from '../payment/paymentProviders.ts';
import type { Period } from './exportTable.ts';

/** Amounts in minor units. */
export interface ReportPart {
  name: string;
  count: number;
  amount: number;
}

interface RateSum {
  rate: number;
  net: number;
  tax: number;
}

export interface Report {
  orders: number;
  goods: number;
  discount: number;
  deliveryFees: number;
  total: number;
  payments: ReportPart[];
  refunds: number;
  deliveries: ReportPart[];
  taxes: RateSum[];
}

type OrderSums = Pick<Report, 'orders' | 'goods' | 'discount' | 'deliveryFees' | 'total'>;

const NOTHING: OrderSums = { orders: 0, goods: 0, discount: 0, deliveryFees: 0, total: 0 };

async function sumOrders(db: Database, { from, until }: Period): Promise<OrderSums> {
  const { rows } = await sql<OrderSums>`
    SELECT count(*)::integer AS orders, coalesce(sum(goods_minor), 0)::float8 AS goods,
      coalesce(sum(discount_minor), 0)::float8 AS discount,
      coalesce(sum(delivery_minor), 0)::float8 AS "deliveryFees", coalesce(sum(total_minor), 0)::float8 AS total
    FROM shop_order
    WHERE placed_at >= ${from} AND placed_at < ${until} AND ${saleCondition('shop_order')}`.execute(
    db,
  );
  return rows[0] ?? NOTHING;
}

async function sumDeliveries(
  db: Database,
  { from, until }: Period,
  language: Language,
): Promise<ReportPart[]> {
  const { rows } = await sql<ReportPart>`
    SELECT coalesce(delivery_name ->> ${language}, delivery_name ->> 'en', '') AS name, count(*)::integer AS count,
      sum(delivery_minor)::float8 AS amount
    FROM shop_order
    WHERE placed_at >= ${from} AND placed_at < ${until} AND ${saleCondition('shop_order')}
    GROUP BY 1 ORDER BY 2 DESC, 1`.execute(db);
  return rows;
}

async function sumPayments(
  db: Database,
  { from, until }: Period,
  language: Language,
): Promise<ReportPart[]> {
  const { rows } = await sql<{ method: string; isTest: boolean; count: number; amount: number }>`
    SELECT method, is_test AS "isTest", count(*)::integer AS count, sum(amount_minor)::float8 AS amount FROM payment
    WHERE paid_at >= ${from} AND paid_at < ${until}
    GROUP BY method, is_test ORDER BY 4 DESC`.execute(db);
  return rows.map(({ method, isTest, ...sums }) => ({
    name: paymentName({ method, isTest }, language),
    ...sums,
  }));
}

async function sumRefunds(db: Database, { from, until }: Period): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    SELECT coalesce(sum(amount_minor), 0)::float8 AS amount FROM refund
    WHERE made_at >= ${from} AND made_at < ${until}`.execute(db);
  return rows[0]?.amount ?? 0;
}

async function sumTaxes(db: Database, { from, until }: Period): Promise<RateSum[]> {
  const { rows } = await sql<RateSum>`
    SELECT (rate ->> 'percent')::float8 AS rate, sum((rate ->> 'net')::bigint * sign)::float8 AS net,
      sum((rate ->> 'tax')::bigint * sign)::float8 AS tax
    FROM invoice
    CROSS JOIN LATERAL jsonb_array_elements(document #> '{base,taxes}') AS rate
    CROSS JOIN LATERAL (SELECT CASE kind WHEN 'invoice' THEN 1 ELSE -1 END) AS signs (sign)
    WHERE issued_at >= ${from} AND issued_at < ${until}
    GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

export async function readReport(
  db: Database,
  period: Period,
  language: Language,
): Promise<Report> {
  return {
    ...(await sumOrders(db, period)),
    payments: await sumPayments(db, period, language),
    refunds: await sumRefunds(db, period),
    deliveries: await sumDeliveries(db, period, language),
    taxes: await sumTaxes(db, period),
  };
}
