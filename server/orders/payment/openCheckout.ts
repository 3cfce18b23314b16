import type { Database } from '../../db/schema.ts';
import {
  findCheckout,
  findLatestCheckout,
  storeCharge,
  storeCheckout,
  storeReturnHash,
  type CheckoutPayment,
} from '../../payment/checkoutRepository.ts';
import {
  GatewayError,
  type Charge,
  type HostedCheckout,
  type PaymentGateway,
} from '../../payment/gateways/gateway.ts';
import type { Gateways } from '../../payment/gateways/openGateways.ts';
import { isGateway } from '../../payment/onlinePayment.ts';
import { settlePayment } from '../../payment/paymentRepository.ts';
import { hashOf } from '../../session/secret.ts';
import { lockOrder, type StoredOrder } from '../reading/orderQueries.ts';
import { OrderRejection } from '../reading/orderRejection.ts';

interface OpenContext {
  db: Database;
  gateways: Gateways;
  origin: string;
}

interface Prepared {
  order: StoredOrder;
  payment: CheckoutPayment;
  gateway: PaymentGateway;
  charge: Charge;
}

/** Path that providers send customers back to. */
export const RETURN_PATH = '/payments/return';

/**
 * Derives the key of the return address. It differs from the reference, which staff and provider see, and is the
 * same for each retry of a request.
 */
function returnKeyOf(reference: string): string {
  return hashOf(`payment return ${reference}`).toString('hex');
}

/** Locks the order and stores the charge. @throws OrderRejection if nothing can be paid online */
async function prepare(trx: Database, orderId: string, gateways: Gateways): Promise<Prepared> {
  const order = await lockOrder(trx, orderId);
  const payment = await findLatestCheckout(trx, orderId);
  const gateway = payment && isGateway(payment.method) ? gateways.get(payment.method) : undefined;
  const isOpen = order.status !== 'cancelled' && payment?.state === 'pending';
  const charge = payment?.charge ?? gateway?.toCharge(order.shown.total, order.currency);
  if (!isOpen || !gateway || !charge) throw new OrderRejection('notToBePaid');
  const { reference } = payment;
  await storeCharge(trx, reference, charge);
  await storeReturnHash(trx, reference, hashOf(returnKeyOf(reference)));
  const stored = await findCheckout(trx, reference);
  if (stored === undefined) throw new OrderRejection('noPayment');
  return { order, payment: stored, gateway, charge };
}

/** Asks the provider; a rejected request ends the attempt, so that the customer can retry or change the method. */
async function request(
  db: Database,
  { order, payment, gateway, charge }: Prepared,
  returnUrl: string,
): Promise<HostedCheckout> {
  const { reference, lapsesAt } = payment;
  try {
    return await gateway.openCheckout({
      reference,
      charge,
      orderNumber: order.number,
      email: order.email,
      returnUrl,
      expiresAt: lapsesAt ?? new Date(),
    });
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'rejected') {
      await db.transaction().execute(async (trx) => {
        await lockOrder(trx, order.id);
        await settlePayment(trx, { orderId: order.id, reference, isCancelled: false }, 'failed');
      });
    }
    throw error;
  }
}

/**
 * Returns the provider's page for the latest payment of an order. Asks the provider outside of the transaction,
 * with the reference as idempotency key: after a lost response the same page comes back.
 * @throws OrderRejection if nothing can be paid online, GatewayError
 */
export async function openCheckout(
  { db, gateways, origin }: OpenContext,
  orderId: string,
): Promise<string> {
  const prepared = await db.transaction().execute((trx) => prepare(trx, orderId, gateways));
  const { payment, gateway } = prepared;
  if (payment.checkoutUrl) return payment.checkoutUrl;
  if (payment.checkoutId) throw new OrderRejection('notToBePaid');
  const { reference } = payment;
  const checkout = await request(db, prepared, `${origin}${RETURN_PATH}/${returnKeyOf(reference)}`);
  if (!(await storeCheckout(db, reference, checkout))) {
    await gateway.expireCheckout(checkout.id);
    throw new OrderRejection('notToBePaid');
  }
  return checkout.url;
}
