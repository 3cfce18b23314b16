import { sql } from 'kysely';
import { minorColumn } from '../db/minorColumn.ts';
import type { Database, Schema } from '../db/schema.ts';
import type { Payment } from './paymentRepository.ts';

export interface Refund {
  id: string;
  orderId: string;
  amountMinor: number;
  reason: Schema['refund']['reason'];
  note: string;
  state: 'due' | 'pending' | 'done';
  /** Reason why the automatic refund failed; '' if it did not fail. */
  failure: string;
  /** True while a background job handles the refund, so that staff don't refund twice. */
  isSending: boolean;
  madeAt: Date;
  /** Time at which the money was sent. Null until then, and for older refunds without a recorded time. */
  settledAt: Date | null;
}

export async function findRefunds(db: Database, orderIds: readonly string[]): Promise<Refund[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('refund')
    .select([
      'id',
      'order_id as orderId',
      minorColumn('amount_minor').as('amountMinor'),
      'reason',
      'note',
      'state',
      'failure',
      sql<boolean>`next_attempt_at IS NOT NULL`.as('isSending'),
      'made_at as madeAt',
      'settled_at as settledAt',
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

/** Balance of an order: received payments and all refunds, sent or due. */
interface Balance {
  paidMinor: number;
  refundedMinor: number;
  /** Part of `refundedMinor` that was goodwill, not the result of a lower total. */
  goodwillMinor: number;
}

const NOTHING: Balance = { paidMinor: 0, refundedMinor: 0, goodwillMinor: 0 };

export async function findBalance(db: Database, orderId: string): Promise<Balance> {
  const { rows } = await sql<Balance>`
    SELECT
      (SELECT coalesce(sum(amount_minor), 0)::double precision FROM payment
        WHERE order_id = ${orderId} AND state IN ('paid', 'refund_due', 'refunded')) AS "paidMinor",
      (SELECT coalesce(sum(amount_minor), 0)::double precision FROM refund
        WHERE order_id = ${orderId}) AS "refundedMinor",
      (SELECT coalesce(sum(amount_minor), 0)::double precision FROM refund
        WHERE order_id = ${orderId} AND reason = 'goodwill') AS "goodwillMinor"`.execute(db);
  return rows[0] ?? NOTHING;
}

export async function insertRefund(
  trx: Database,
  {
    orderId,
    paymentId,
    amountMinor,
    reason,
    note,
    isAutomatic,
  }: Pick<Refund, 'orderId' | 'amountMinor' | 'reason' | 'note'> & {
    paymentId: string;
    isAutomatic: boolean;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('refund')
    .values({
      order_id: orderId,
      payment_id: paymentId,
      amount_minor: amountMinor,
      reason,
      note,
      next_attempt_at: isAutomatic ? sql<Date>`now()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface RefundablePayment extends Pick<Payment, 'method' | 'reference'> {
  id: string;
  leftMinor: number;
}

/** Finds payments that still have a refundable amount. Those with state `refund_due` come first, then the latest. */
export async function findRefundable(db: Database, orderId: string): Promise<RefundablePayment[]> {
  const { rows } = await sql<RefundablePayment>`
    SELECT id, method, reference, left_minor::double precision AS "leftMinor"
    FROM payment CROSS JOIN LATERAL (
      SELECT payment.amount_minor - coalesce(sum(refund.amount_minor), 0) AS left_minor
      FROM refund WHERE refund.payment_id = payment.id
    ) AS rest
    WHERE order_id = ${orderId} AND state IN ('paid', 'refund_due', 'refunded') AND left_minor > 0
    ORDER BY state = 'refund_due' DESC, id DESC`.execute(db);
  return rows;
}

/**
 * Marks a refund as sent. After its last open refund, the payment becomes `refunded`.
 * @returns true if the refund was open
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
    .where('state', '<>', 'done')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await noteAllSent(trx, orderId);
  return true;
}

/** Marks `refund_due` payments as refunded if none of their refunds is open. */
export async function noteAllSent(trx: Database, orderId: string): Promise<void> {
  await sql`
    UPDATE payment SET state = 'refunded' WHERE order_id = ${orderId} AND state = 'refund_due'
      AND NOT EXISTS (SELECT FROM refund WHERE payment_id = payment.id AND state <> 'done')`.execute(
    trx,
  );
}

/** Makes the next check of refunds with these provider ids due. A refund can still fail after it was done. */
export async function requestRefundChecks(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE refund SET next_attempt_at = now() WHERE provider_refund_id = ANY (${ids})`.execute(trx);
}
