import { deleteMessagesOf } from '../content/contactRepository.ts';
import type { Database } from '../db/schema.ts';
import { deleteMailTo } from '../mail/mailRepository.ts';
import { anonymiseOrders } from '../orders/reading/anonymiseOrders.ts';
import { claimOrders } from '../orders/placing/claimOrders.ts';
import { deleteAlerts } from '../stockAlert/stockAlertRepository.ts';
import type { Customer } from './customerRepository.ts';
import { lockCarts } from './mergeRepository.ts';
import { deleteRegistrations } from './registrationRepository.ts';

/**
 * Erases a customer with all data, including cart, registrations, stock alerts, messages and queued emails.
 * Anonymizes the customer's orders, including guest orders of the confirmed email address.
 * @param trx a transaction
 * @returns false if the customer was deleted meanwhile
 */
export async function eraseCustomer(trx: Database, customer: Customer): Promise<boolean> {
  const { id, cartId, email, emailKey } = customer;
  // Concurrent writes of other sessions wait for this lock, then find no cart.
  const locked = await lockCarts(trx, [cartId]);
  if (!locked.has(cartId)) return false;
  await claimOrders(trx, id, email);
  await anonymiseOrders(trx, id);
  await trx.deleteFrom('session').where('customer_id', '=', id).execute();
  await trx.deleteFrom('customer').where('id', '=', id).execute();
  await trx.deleteFrom('session').where('cart_id', '=', cartId).execute();
  await trx.deleteFrom('cart').where('id', '=', cartId).execute();
  await deleteRegistrations(trx, emailKey);
  await deleteAlerts(trx, emailKey);
  await deleteMessagesOf(trx, emailKey);
  await deleteMailTo(trx, email);
  return true;
}
