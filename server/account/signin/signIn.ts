import type { Database } from '../../db/schema.ts';
import { findStoreCurrency } from '../../currency/storeCurrency.ts';
import { claimOrders } from '../../orders/placing/claimOrders.ts';
import type { Session } from '../../session/session.ts';
import { endSession, insertCustomerSession } from '../../session/sessionRepository.ts';
import { AccountRejection } from '../accountRejection.ts';
import { lockPassword, type Customer } from '../customerRepository.ts';
import type { Device } from '../../session/deviceOf.ts';
import { lockCarts, mergeCarts, moveRecentlyViewed } from '../mergeRepository.ts';

/**
 * Opens a customer session and ends the request's earlier session. Merges a visitor's cart, wishlist and coupon,
 * and claims guest orders of the customer's email address.
 * @param trx a transaction
 * @throws AccountRejection if the password was changed meanwhile
 */
export async function signIn(
  trx: Database,
  customer: Customer,
  earlier: Session | undefined,
  hashes: { cookie: Buffer; token: Buffer },
  device: Device,
): Promise<void> {
  const { id: customerId, cartId } = customer;
  const visitorsCart = earlier?.customerId === null ? earlier.cartId : undefined;
  const carts = await lockCarts(
    trx,
    visitorsCart === undefined ? [cartId] : [cartId, visitorsCart],
  );
  // Lock the password, so a concurrent password change waits and then ends this new session too.
  if (!(await lockPassword(trx, customerId, customer.password))) {
    throw new AccountRejection('invalidSignIn');
  }
  if (visitorsCart !== undefined && carts.has(visitorsCart)) {
    await mergeCarts(trx, visitorsCart, cartId);
  }
  await claimOrders(trx, customerId, customer.email);
  const currencyCode = earlier?.currencyCode ?? (await findStoreCurrency(trx)).code;
  const id = await insertCustomerSession(trx, hashes, { cartId, currencyCode, customerId }, device);
  if (earlier === undefined) return;
  if (earlier.customerId === null || earlier.customerId === customerId) {
    await moveRecentlyViewed(trx, earlier.id, id);
  }
  await endSession(trx, earlier.id);
}
