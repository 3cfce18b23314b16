import { sql } from 'kysely';
import { paiseColumn } from '../db/paiseColumn.ts';
import type { Database, Schema } from '../db/schema.ts';
import type { PaymentResult } from './paymentProvider.ts';

/** An attempt to pay an order. */
export interface Payment {
  orderId: string;
  /** Id of its provider. */
  method: string;
  reference: string;
  state: Schema['payment']['state'];
  /** When the order lapses without it; null where it is paid at the door. */
  lapsesAt: Date | null;
}

/** An attempt that begins. */
interface NewAttempt extends Omit<Payment, 'lapsesAt'> {
  amountPaise: number;
  lapsesInMinutes: number | null;
}

/** Stores an attempt. */
export async function insertPayment(
  trx: Database,
  { orderId, method, reference, state, amountPaise, lapsesInMinutes }: NewAttempt,
): Promise<void> {
  await trx
    .insertInto('payment')
    .values({
      order_id: orderId,
      method,
      reference,
      state,
      amount_paise: amountPaise,
      lapses_at:
        lapsesInMinutes === null
          ? null
          : sql<Date>`now() + make_interval(mins => ${lapsesInMinutes})`,
    })
    .execute();
}

/** The attempt that counts. @throws when the order has none */
export async function findLatestPayment(
  db: Database,
  orderId: string,
): Promise<Payment & { amountPaise: number }> {
  return db
    .selectFrom('payment')
    .select([
      'order_id as orderId',
      'method',
      'reference',
      'state',
      'lapses_at as lapsesAt',
      paiseColumn('amount_paise').as('amountPaise'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** The attempts to pay orders, oldest first. */
export async function findPaymentsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<(Payment & { id: string; amountPaise: number; beganAt: Date })[]> {
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
      'created_at as beganAt',
      paiseColumn('amount_paise').as('amountPaise'),
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

/** The order of a payment, undefined where no payment has the reference. */
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

/** The method of a payment, undefined where no payment has the reference. */
export async function findPaymentMethod(
  db: Database,
  reference: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment')
    .select('method')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.method;
}

/** Tells whether another attempt has paid the order. */
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

/** Marks a pending attempt as failed. */
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
 * Applies a provider's result to a payment of a locked order. A failed payment can still be paid later; a paid one stays paid. The paid
 * attempt becomes the latest, other open attempts are cancelled. A payment for a cancelled or already paid order becomes `refund_due`.
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
      UPDATE payment SET state = 'cancelled' WHERE order_id = ${orderId} AND reference <> ${reference}
        AND state IN ('due', 'pending')`.execute(trx);
  }
  return state;
}

/** Notes that money which was due has come. False where nothing was due. */
export async function settlePendingPayment(trx: Database, orderId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE payment SET state = 'paid'
    WHERE id = (SELECT max(id) FROM payment WHERE order_id = ${orderId}) AND state = 'due'`.execute(
    trx,
  );
  return numAffectedRows === 1n;
}

/** Notes that money has come which nobody waited for any more: it has to be given back. */
export async function noteLatePayment(trx: Database, reference: string): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ state: 'refund_due' })
    .where('reference', '=', reference)
    .where('state', '=', 'cancelled')
    .execute();
}

/** Ends the payments of a cancelled order; what was paid has to be given back. */
export async function cancelPayments(trx: Database, orderId: string): Promise<void> {
  await sql`
    UPDATE payment
    SET state = CASE WHEN state = 'paid' AND amount_paise > 0 THEN 'refund_due' ELSE 'cancelled' END
    WHERE order_id = ${orderId} AND state NOT IN ('refund_due', 'refunded')`.execute(trx);
}
