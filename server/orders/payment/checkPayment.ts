import type { Database } from '../../db/schema.ts';
import {
  endChecks,
  findCheckout,
  holdPayment,
  removeCheckoutUrl,
  scheduleCheck,
  storeProviderPayment,
  type CheckoutPayment,
} from '../../payment/checkoutRepository.ts';
import {
  GatewayError,
  isSameCharge,
  type CheckoutState,
  type CheckoutStatus,
  type PaymentGateway,
} from '../../payment/gateways/gateway.ts';
import type { Gateways } from '../../payment/gateways/openGateways.ts';
import { isGateway } from '../../payment/onlinePayment.ts';
import { lockOrder } from '../reading/orderQueries.ts';
import { settle } from './startPayment.ts';

export interface CheckContext {
  db: Database;
  gateways: Gateways;
  timeZone: string;
}

/** @throws GatewayError `unknown` without keys of the provider, because another process may have them */
export async function requireGateway(
  { db, gateways }: CheckContext,
  method: string,
): Promise<PaymentGateway> {
  const gateway = isGateway(method) ? await gateways.find(db, method) : undefined;
  if (gateway === undefined) throw new GatewayError('unknown', 'The provider is not set up.');
  return gateway;
}

/** Reads the state of a checkout. First closes an open checkout whose payment is cancelled or failed. */
async function readState(
  gateway: PaymentGateway,
  checkoutId: string,
  { state }: CheckoutPayment,
): Promise<CheckoutState> {
  const found = await gateway.readCheckout(checkoutId);
  const isUnwanted = state === 'cancelled' || state === 'failed';
  if (found.status !== 'open' || !isUnwanted) return found;
  await gateway.expireCheckout(checkoutId);
  return gateway.readCheckout(checkoutId);
}

async function applyPaid(
  { db, timeZone }: CheckContext,
  { reference, orderId, charge }: CheckoutPayment,
  found: CheckoutState,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    if (found.paymentId) await storeProviderPayment(trx, reference, found.paymentId);
    const isExact = isSameCharge(found.charge, charge);
    await (isExact ? settle(trx, reference, 'paid', timeZone) : holdPayment(trx, reference));
    await endChecks(trx, reference);
  });
}

/**
 * Reads the state of a payment from the provider and applies it. Webhooks and redirects only trigger this check, so
 * duplicate, late and reordered events do no harm.
 * @returns the checkout's status; undefined if the payment has no checkout
 * @throws GatewayError
 */
export async function checkPayment(
  context: CheckContext,
  reference: string,
): Promise<CheckoutStatus | undefined> {
  const { db } = context;
  const payment = await findCheckout(db, reference);
  if (!payment?.checkoutId) {
    await endChecks(db, reference);
    return undefined;
  }
  const gateway = await requireGateway(context, payment.method);
  const found = await readState(gateway, payment.checkoutId, payment);
  if (found.status === 'paid') {
    await applyPaid(context, payment, found);
    return found.status;
  }
  if (found.status === 'expired') {
    await db.transaction().execute((trx) => settle(trx, reference, 'failed', context.timeZone));
  }
  if (found.status === 'confirming') await removeCheckoutUrl(db, reference);
  // Razorpay can still capture a payment that began before the link expired.
  await scheduleCheck(db, reference);
  return found.status;
}

/**
 * Closes the checkout of a payment and applies its final state, so that it can't be paid afterwards.
 * @throws GatewayError
 */
export async function closeCheckout(context: CheckContext, reference: string): Promise<void> {
  const payment = await findCheckout(context.db, reference);
  if (!payment?.checkoutId) return;
  const gateway = await requireGateway(context, payment.method);
  await gateway.expireCheckout(payment.checkoutId);
  if ((await checkPayment(context, reference)) === 'open') {
    throw new GatewayError('unknown', 'The checkout is still open.');
  }
}
