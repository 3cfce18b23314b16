import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { GatewayError, type GatewayId, type RefundState } from '../../payment/gateways/gateway.ts';
import { findRefunds } from '../../payment/refundRepository.ts';
import { isGateway } from '../../payment/onlinePayment.ts';
import { findOrderById } from '../reading/orderQueries.ts';
import type { CheckContext } from './checkPayment.ts';
import { settleRefund } from './issueRefund.ts';
import { shownRefunds } from './orderMoney.ts';

interface SendableRefund {
  id: string;
  orderId: string;
  method: string;
  reference: string;
  providerPaymentId: string | null;
  providerRefundId: string | null;
  attempts: number;
}

const MOST_ATTEMPTS = 20;

/** Claims refunds that are due, with a backoff of 10 s to an hour. */
async function claimRefunds(db: Database, limit: number): Promise<SendableRefund[]> {
  const { rows } = await sql<SendableRefund>`
    UPDATE refund SET attempts = attempts + 1,
      next_attempt_at = now() + least(interval '1 hour', interval '10 seconds' * 2 ^ least(attempts, 12))
    FROM payment WHERE payment.id = payment_id AND refund.id IN (
      SELECT id FROM refund WHERE next_attempt_at <= now() AND state <> 'done'
      ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    RETURNING refund.id, refund.order_id AS "orderId", method, reference, attempts,
      provider_payment_id AS "providerPaymentId", provider_refund_id AS "providerRefundId"`.execute(
    db,
  );
  return rows;
}

/** Leaves a refund to staff, who see the reason on the order. */
async function noteFailure(db: Database, id: string, failure: string): Promise<void> {
  await sql`
    UPDATE refund SET state = 'due', failure = ${failure.slice(0, 500)}, next_attempt_at = NULL
    WHERE id = ${id} AND state <> 'done'`.execute(db);
}

async function send(
  { db, gateways }: CheckContext,
  { id, orderId, method, reference, providerPaymentId, providerRefundId }: SendableRefund,
): Promise<RefundState> {
  const gateway = gateways.get(method as GatewayId);
  if (!isGateway(method) || !gateway || !providerPaymentId) {
    throw new GatewayError('rejected', 'The provider of this payment is not set up.');
  }
  if (providerRefundId) return gateway.readRefund(providerRefundId, providerPaymentId);
  const order = await findOrderById(db, orderId);
  const refunds = await findRefunds(db, [orderId]);
  const shown = shownRefunds(order, refunds)[refunds.findIndex((refund) => refund.id === id)];
  const charge = shown === undefined ? undefined : gateway.toCharge(shown, order.currency);
  if (!charge) throw new GatewayError('rejected', 'The provider can’t refund this amount.');
  return gateway.refund({
    paymentId: providerPaymentId,
    amount: charge.amount,
    key: `${reference}-${id}`,
  });
}

async function apply(
  { db, timeZone }: CheckContext,
  { id, orderId }: SendableRefund,
  result: RefundState,
): Promise<void> {
  await sql`UPDATE refund SET provider_refund_id = ${result.id} WHERE id = ${id}`.execute(db);
  if (result.status === 'failed')
    return noteFailure(db, id, 'The provider reports that the refund failed.');
  if (result.status === 'pending') {
    await sql`UPDATE refund SET state = 'pending' WHERE id = ${id} AND state = 'due'`.execute(db);
    return undefined;
  }
  await db.transaction().execute(async (trx) => settleRefund(trx, orderId, id, timeZone));
  await sql`UPDATE refund SET next_attempt_at = NULL, failure = '' WHERE id = ${id}`.execute(db);
  return undefined;
}

/**
 * Sends due refunds to their providers, and asks for the state of pending ones. The refund's id is the idempotency
 * key, so a repeated attempt refunds once.
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
      const isFinal = error instanceof GatewayError && error.kind === 'rejected';
      if (isFinal || refund.attempts >= MOST_ATTEMPTS) {
        await noteFailure(context.db, refund.id, (error as Error).message);
      }
    }
  }
}
