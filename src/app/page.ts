import type { ReactNode } from 'react';
import { loadable } from '../components/loadable.tsx';
import type { ScreenProps } from '../features/ui/screenProps.ts';
import type { PageRoute } from '../router/pageRoute.ts';

const screens = {
  ProductScreen: () =>
    import(/* webpackChunkName: "product" */ '../features/product/ProductScreen.tsx'),
  HomeScreen: () => import(/* webpackChunkName: "home" */ '../features/home/HomeScreen.tsx'),
  ShopScreen: () => import(/* webpackChunkName: "shop" */ '../features/listing/ShopScreen.tsx'),
  CollectionScreen: () =>
    import(/* webpackChunkName: "collection" */ '../features/listing/CollectionScreen.tsx'),
  ReviewsScreen: () =>
    import(/* webpackChunkName: "reviews" */ '../features/reviews/ReviewsScreen.tsx'),
  StopAlertsScreen: () =>
    import(/* webpackChunkName: "stop-alerts" */ '../features/stockAlert/StopAlertsScreen.tsx'),
  CompareScreen: () =>
    import(/* webpackChunkName: "compare" */ '../features/compare/CompareScreen.tsx'),
  SearchScreen: () =>
    import(/* webpackChunkName: "search" */ '../features/search/SearchScreen.tsx'),
  CheckoutScreen: () =>
    import(/* webpackChunkName: "checkout" */ '../features/checkout/CheckoutScreen.tsx'),
  SuccessScreen: () =>
    import(/* webpackChunkName: "checkout" */ '../features/checkout/SuccessScreen.tsx'),
  CartScreen: () => import(/* webpackChunkName: "cart" */ '../features/cart/CartScreen.tsx'),
  WishlistScreen: () =>
    import(/* webpackChunkName: "wishlist" */ '../features/wishlist/WishlistScreen.tsx'),
  NotFoundScreen: () =>
    import(/* webpackChunkName: "not-found" */ '../features/content/NotFoundScreen.tsx'),
  OfflineScreen: () =>
    import(/* webpackChunkName: "offline" */ '../features/content/OfflineScreen.tsx'),
  LoginScreen: () =>
    import(/* webpackChunkName: "entrance" */ '../features/signin/LoginScreen.tsx'),
  RegisterScreen: () =>
    import(/* webpackChunkName: "entrance" */ '../features/signin/RegisterScreen.tsx'),
  RegisteredScreen: () =>
    import(/* webpackChunkName: "entrance" */ '../features/signin/RegisteredScreen.tsx'),
  VerifyScreen: () =>
    import(/* webpackChunkName: "entrance" */ '../features/signin/VerifyScreen.tsx'),
  ForgottenScreen: () =>
    import(/* webpackChunkName: "entrance" */ '../features/signin/ForgottenScreen.tsx'),
  ResetScreen: () =>
    import(/* webpackChunkName: "entrance" */ '../features/signin/ResetScreen.tsx'),
  LogoutScreen: () =>
    import(/* webpackChunkName: "entrance" */ '../features/signin/LogoutScreen.tsx'),
  DashboardScreen: () =>
    import(/* webpackChunkName: "account" */ '../features/account/DashboardScreen.tsx'),
  ProfileScreen: () =>
    import(/* webpackChunkName: "account" */ '../features/account/ProfileScreen.tsx'),
  AddressScreen: () =>
    import(/* webpackChunkName: "account" */ '../features/addresses/AddressScreen.tsx'),
  PasskeysScreen: () =>
    import(/* webpackChunkName: "account" */ '../features/account/PasskeysScreen.tsx'),
  SecondFactorScreen: () =>
    import(/* webpackChunkName: "account" */ '../features/account/SecondFactorScreen.tsx'),
  AvoidScreen: () =>
    import(/* webpackChunkName: "account" */ '../features/account/AvoidScreen.tsx'),
  OrdersScreen: () =>
    import(/* webpackChunkName: "orders" */ '../features/orders/OrdersScreen.tsx'),
  OrderScreen: () => import(/* webpackChunkName: "orders" */ '../features/orders/OrderScreen.tsx'),
  InvoiceScreen: () =>
    import(/* webpackChunkName: "orders" */ '../features/orders/InvoiceScreen.tsx'),
  GuestOrderScreen: () =>
    import(/* webpackChunkName: "orders" */ '../features/orders/GuestOrderScreen.tsx'),
  GuestInvoiceScreen: () =>
    import(/* webpackChunkName: "orders" */ '../features/orders/InvoiceScreen.tsx'),
  BlogScreen: () => import(/* webpackChunkName: "blog" */ '../features/blog/BlogScreen.tsx'),
  BlogPostScreen: () =>
    import(/* webpackChunkName: "blog-post" */ '../features/blog/BlogPostScreen.tsx'),
  ContactScreen: () =>
    import(/* webpackChunkName: "contact" */ '../features/content/ContactScreen.tsx'),
  ComingSoonScreen: () =>
    import(/* webpackChunkName: "coming-soon" */ '../features/content/ComingSoonScreen.tsx'),
  ContentScreen: () =>
    import(/* webpackChunkName: "content" */ '../features/content/ContentScreen.tsx'),
};

type Screen = (props: ScreenProps) => ReactNode;

export type ScreenName = keyof typeof screens;

export type PageFacts = Omit<PageRoute, 'path' | 'chunk' | 'screen'>;

export function page(
  path: string,
  chunk: string,
  screen: ScreenName,
  facts: PageFacts = {},
): PageRoute {
  const code = loadable<string, Record<string, Screen>>(screens[screen], screen);
  return { path, chunk, screen: code, ...facts };
}
