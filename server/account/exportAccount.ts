import { findCouponByCart } from '../cart/couponRepository.ts';
import { findMessagesOf } from '../content/contactRepository.ts';
import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { exportOrders } from '../orders/reading/exportOrders.ts';
import type { ShopSettings } from '../shopSettings.ts';
import { findWaitingAlerts } from '../stockAlert/stockAlertRepository.ts';
import { findWishlist } from '../wishlist/wishlistRepository.ts';
import { findAddresses } from './addresses/addressRepository.ts';
import { toAddressDto } from './addresses/addressDto.ts';
import type { Customer } from './customerRepository.ts';
import { toProfileDto } from './customerDto.ts';
import { findCartLines, findSavedLines, findViewedProducts } from './exportRepository.ts';
import { findSessionsOf } from './ownSessionRepository.ts';
import { findPasskeys } from './signin/passkeyRepository.ts';
import { toPasskeyDto } from './signin/passkeyDto.ts';
import { findSecondFactor } from './signin/secondFactorRepository.ts';

/** Exports all stored data of a customer except secrets. Modules that store more customer data must add it here. */
export async function exportAccount(
  db: Database,
  customer: Customer,
  { sessionLifetime }: ShopSettings,
): Promise<Dto['AccountExport']> {
  const { id, cartId, emailKey } = customer;
  const addresses = await findAddresses(db, id);
  const passkeys = await findPasskeys(db, { kind: 'customer', id });
  const secondFactor = await findSecondFactor(db, { kind: 'customer', id });
  const sessions = await findSessionsOf(db, id, sessionLifetime);
  const alerts = await findWaitingAlerts(db, emailKey);
  const messages = await findMessagesOf(db, emailKey);
  return {
    exported_at: new Date().toISOString(),
    customer: toProfileDto(customer),
    registered_at: customer.createdAt.toISOString(),
    avoid: customer.avoid,
    addresses: addresses.map((address) => toAddressDto(address, 'en')),
    cart: await findCartLines(db, cartId),
    saved: await findSavedLines(db, cartId),
    orders: await exportOrders(db, id),
    wishlist: await findWishlist(db, cartId),
    recently_viewed: await findViewedProducts(db, id),
    coupon: (await findCouponByCart(db, cartId))?.code ?? '',
    stock_alerts: alerts.map(({ handle, createdAt }) => ({
      handle,
      asked_at: createdAt.toISOString(),
    })),
    messages: messages.map(({ name, email, order_number, message, createdAt }) => ({
      name,
      email,
      order_number,
      message,
      sent_at: createdAt.toISOString(),
    })),
    passkeys: passkeys.map(toPasskeyDto),
    second_factor_since: secondFactor?.confirmedAt?.toISOString() ?? '',
    sessions: sessions.map(({ browser, system, createdAt, usedAt }) => ({
      started_at: createdAt.toISOString(),
      last_used_at: usedAt.toISOString(),
      browser,
      system,
    })),
  };
}
