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
  type CheckoutState,
  type GatewayId,
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

/** @throws GatewayError if this process has no keys of the provider; one with keys can still check the payment */
function requireGateway(gateways: Gateways, method: GatewayId): PaymentGateway {
  const gateway = gateways.get(method);
  if (gateway === undefined) throw new GatewayError('unknown', 'The provider is not set up.');
  return gateway;
}

/** Reads the checkout; closes it first if its payment must not be paid any more. */
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
    const isExact =
      found.charge.amount === charge?.amount && found.charge.currency === charge.currency;
    if (!isExact) {
      await holdPayment(trx, reference);
      return endChecks(trx, reference);
    }
    await settle(trx, reference, 'paid', timeZone);
    return endChecks(trx, reference);
  });
}

/**
 * Asks the provider for the state of a payment and applies it. Trusts no webhook and no redirect, so repeated, late
 * and reordered events have no effect.
 * @throws GatewayError
 */
export async function checkPayment(context: CheckContext, reference: string): Promise<void> {
  const { db, gateways, timeZone } = context;
  const payment = await findCheckout(db, reference);
  if (!payment?.checkoutId || !isGateway(payment.method)) return endChecks(db, reference);
  const gateway = requireGateway(gateways, payment.method);
  const found = await readState(gateway, payment.checkoutId, payment);
  if (found.status === 'paid') return applyPaid(context, payment, found);
  if (found.status === 'expired') {
    await db.transaction().execute((trx) => settle(trx, reference, 'failed', timeZone));
    // Razorpay can still capture a payment that began before the link ended.
    return scheduleCheck(db, reference);
  }
  if (found.status === 'confirming') await removeCheckoutUrl(db, reference);
  return scheduleCheck(db, reference);
}

/**
 * Closes the checkout of a payment and applies its final state, so that it can't be paid afterwards.
 * @throws GatewayError
 */
export async function closeCheckout(context: CheckContext, reference: string): Promise<void> {
  const payment = await findCheckout(context.db, reference);
  if (!payment?.checkoutId || !isGateway(payment.method)) return;
  const gateway = requireGateway(context.gateways, payment.method);
  await gateway.expireCheckout(payment.checkoutId);
  await checkPayment(context, reference);
  if ((await gateway.readCheckout(payment.checkoutId)).status === 'open') {
    throw new GatewayError('unknown', 'The checkout is still open.');
  }
}
