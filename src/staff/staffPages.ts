import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { loadable, type LazyComponent } from '../components/loadable.tsx';
import { staffPaths } from './staffPaths.ts';

/** A page behind the counter's sign-in. */
export interface StaffPage {
  readonly path: string;
  /** Its code comes when it is first shown, or ahead of that. */
  readonly Screen: LazyComponent<object>;
}

function page<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  path: string,
  load: () => Promise<Module>,
  name: Name,
): StaffPage {
  return { path, Screen: loadable(load, name) as LazyComponent<object> };
}

/** Every page behind the sign-in. */
export const staffPages: readonly StaffPage[] = [
  page(
    staffPaths.orders,
    () => import(/* webpackChunkName: "orders" */ './orders/OrdersScreen.tsx'),
    'OrdersScreen',
  ),
  page(
    staffPaths.order(':number'),
    () => import(/* webpackChunkName: "order" */ './orders/OrderScreen.tsx'),
    'OrderScreen',
  ),
  page(
    staffPaths.packing,
    () => import(/* webpackChunkName: "slots" */ './packing/SlotsScreen.tsx'),
    'SlotsScreen',
  ),
  page(
    staffPaths.packingList,
    () => import(/* webpackChunkName: "packingList" */ './packing/PackingListScreen.tsx'),
    'PackingListScreen',
  ),
  page(
    staffPaths.products,
    () => import(/* webpackChunkName: "products" */ './products/ProductsScreen.tsx'),
    'ProductsScreen',
  ),
  page(
    staffPaths.stock,
    () => import(/* webpackChunkName: "stock" */ './stock/StockScreen.tsx'),
    'StockScreen',
  ),
  page(
    staffPaths.productStock(':productId'),
    () => import(/* webpackChunkName: "productStock" */ './stock/ProductStockScreen.tsx'),
    'ProductStockScreen',
  ),
  page(
    staffPaths.reviews,
    () => import(/* webpackChunkName: "reviews" */ './reviews/ReviewsScreen.tsx'),
    'ReviewsScreen',
  ),
  page(
    staffPaths.coupons,
    () => import(/* webpackChunkName: "coupons" */ './coupons/CouponsScreen.tsx'),
    'CouponsScreen',
  ),
  page(
    staffPaths.newCoupon,
    () => import(/* webpackChunkName: "newCoupon" */ './coupons/NewCouponScreen.tsx'),
    'NewCouponScreen',
  ),
  page(
    staffPaths.coupon(':code'),
    () => import(/* webpackChunkName: "coupon" */ './coupons/CouponScreen.tsx'),
    'CouponScreen',
  ),
  page(
    staffPaths.content,
    () => import(/* webpackChunkName: "content" */ './content/ContentScreen.tsx'),
    'ContentScreen',
  ),
  page(
    staffPaths.newContent(':kind'),
    () => import(/* webpackChunkName: "newContent" */ './content/NewContentScreen.tsx'),
    'NewContentScreen',
  ),
  page(
    staffPaths.contentItem(':kind', ':handle'),
    () => import(/* webpackChunkName: "contentItem" */ './content/ContentItemScreen.tsx'),
    'ContentItemScreen',
  ),
  page(
    staffPaths.messages,
    () => import(/* webpackChunkName: "messages" */ './messages/MessagesScreen.tsx'),
    'MessagesScreen',
  ),
  page(
    staffPaths.delivery,
    () => import(/* webpackChunkName: "delivery" */ './delivery/DeliveryScreen.tsx'),
    'DeliveryScreen',
  ),
  page(
    staffPaths.deliveryMethod(':methodId'),
    () => import(/* webpackChunkName: "deliveryMethod" */ './delivery/DeliveryMethodScreen.tsx'),
    'DeliveryMethodScreen',
  ),
  page(
    staffPaths.collections,
    () => import(/* webpackChunkName: "collections" */ './collections/CollectionsScreen.tsx'),
    'CollectionsScreen',
  ),
  page(
    staffPaths.currencies,
    () => import(/* webpackChunkName: "currencies" */ './currencies/CurrenciesScreen.tsx'),
    'CurrenciesScreen',
  ),
  page(
    staffPaths.insight,
    () => import(/* webpackChunkName: "insight" */ './insight/InsightScreen.tsx'),
    'InsightScreen',
  ),
  page(
    staffPaths.newProduct,
    () => import(/* webpackChunkName: "newProduct" */ './products/editor/NewProductScreen.tsx'),
    'NewProductScreen',
  ),
  page(
    staffPaths.product(':productId'),
    () => import(/* webpackChunkName: "product" */ './products/editor/ProductScreen.tsx'),
    'ProductScreen',
  ),
  page(
    staffPaths.pictures(':productId'),
    () => import(/* webpackChunkName: "pictures" */ './pictures/PicturesScreen.tsx'),
    'PicturesScreen',
  ),
  page(
    staffPaths.import,
    () => import(/* webpackChunkName: "import" */ './imports/ImportScreen.tsx'),
    'ImportScreen',
  ),
  page(
    staffPaths.firstSteps,
    () => import(/* webpackChunkName: "firstSteps" */ './shop/FirstStepsScreen.tsx'),
    'FirstStepsScreen',
  ),
  page(
    staffPaths.shop,
    () => import(/* webpackChunkName: "shopDetails" */ './shop/ShopScreen.tsx'),
    'ShopScreen',
  ),
  page(
    staffPaths.account,
    () => import(/* webpackChunkName: "staffAccount" */ './account/StaffAccountScreen.tsx'),
    'StaffAccountScreen',
  ),
  page(
    staffPaths.members,
    () => import(/* webpackChunkName: "members" */ './members/MembersScreen.tsx'),
    'MembersScreen',
  ),
  page(
    staffPaths.changes,
    () => import(/* webpackChunkName: "changes" */ './changes/ChangesScreen.tsx'),
    'ChangesScreen',
  ),
];

/** Fetches the code of the page at a path; where that fails, it is fetched again once the page is shown. */
export async function preloadStaffPage(pathname: string): Promise<void> {
  const found = staffPages.find(({ path }) => matchPath(path, pathname));
  try {
    await found?.Screen.preload();
  } catch {
    // Whoever opens it is told.
  }
}
