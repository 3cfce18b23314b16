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
 * Erases a customer: addresses, passkeys, mail codes and sessions go with the row that they refer to, cart, wishlist and saved
 * lines with the cart. Orders outlive their customer and are made anonymous before the row goes, those placed as a guest with the
 * customer's confirmed address, too.
 * @param trx a transaction
 */
export async function eraseCustomer(trx: Database, customer: Customer): Promise<void> {
  const { id, cartId, email, emailKey } = customer;
  // Writes under way in other browsers wait for this, and then find no cart.
  await lockCarts(trx, [cartId]);
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
}
