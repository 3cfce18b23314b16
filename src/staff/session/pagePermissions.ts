import { matchPath, parsePath } from 'react-router';
import type { Permission } from '../../api/staffApi.ts';
import { staffPaths } from '../staffPaths.ts';

/** Where recordings of the shop are shown; no page of the counter, but opened from its menu. */
export const SHOP_REPLAY = '/support/replay';

/** What the pages demand: what the calls do that they cannot do without. The first path that fits counts. */
const PERMISSIONS: readonly (readonly [path: string, permission: Permission])[] = [
  [staffPaths.orders, 'orders.read'],
  [staffPaths.order(':number'), 'orders.read'],
  [staffPaths.packing, 'orders.read'],
  [staffPaths.packingList, 'orders.read'],
  [staffPaths.products, 'products.read'],
  [staffPaths.newProduct, 'products.manage'],
  [staffPaths.product(':productId'), 'products.read'],
  [staffPaths.pictures(':productId'), 'products.read'],
  [staffPaths.collections, 'products.manage'],
  [staffPaths.stock, 'stock.read'],
  [staffPaths.productStock(':productId'), 'stock.read'],
  [staffPaths.reviews, 'reviews.manage'],
  [staffPaths.coupons, 'offers.manage'],
  [staffPaths.coupon(':code'), 'offers.manage'],
  [staffPaths.newCoupon, 'offers.manage'],
  [staffPaths.content, 'content.manage'],
  [staffPaths.newContent(':kind'), 'content.manage'],
  [staffPaths.contentItem(':kind', ':handle'), 'content.manage'],
  [staffPaths.messages, 'messages.manage'],
  [staffPaths.delivery, 'delivery.manage'],
  [staffPaths.deliveryMethod(':methodId'), 'delivery.manage'],
  [staffPaths.currencies, 'currencies.manage'],
  [staffPaths.insight, 'insight.read'],
  [staffPaths.import, 'products.import'],
  [staffPaths.firstSteps, 'shop.manage'],
  [staffPaths.shop, 'shop.manage'],
  [staffPaths.members, 'staff.manage'],
  [staffPaths.changes, 'changes.read'],
  [SHOP_REPLAY, 'recordings.read'],
];

/**
 * What opening a page demands.
 * @param address path of the page; a query is left out of account
 * @returns undefined for a page that everybody who is signed in may open
 */
export function permissionOfPage(address: string): Permission | undefined {
  const { pathname = '' } = parsePath(address);
  return PERMISSIONS.find(([path]) => matchPath(path, pathname))?.[1];
}
