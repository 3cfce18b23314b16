/** The pages of the account and of orders; all of them stay out of search engines. Their code comes in three chunks. */
import { api } from '../api/api.ts';
import { loadable } from '../components/loadable.tsx';
import { AHEAD, type PageRoute } from '../router/pageRoute.ts';

const HIDDEN = { robots: 'nofollow,noindex' };

const orderTitle: PageRoute['meta'] = (_state, { number = '' }) => ({
  titleMessage: { id: 'order.title', values: { number } },
});
const invoiceTitle: PageRoute['meta'] = (_state, { number = '' }) => ({
  titleMessage: { id: 'invoice.title', values: { number } },
});

const entrancePage = { ...HIDDEN, chunk: 'entrance' };
const accountPage = { ...HIDDEN, chunk: 'account' };
const orderPage = { ...HIDDEN, chunk: 'orders' };

export const accountRoutes: readonly PageRoute[] = [
  {
    ...entrancePage,
    path: '/account/login',
    titleId: 'shell.account.signIn',
    screen: loadable(
      () => import(/* webpackChunkName: "entrance" */ '../features/signin/LoginScreen.tsx'),
      'LoginScreen',
    ),
  },
  {
    ...entrancePage,
    path: '/account/register',
    titleId: 'shell.account.register',
    screen: loadable(
      () => import(/* webpackChunkName: "entrance" */ '../features/signin/RegisterScreen.tsx'),
      'RegisterScreen',
    ),
    queries: () => [
      (dispatch) => dispatch(api.endpoints.getRegistrationFields.initiate(undefined, AHEAD)),
    ],
  },
  {
    ...entrancePage,
    path: '/account/success',
    titleId: 'success.title',
    screen: loadable(
      () => import(/* webpackChunkName: "entrance" */ '../features/signin/SuccessScreen.tsx'),
      'SuccessScreen',
    ),
  },
  {
    ...entrancePage,
    path: '/account/verify',
    titleId: 'verify.title',
    screen: loadable(
      () => import(/* webpackChunkName: "entrance" */ '../features/signin/VerifyScreen.tsx'),
      'VerifyScreen',
    ),
  },
  {
    ...entrancePage,
    path: '/account/forgotten',
    titleId: 'forgotten.title',
    screen: loadable(
      () => import(/* webpackChunkName: "entrance" */ '../features/signin/ForgottenScreen.tsx'),
      'ForgottenScreen',
    ),
  },
  {
    ...entrancePage,
    path: '/account/reset',
    titleId: 'reset.title',
    screen: loadable(
      () => import(/* webpackChunkName: "entrance" */ '../features/signin/ResetScreen.tsx'),
      'ResetScreen',
    ),
  },
  {
    ...entrancePage,
    path: '/account/logout',
    titleId: 'shell.account.logout',
    screen: loadable(
      () => import(/* webpackChunkName: "entrance" */ '../features/signin/LogoutScreen.tsx'),
      'LogoutScreen',
    ),
  },
  {
    ...accountPage,
    path: '/account/dashboard',
    titleId: 'shell.account.dashboard',
    screen: loadable(
      () => import(/* webpackChunkName: "account" */ '../features/account/DashboardScreen.tsx'),
      'DashboardScreen',
    ),
  },
  {
    ...accountPage,
    path: '/account/profile',
    titleId: 'profile.title',
    screen: loadable(
      () => import(/* webpackChunkName: "account" */ '../features/account/ProfileScreen.tsx'),
      'ProfileScreen',
    ),
  },
  {
    ...accountPage,
    path: '/account/address',
    titleId: 'shell.account.address',
    screen: loadable(
      () => import(/* webpackChunkName: "account" */ '../features/addresses/AddressScreen.tsx'),
      'AddressScreen',
    ),
  },
  {
    ...accountPage,
    path: '/account/passkeys',
    titleId: 'passkeys.title',
    screen: loadable(
      () => import(/* webpackChunkName: "account" */ '../features/account/PasskeysScreen.tsx'),
      'PasskeysScreen',
    ),
  },
  {
    ...accountPage,
    path: '/account/avoid',
    titleId: 'avoid.title',
    screen: loadable(
      () => import(/* webpackChunkName: "account" */ '../features/account/AvoidScreen.tsx'),
      'AvoidScreen',
    ),
  },
  {
    ...orderPage,
    path: '/account/orders',
    titleId: 'shell.account.orders',
    screen: loadable(
      () => import(/* webpackChunkName: "orders" */ '../features/orders/OrdersScreen.tsx'),
      'OrdersScreen',
    ),
  },
  {
    ...orderPage,
    path: '/account/orders/:number',
    meta: orderTitle,
    screen: loadable(
      () => import(/* webpackChunkName: "orders" */ '../features/orders/OrderScreen.tsx'),
      'OrderScreen',
    ),
  },
  {
    ...orderPage,
    path: '/account/orders/:number/invoice',
    meta: invoiceTitle,
    isBare: true,
    screen: loadable(
      () => import(/* webpackChunkName: "orders" */ '../features/orders/InvoiceScreen.tsx'),
      'InvoiceScreen',
    ),
  },
  {
    ...orderPage,
    path: '/order/:number',
    meta: orderTitle,
    screen: loadable(
      () => import(/* webpackChunkName: "orders" */ '../features/orders/GuestOrderScreen.tsx'),
      'GuestOrderScreen',
    ),
  },
  {
    ...orderPage,
    path: '/order/:number/invoice',
    meta: invoiceTitle,
    isBare: true,
    screen: loadable(
      () => import(/* webpackChunkName: "orders" */ '../features/orders/InvoiceScreen.tsx'),
      'GuestInvoiceScreen',
    ),
  },
];
