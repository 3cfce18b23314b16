import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { GatewayError, type GatewayId, type RefundState } from '../../payment/gateways/gateway.ts';
import { findRefunds } from '../../payment/refundRepository.ts';
import { toAmount } from '../../payment/gateways/chargedDigits.ts';
import { lockOrder } from '../reading/orderQueries.ts';
import { requireGateway, type CheckContext } from './checkPayment.ts';
import { mailPaymentAlert } from './paymentAlert.ts';
import { settleRefund } from './issueRefund.ts';
import { shownRefunds } from './orderMoney.ts';

interface SendableRefund {
  id: string;
  orderId: string;
  method: string;
  reference: string;
  providerPaymentId: string | null;
  providerRefundId: string | null;
  /** Amount in the provider's smallest unit; null before the first attempt. */
  chargeAmount: number | null;
  state: 'due' | 'pending' | 'done';
  attempts: number;
}

const MOST_ATTEMPTS = 20;

/** Claims refunds that are due, with a backoff of 10 s to an hour. */
async function claimRefunds(db: Database, limit: number): Promise<SendableRefund[]> {
  const { rows } = await sql<SendableRefund>`
    UPDATE refund SET attempts = attempts + 1,
      next_attempt_at = now() + least(interval '1 hour', interval '10 seconds' * 2 ^ least(attempts, 12))
    FROM payment WHERE payment.id = payment_id AND refund.id IN (
      SELECT id FROM refund WHERE next_attempt_at <= now()
      ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    RETURNING refund.id, refund.order_id AS "orderId", method, reference, attempts, refund.state,
      refund.charge_amount::double precision AS "chargeAmount",
      provider_payment_id AS "providerPaymentId", provider_refund_id AS "providerRefundId"`.execute(
    db,
  );
  return rows;
}

async function noteFailure(
  db: Database,
  { id, orderId }: SendableRefund,
  failure: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    await sql`
      UPDATE refund SET state = 'due', failure = ${failure.slice(0, 500)}, next_attempt_at = NULL
      WHERE id = ${id}`.execute(trx);
    await mailPaymentAlert(trx, order, 'refund');
  });
}

/**
 * Computes and stores a refund's amount in the provider's smallest unit. A payment's refunds never exceed its charge;
 * the last refund takes the exact remainder.
 */
async function storeAmount(
  { db }: CheckContext,
  { id, orderId, method }: SendableRefund,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const refunds = await findRefunds(trx, [orderId]);
    const shown = shownRefunds(order, refunds)[refunds.findIndex((refund) => refund.id === id)];
    const charge = toAmount(method as GatewayId, shown ?? 0, order.currency);
    const { rows } = await sql<{ amount: number }>`
      UPDATE refund SET charge_amount = CASE WHEN rest.minor = refund.amount_minor THEN rest.charge
        ELSE least(rest.charge, ${charge?.amount ?? 0}) END
      FROM (
        SELECT payment.id AS payment_id,
          payment.charge_amount - coalesce(sum(other.charge_amount), 0) AS charge,
          payment.amount_minor - coalesce(sum(other.amount_minor), 0) AS minor
        FROM payment JOIN refund this ON this.payment_id = payment.id
        LEFT JOIN refund other ON other.payment_id = payment.id AND other.id <> this.id
          AND other.charge_amount IS NOT NULL
        WHERE this.id = ${id} GROUP BY payment.id
      ) AS rest
      WHERE refund.id = ${id} RETURNING refund.charge_amount::double precision AS amount`.execute(
      trx,
    );
    return rows[0]?.amount ?? 0;
  });
}

async function send(context: CheckContext, refund: SendableRefund): Promise<RefundState> {
  const { id, method, reference, providerPaymentId, providerRefundId } = refund;
  const gateway = await requireGateway(context, method);
  if (!providerPaymentId) throw new GatewayError('rejected', 'The provider reports no payment.');
  if (providerRefundId) return gateway.readRefund(providerRefundId, providerPaymentId);
  const amount = refund.chargeAmount ?? (await storeAmount(context, refund));
  if (amount <= 0) throw new GatewayError('rejected', 'The provider can’t refund this amount.');
  return gateway.refund({ paymentId: providerPaymentId, amount, key: `${reference}-${id}` });
}

async function apply(
  { db, timeZone }: CheckContext,
  refund: SendableRefund,
  result: RefundState,
): Promise<void> {
  const { id, orderId, state } = refund;
  await sql`UPDATE refund SET provider_refund_id = ${result.id} WHERE id = ${id}`.execute(db);
  if (result.status === 'failed') {
    return noteFailure(db, refund, 'The provider reports that the refund failed.');
  }
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    if (result.status === 'pending') {
      await sql`UPDATE refund SET state = 'pending' WHERE id = ${id} AND state = 'due'`.execute(
        trx,
      );
      return;
    }
    if (state !== 'done') await settleRefund(trx, orderId, id, timeZone);
    await sql`UPDATE refund SET next_attempt_at = NULL, failure = '' WHERE id = ${id}`.execute(trx);
  });
  return undefined;
}

/** True if no retry can succeed. Requests with wrong keys are retried, because the owner can correct the keys. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof GatewayError) || error.kind !== 'rejected') return false;
  return error.status !== 401 && error.status !== 403;
}

/**
 * Sends due refunds to their providers, and reads the state of pending ones. Payment reference and refund id form
 * the idempotency key, so a repeated attempt refunds once.
 */
export async function sendRefunds(
  context: CheckContext,
  onFailure: (error: unknown, refundId: string) => void,
): Promise<void> {
  for (const refund of await claimRefunds(context.db, 20)) {
    try {
      await apply(context, refund, await send(context, refund));
    } catch (error) {
      onFailure(error, refund.id);
      // After the provider has accepted a refund, only its status report can mark the refund as failed.
      if (refund.providerRefundId) continue;
      if (isFinal(error) || refund.attempts >= MOST_ATTEMPTS) {
        await noteFailure(context.db, refund, (error as Error).message);
      }
    }
  }
}
