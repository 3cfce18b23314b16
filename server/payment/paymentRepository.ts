import { sql } from 'kysely';
import { minorColumn } from '../db/minorColumn.ts';
import type { Database, Schema } from '../db/schema.ts';
import type { PaymentResult } from './paymentProvider.ts';

export interface Payment {
  orderId: string;
  method: string;
  reference: string;
  state: Schema['payment']['state'];
  /** Deadline after which the unpaid order lapses; null for payment on delivery. */
  lapsesAt: Date | null;
  /** True once the customer has completed the payment page, until the provider reports the result. */
  isConfirming: boolean;
  isTest: boolean;
}

interface NewAttempt extends Omit<Payment, 'lapsesAt' | 'isConfirming' | 'isTest'> {
  amountMinor: number;
  lapsesInMinutes: number | null;
}

const isConfirming = sql<boolean>`(checkout_id IS NOT NULL AND checkout_url IS NULL)`.as(
  'isConfirming',
);

export async function insertPayment(
  trx: Database,
  { orderId, method, reference, state, amountMinor, lapsesInMinutes }: NewAttempt,
): Promise<void> {
  await trx
    .insertInto('payment')
    .values({
      order_id: orderId,
      method,
      reference,
      state,
      amount_minor: amountMinor,
      lapses_at:
        lapsesInMinutes === null
          ? null
          : sql<Date>`now() + make_interval(mins => ${lapsesInMinutes})`,
    })
    .execute();
}

/**
 * Returns an order's latest payment, which is its current one.
 * @throws if the order has none
 */
export async function findLatestPayment(
  db: Database,
  orderId: string,
): Promise<Payment & { amountMinor: number }> {
  return db
    .selectFrom('payment')
    .select([
      'order_id as orderId',
      'method',
      'reference',
      'state',
      'lapses_at as lapsesAt',
      isConfirming,
      'is_test as isTest',
      minorColumn('amount_minor').as('amountMinor'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

export async function findPaymentsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<(Payment & { id: string; amountMinor: number; beganAt: Date })[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('payment')
    .select([
      'id',
      'order_id as orderId',
      'method',
      'reference',
      'state',
      'lapses_at as lapsesAt',
      isConfirming,
      'is_test as isTest',
      'created_at as beganAt',
      minorColumn('amount_minor').as('amountMinor'),
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

export async function findOrderOfPayment(
  db: Database,
  reference: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment')
    .select('order_id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.order_id;
}

async function isPaidByAnother(
  trx: Database,
  orderId: string,
  reference: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('reference', '<>', reference)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  return row !== undefined;
}

async function noteFailure(trx: Database, reference: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment')
    .set({ state: 'failed' })
    .where('reference', '=', reference)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Applies a provider's result to a payment of a locked order. A failed payment can still become paid. A paid one
 * stays paid.
 *
 * The paid payment becomes the order's latest, and its other open payments are cancelled. A payment for a cancelled
 * or already paid order becomes `refund_due`.
 * @returns the new state; undefined if nothing changes
 */
export async function settlePayment(
  trx: Database,
  { orderId, reference, isCancelled }: { orderId: string; reference: string; isCancelled: boolean },
  result: PaymentResult,
): Promise<'paid' | 'failed' | 'refund_due' | undefined> {
  if (result === 'failed') return (await noteFailure(trx, reference)) ? 'failed' : undefined;
  const isSurplus = isCancelled || (await isPaidByAnother(trx, orderId, reference));
  const state = isSurplus ? 'refund_due' : 'paid';
  const { numAffectedRows } = await sql`
    UPDATE payment SET state = ${state} WHERE reference = ${reference}
      AND state IN ('due', 'pending', 'failed', 'cancelled')`.execute(trx);
  if (numAffectedRows !== 1n) return undefined;
  if (!isSurplus) {
    await sql`
      UPDATE payment SET id = DEFAULT WHERE reference = ${reference}
        AND id < (SELECT max(id) FROM payment WHERE order_id = ${orderId})`.execute(trx);
    await sql`
      UPDATE payment SET state = 'cancelled', next_check_at = CASE WHEN checkout_id IS NOT NULL THEN now() END
      WHERE order_id = ${orderId} AND reference <> ${reference}
        AND state IN ('due', 'pending')`.execute(trx);
  }
  return state;
}

/** Marks the order's latest payment as paid. Returns false if that payment is neither due nor held. */
export async function settlePendingPayment(trx: Database, orderId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE payment SET state = 'paid'
    WHERE id = (SELECT max(id) FROM payment WHERE order_id = ${orderId}) AND state IN ('due', 'held')`.execute(
    trx,
  );
  return numAffectedRows === 1n;
}

/** Marks a cancelled order's late payment as received, so that it can be refunded. */
export async function noteLatePayment(trx: Database, reference: string): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ state: 'refund_due' })
    .where('reference', '=', reference)
    .where('state', '=', 'cancelled')
    .execute();
}

/** Cancels the payments of a cancelled order; paid ones become `refund_due`. */
export async function cancelPayments(trx: Database, orderId: string): Promise<void> {
  await sql`
    UPDATE payment
    SET next_check_at = CASE WHEN checkout_id IS NOT NULL THEN now() END,
      state = CASE WHEN state = 'paid' AND amount_minor > 0 THEN 'refund_due' ELSE 'cancelled' END
    WHERE order_id = ${orderId} AND state NOT IN ('refund_due', 'refunded')`.execute(trx);
}
