import type { Database } from '../../db/schema.ts';
import {
  preparePayment,
  storeCheckout,
  type PreparedPayment,
} from '../../payment/checkoutRepository.ts';
import {
  GatewayError,
  type HostedCheckout,
  type PaymentGateway,
} from '../../payment/gateways/gateway.ts';
import type { Gateways } from '../../payment/gateways/openGateways.ts';
import { toCharge } from '../../payment/gateways/chargedDigits.ts';
import { isGateway, isOpenOnline } from '../../payment/onlinePayment.ts';
import { findLatestPayment, settlePayment } from '../../payment/paymentRepository.ts';
import { lockOrder, type StoredOrder } from '../reading/orderQueries.ts';
import { OrderRejection } from '../reading/orderRejection.ts';

interface OpenContext {
  db: Database;
  gateways: Gateways;
  origin: string;
}

interface Prepared {
  order: StoredOrder;
  payment: PreparedPayment;
  gateway: PaymentGateway;
}

export const RETURN_PATH = '/payments/return';

async function prepare(trx: Database, orderId: string, gateways: Gateways): Promise<Prepared> {
  const order = await lockOrder(trx, orderId);
  const latest = await findLatestPayment(trx, orderId);
  const { method, reference } = latest;
  const gateway = isGateway(method) ? await gateways.find(trx, method) : undefined;
  const charge = isGateway(method) && toCharge(method, order.shown.total, order.currency);
  const isPayable = order.status !== 'cancelled' && isOpenOnline(latest);
  if (!isPayable || !gateway || !charge) throw new OrderRejection('notToBePaid');
  return { order, gateway, payment: await preparePayment(trx, reference, charge) };
}

/** Opens a checkout. If the provider rejects it, marks the payment as failed, so that the customer can retry. */
async function request(
  db: Database,
  { order, payment, gateway }: Prepared,
  origin: string,
): Promise<HostedCheckout> {
  const { reference, charge, returnKey, lapsesAt } = payment;
  try {
    return await gateway.openCheckout({
      reference,
      charge,
      orderNumber: order.number,
      email: order.email,
      returnUrl: `${origin}${RETURN_PATH}/${returnKey}`,
      expiresAt: lapsesAt,
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
 * Returns the URL of the provider's page for an order's latest payment. Calls the provider outside the transaction.
 * The payment reference is the idempotency key, so a retry returns the same page.
 * @throws OrderRejection if nothing can be paid online, GatewayError
 */
export async function openCheckout(
  { db, gateways, origin }: OpenContext,
  orderId: string,
): Promise<string> {
  const prepared = await db.transaction().execute((trx) => prepare(trx, orderId, gateways));
  const { payment, gateway } = prepared;
  if (payment.checkoutUrl) return payment.checkoutUrl;
  const { reference } = payment;
  const checkout = await request(db, prepared, origin);
  if (!(await storeCheckout(db, reference, { ...checkout, isTest: gateway.isTest }))) {
    await gateway.expireCheckout(checkout.id);
    throw new OrderRejection('notToBePaid');
  }
  return checkout.url;
}
