import type { ComponentType } from 'react';
import { matchPath, parsePath } from 'react-router';
import type { Permission } from '../api/staffApi.ts';
import { loadable, type LazyComponent } from '../components/loadable.tsx';
import { SHOP_REPLAY, staffPaths } from './staffPaths.ts';

export interface StaffPage {
  readonly path: string;
  /** Permission that the page's essential calls need. Undefined for pages open to every member. */
  readonly permission: Permission | undefined;
  readonly Screen: LazyComponent<object>;
}

function page<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  path: string,
  permission: Permission | undefined,
  name: Name,
  load: () => Promise<Module>,
): StaffPage {
  return { path, permission, Screen: loadable(load, name) as LazyComponent<object> };
}

/** Pages that need no sign-in. */
export const linkedPages: readonly StaffPage[] = [
  page(
    staffPaths.password,
    undefined,
    'PasswordScreen',
    () => import(/* webpackChunkName: "password" */ './session/PasswordScreen.tsx'),
  ),
  page(
    staffPaths.setup,
    undefined,
    'SetupScreen',
    () => import(/* webpackChunkName: "setup" */ './session/SetupScreen.tsx'),
  ),
  page(
    staffPaths.forgotten,
    undefined,
    'ForgottenScreen',
    () => import(/* webpackChunkName: "forgotten" */ './session/ForgottenScreen.tsx'),
  ),
];

