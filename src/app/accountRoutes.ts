/** The pages of the account and of orders; all of them stay out of search engines. Their code comes in three chunks. */
import { api } from '../api/api.ts';
import { loadable } from '../components/loadable.tsx';
import type { PageRoute } from './routes.ts';

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
    screen: loadable(() =>
      import(/* webpackChunkName: "entrance" */ '../features/account/LoginScreen.tsx').then(
        ({ LoginScreen }) => LoginScreen,
      ),
    ),
  },
  {
    ...entrancePage,
    path: '/account/register',
    titleId: 'shell.account.register',
    screen: loadable(() =>
      import(/* webpackChunkName: "entrance" */ '../features/account/RegisterScreen.tsx').then(
        ({ RegisterScreen }) => RegisterScreen,
      ),
    ),
    queries: () => [
      (dispatch) =>
        dispatch(api.endpoints.getRegistrationFields.initiate(undefined, { subscribe: false })),
    ],
  },
  {
    ...entrancePage,
    path: '/account/success',
    titleId: 'success.title',
    screen: loadable(() =>
      import(/* webpackChunkName: "entrance" */ '../features/account/SuccessScreen.tsx').then(
        ({ SuccessScreen }) => SuccessScreen,
      ),
    ),
  },
  {
    ...entrancePage,
    path: '/account/verify',
    titleId: 'verify.title',
    screen: loadable(() =>
      import(/* webpackChunkName: "entrance" */ '../features/account/VerifyScreen.tsx').then(
        ({ VerifyScreen }) => VerifyScreen,
      ),
    ),
  },
  {
    ...entrancePage,
    path: '/account/forgotten',
    titleId: 'forgotten.title',
    screen: loadable(() =>
      import(/* webpackChunkName: "entrance" */ '../features/account/ForgottenScreen.tsx').then(
        ({ ForgottenScreen }) => ForgottenScreen,
      ),
    ),
  },
  {
    ...entrancePage,
    path: '/account/reset',
    titleId: 'reset.title',
    screen: loadable(() =>
      import(/* webpackChunkName: "entrance" */ '../features/account/ResetScreen.tsx').then(
        ({ ResetScreen }) => ResetScreen,
      ),
    ),
  },
  {
    ...entrancePage,
    path: '/account/logout',
    titleId: 'shell.account.logout',
    screen: loadable(() =>
      import(/* webpackChunkName: "entrance" */ '../features/account/LogoutScreen.tsx').then(
        ({ LogoutScreen }) => LogoutScreen,
      ),
    ),
  },
  {
    ...accountPage,
    path: '/account/dashboard',
    titleId: 'shell.account.dashboard',
    screen: loadable(() =>
      import(/* webpackChunkName: "account" */ '../features/account/DashboardScreen.tsx').then(
        ({ DashboardScreen }) => DashboardScreen,
      ),
    ),
  },
  {
    ...accountPage,
    path: '/account/profile',
    titleId: 'profile.title',
    screen: loadable(() =>
      import(/* webpackChunkName: "account" */ '../features/account/ProfileScreen.tsx').then(
        ({ ProfileScreen }) => ProfileScreen,
      ),
    ),
  },
  {
    ...accountPage,
    path: '/account/address',
    titleId: 'shell.account.address',
    screen: loadable(() =>
      import(/* webpackChunkName: "account" */ '../features/account/AddressScreen.tsx').then(
        ({ AddressScreen }) => AddressScreen,
      ),
    ),
  },
  {
    ...accountPage,
    path: '/account/passkeys',
    titleId: 'passkeys.title',
    screen: loadable(() =>
      import(/* webpackChunkName: "account" */ '../features/account/PasskeysScreen.tsx').then(
        ({ PasskeysScreen }) => PasskeysScreen,
      ),
    ),
  },
  {
    ...accountPage,
    path: '/account/avoid',
    titleId: 'avoid.title',
    screen: loadable(() =>
      import(/* webpackChunkName: "account" */ '../features/account/AvoidScreen.tsx').then(
        ({ AvoidScreen }) => AvoidScreen,
      ),
    ),
  },
  {
    ...orderPage,
    path: '/account/orders',
    titleId: 'shell.account.orders',
    screen: loadable(() =>
      import(/* webpackChunkName: "orders" */ '../features/account/OrdersScreen.tsx').then(
        ({ OrdersScreen }) => OrdersScreen,
      ),
    ),
  },
  {
    ...orderPage,
    path: '/account/orders/:number',
    meta: orderTitle,
    screen: loadable(() =>
      import(/* webpackChunkName: "orders" */ '../features/account/OrderScreen.tsx').then(
        ({ OrderScreen }) => OrderScreen,
      ),
    ),
  },
  {
    ...orderPage,
    path: '/account/orders/:number/invoice',
    meta: invoiceTitle,
    isBare: true,
    screen: loadable(() =>
      import(/* webpackChunkName: "orders" */ '../features/account/InvoiceScreen.tsx').then(
        ({ InvoiceScreen }) => InvoiceScreen,
      ),
    ),
  },
  {
    ...orderPage,
    path: '/order/:number',
    meta: orderTitle,
    screen: loadable(() =>
      import(/* webpackChunkName: "orders" */ '../features/account/GuestOrderScreen.tsx').then(
        ({ GuestOrderScreen }) => GuestOrderScreen,
      ),
    ),
  },
  {
    ...orderPage,
    path: '/order/:number/invoice',
    meta: invoiceTitle,
    isBare: true,
    screen: loadable(() =>
      import(/* webpackChunkName: "orders" */ '../features/account/InvoiceScreen.tsx').then(
        ({ GuestInvoiceScreen }) => GuestInvoiceScreen,
      ),
    ),
  },
];
