import type { Database } from '../../db/schema.ts';
import {
  findLatestCheckout,
  storeCharge,
  storeCheckout,
  type CheckoutPayment,
} from '../../payment/checkoutRepository.ts';
import type { Charge, PaymentGateway } from '../../payment/gateways/gateway.ts';
import type { Gateways } from '../../payment/gateways/openGateways.ts';
import { isGateway } from '../../payment/onlinePayment.ts';
import { lockOrder, type StoredOrder } from '../reading/orderQueries.ts';
import { OrderRejection } from '../reading/orderRejection.ts';

interface OpenContext {
  db: Database;
  gateways: Gateways;
  origin: string;
}

/** Path that providers send customers back to; the payment's reference is the key. */
export const RETURN_PATH = '/payments/return';

/** Locks the order and stores the charge. @throws OrderRejection if nothing can be paid online */
async function prepare(
  trx: Database,
  orderId: string,
  gateways: Gateways,
): Promise<{
  order: StoredOrder;
  payment: CheckoutPayment;
  gateway: PaymentGateway;
  charge: Charge;
}> {
  const order = await lockOrder(trx, orderId);
  const payment = await findLatestCheckout(trx, orderId);
  const gateway = payment && isGateway(payment.method) ? gateways.get(payment.method) : undefined;
  const isOpen = order.status !== 'cancelled' && payment?.state === 'pending';
  const charge = payment?.charge ?? gateway?.toCharge(order.shown.total, order.currency);
  if (!isOpen || !gateway || !charge) throw new OrderRejection('notToBePaid');
  await storeCharge(trx, payment.reference, charge);
  return { order, payment, gateway, charge };
}

/**
 * Returns the provider's page for the latest payment of an order. The provider is asked outside of the transaction,
 * with the reference as idempotency key: after a lost response the same page comes back.
 * @throws OrderRejection if nothing can be paid online, GatewayError
 */
export async function openCheckout(
  { db, gateways, origin }: OpenContext,
  orderId: string,
): Promise<string> {
  const { order, payment, gateway, charge } = await db
    .transaction()
    .execute((trx) => prepare(trx, orderId, gateways));
  if (payment.checkoutUrl) return payment.checkoutUrl;
  if (payment.checkoutId) throw new OrderRejection('notToBePaid');
  const { reference, lapsesAt } = payment;
  const checkout = await gateway.openCheckout({
    reference,
    charge,
    orderNumber: order.number,
    email: order.email,
    returnUrl: `${origin}${RETURN_PATH}/${reference}`,
    expiresAt: lapsesAt ?? new Date(),
  });
  await storeCheckout(db, reference, checkout);
  return checkout.url;
}