export const staffPages: readonly StaffPage[] = [
  page(
    staffPaths.home,
    'home.read',
    'HomeScreen',
    () => import(/* webpackChunkName: "home" */ './home/HomeScreen.tsx'),
  ),
  page(
    staffPaths.orders,
    'orders.read',
    'OrdersScreen',
    () => import(/* webpackChunkName: "orders" */ './orders/OrdersScreen.tsx'),
  ),
  page(
    staffPaths.order(':number'),
    'orders.read',
    'OrderScreen',
    () => import(/* webpackChunkName: "order" */ './orders/OrderScreen.tsx'),
  ),
  page(
    staffPaths.packing,
    'orders.read',
    'SlotsScreen',
    () => import(/* webpackChunkName: "slots" */ './packing/SlotsScreen.tsx'),
  ),
  page(
    staffPaths.packingList,
    'orders.read',
    'PackingListScreen',
    () => import(/* webpackChunkName: "packingList" */ './packing/PackingListScreen.tsx'),
  ),
  page(
    staffPaths.products,
    'products.read',
    'ProductsScreen',
    () => import(/* webpackChunkName: "products" */ './products/ProductsScreen.tsx'),
  ),
  page(
    staffPaths.newProduct,
    'products.manage',
    'NewProductScreen',
    () => import(/* webpackChunkName: "newProduct" */ './products/editor/NewProductScreen.tsx'),
  ),
  page(
    staffPaths.product(':productId'),
    'products.read',
    'ProductScreen',
    () => import(/* webpackChunkName: "product" */ './products/editor/ProductScreen.tsx'),
  ),
  page(
    staffPaths.pictures(':productId'),
    'products.read',
    'PicturesScreen',
    () => import(/* webpackChunkName: "pictures" */ './pictures/PicturesScreen.tsx'),
  ),
  page(
    staffPaths.collections,
    'products.manage',
    'CollectionsScreen',
    () => import(/* webpackChunkName: "collections" */ './collections/CollectionsScreen.tsx'),
  ),
  page(
    staffPaths.stock,
    'stock.read',
    'StockScreen',
    () => import(/* webpackChunkName: "stock" */ './stock/StockScreen.tsx'),
  ),
  page(
    staffPaths.productStock(':productId'),
    'stock.read',
    'ProductStockScreen',
    () => import(/* webpackChunkName: "productStock" */ './stock/ProductStockScreen.tsx'),
  ),
  page(
    staffPaths.customers,
    'customers.read',
    'CustomersScreen',
    () => import(/* webpackChunkName: "customers" */ './customers/CustomersScreen.tsx'),
  ),
  page(
    staffPaths.customer(':customerId'),
    'customers.read',
    'CustomerScreen',
    () => import(/* webpackChunkName: "customer" */ './customers/CustomerScreen.tsx'),
  ),
  page(
    staffPaths.reviews,
    'reviews.manage',
    'ReviewsScreen',
    () => import(/* webpackChunkName: "reviews" */ './reviews/ReviewsScreen.tsx'),
  ),
  page(
    staffPaths.coupons,
    'offers.manage',
    'CouponsScreen',
    () => import(/* webpackChunkName: "coupons" */ './coupons/CouponsScreen.tsx'),
  ),
  page(
    staffPaths.coupon(':code'),
    'offers.manage',
    'CouponScreen',
    () => import(/* webpackChunkName: "coupon" */ './coupons/CouponScreen.tsx'),
  ),
  page(
    staffPaths.newCoupon,
    'offers.manage',
    'NewCouponScreen',
    () => import(/* webpackChunkName: "newCoupon" */ './coupons/NewCouponScreen.tsx'),
  ),
  page(
    staffPaths.content,
    'content.manage',
    'ContentScreen',
    () => import(/* webpackChunkName: "content" */ './content/ContentScreen.tsx'),
  ),
  page(
    staffPaths.newContent(':kind'),
    'content.manage',
    'NewContentScreen',
    () => import(/* webpackChunkName: "newContent" */ './content/NewContentScreen.tsx'),
  ),
  page(
    staffPaths.contentItem(':kind', ':handle'),
    'content.manage',
    'ContentItemScreen',
    () => import(/* webpackChunkName: "contentItem" */ './content/ContentItemScreen.tsx'),
  ),
  page(
    staffPaths.messages,
    'messages.manage',
    'MessagesScreen',
    () => import(/* webpackChunkName: "messages" */ './messages/MessagesScreen.tsx'),
  ),
  page(
    staffPaths.delivery,
    'delivery.manage',
    'DeliveryScreen',
    () => import(/* webpackChunkName: "delivery" */ './delivery/DeliveryScreen.tsx'),
  ),
  page(
    staffPaths.deliveryMethod(':methodId'),
    'delivery.manage',
    'DeliveryMethodScreen',
    () => import(/* webpackChunkName: "deliveryMethod" */ './delivery/DeliveryMethodScreen.tsx'),
  ),
  page(
    staffPaths.currencies,
    'currencies.manage',
    'CurrenciesScreen',
    () => import(/* webpackChunkName: "currencies" */ './currencies/CurrenciesScreen.tsx'),
  ),
  page(
    staffPaths.insight,
    'insight.read',
    'InsightScreen',
    () => import(/* webpackChunkName: "insight" */ './insight/InsightScreen.tsx'),
  ),
  page(
    staffPaths.import,
    'products.import',
    'ImportScreen',
    () => import(/* webpackChunkName: "import" */ './imports/ImportScreen.tsx'),
  ),
  page(
    staffPaths.firstSteps,
    'shop.manage',
    'FirstStepsScreen',
    () => import(/* webpackChunkName: "firstSteps" */ './shop/FirstStepsScreen.tsx'),
  ),
  page(
    staffPaths.shop,
    'shop.manage',
    'ShopScreen',
    () => import(/* webpackChunkName: "shopDetails" */ './shop/ShopScreen.tsx'),
  ),
  page(
    staffPaths.members,
    'staff.manage',
    'MembersScreen',
    () => import(/* webpackChunkName: "members" */ './members/MembersScreen.tsx'),
  ),
  page(
    staffPaths.changes,
    'changes.read',
    'ChangesScreen',
    () => import(/* webpackChunkName: "changes" */ './changes/ChangesScreen.tsx'),
  ),
  page(
    staffPaths.account,
    undefined,
    'StaffAccountScreen',
    () => import(/* webpackChunkName: "staffAccount" */ './account/StaffAccountScreen.tsx'),
  ),
];

/**
 * Returns the permission to open a page.
 * @param address path of the page; the query is ignored
 * @returns undefined for pages open to every signed-in member
 */
export function permissionOfPage(address: string): Permission | undefined {
  const { pathname = '' } = parsePath(address);
  if (pathname === SHOP_REPLAY) return 'recordings.read';
  return staffPages.find(({ path }) => matchPath(path, pathname))?.permission;
}

export async function preloadStaffPage(pathname: string): Promise<void> {
  const found = staffPages.find(({ path }) => matchPath(path, pathname));
  try {
    await found?.Screen.preload();
  } catch {}
}
