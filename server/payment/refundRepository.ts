import { sql } from 'kysely';
import { paiseColumn } from '../db/paiseColumn.ts';
import type { Database, Schema } from '../db/schema.ts';
import type { Payment } from './paymentRepository.ts';

export interface Refund {
  id: string;
  orderId: string;
  amountPaise: number;
  reason: Schema['refund']['reason'];
  note: string;
  state: 'due' | 'done';
  madeAt: Date;
  /** Null until the money is sent, and for refunds sent before this field existed. */
  settledAt: Date | null;
}

export async function findRefunds(db: Database, orderIds: readonly string[]): Promise<Refund[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('refund')
    .select([
      'id',
      'order_id as orderId',
      paiseColumn('amount_paise').as('amountPaise'),
      'reason',
      'note',
      'state',
      'made_at as madeAt',
      'settled_at as settledAt',
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

/** Payments of an order before refunds, and its refunds, sent or due. */
interface Balance {
  paidPaise: number;
  refundedPaise: number;
  /** Part of the refunds that is not due to a lower total. */
  goodwillPaise: number;
}

const NOTHING: Balance = { paidPaise: 0, refundedPaise: 0, goodwillPaise: 0 };

export async function findBalance(db: Database, orderId: string): Promise<Balance> {
  const { rows } = await sql<Balance>`
    SELECT
      (SELECT coalesce(sum(amount_paise), 0)::double precision FROM payment
        WHERE order_id = ${orderId} AND state IN ('paid', 'refund_due', 'refunded')) AS "paidPaise",
      (SELECT coalesce(sum(amount_paise), 0)::double precision FROM refund
        WHERE order_id = ${orderId}) AS "refundedPaise",
      (SELECT coalesce(sum(amount_paise), 0)::double precision FROM refund
        WHERE order_id = ${orderId} AND reason = 'goodwill') AS "goodwillPaise"`.execute(db);
  return rows[0] ?? NOTHING;
}

export async function insertRefund(
  trx: Database,
  {
    orderId,
    paymentId,
    amountPaise,
    reason,
    note,
  }: Omit<Refund, 'id' | 'state' | 'madeAt' | 'settledAt'> & { paymentId: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('refund')
    .values({
      order_id: orderId,
      payment_id: paymentId,
      amount_paise: amountPaise,
      reason,
      note,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface RefundablePayment extends Pick<Payment, 'method' | 'reference'> {
  id: string;
  leftPaise: number;
}

/** Payments with a refundable amount: `refund_due` ones first, then the latest. */
export async function findRefundable(db: Database, orderId: string): Promise<RefundablePayment[]> {
  const { rows } = await sql<RefundablePayment>`
    SELECT id, method, reference, left_paise::double precision AS "leftPaise"
    FROM payment CROSS JOIN LATERAL (
      SELECT payment.amount_paise - coalesce(sum(refund.amount_paise), 0) AS left_paise
      FROM refund WHERE refund.payment_id = payment.id
    ) AS rest
    WHERE order_id = ${orderId} AND state IN ('paid', 'refund_due', 'refunded') AND left_paise > 0
    ORDER BY state = 'refund_due' DESC, id DESC`.execute(db);
  return rows;
}

/**
 * Marks a refund as sent, and its payment as refunded after the last one.
 * @returns true if the refund was due
 */
export async function endRefund(
  trx: Database,
  orderId: string,
  refundId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refund')
    .set({ state: 'done', settled_at: sql<Date>`now()` })
    .where('id', '=', refundId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'due')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await noteAllSent(trx, orderId);
  return true;
}

/** Marks `refund_due` payments without due refunds as refunded. */
export async function noteAllSent(trx: Database, orderId: string): Promise<void> {
  await sql`
    UPDATE payment SET state = 'refunded' WHERE order_id = ${orderId} AND state = 'refund_due'
      AND NOT EXISTS (SELECT FROM refund WHERE payment_id = payment.id AND state = 'due')`.execute(
    trx,
  );
}
