import { api } from '../api/api.ts';
import { selectOrderName } from '../features/orders/orderNameSelector.ts';
import { PREFETCH_OPTIONS, type PageRoute } from '../router/pageRoute.ts';
import { page, type PageFacts, type ScreenName } from './page.ts';

const pageOf =
  (chunk: string) =>
  (path: string, screen: ScreenName, facts: PageFacts): PageRoute =>
    page(path, chunk, screen, { robots: 'nofollow,noindex', ...facts });

const entrance = pageOf('entrance');
const account = pageOf('account');
const orders = pageOf('orders');

const titled = (id: string): PageFacts => ({
  meta: (state, { number = '' }) => ({
    titleMessage: { id, values: { number: selectOrderName(state, number) } },
  }),
});
const order = titled('order.title');
const invoice = { ...titled('invoice.title'), isBare: true };
const { getRegistrationFields } = api.endpoints;

export const accountRoutes: readonly PageRoute[] = [
  entrance('/account/login', 'LoginScreen', { titleId: 'shell.account.signIn' }),
  entrance('/account/register', 'RegisterScreen', {
    titleId: 'shell.account.register',
    queries: () => [getRegistrationFields.initiate(undefined, PREFETCH_OPTIONS)],
  }),
  entrance('/account/success', 'RegisteredScreen', { titleId: 'success.title' }),
  entrance('/account/verify', 'VerifyScreen', { titleId: 'verify.title' }),
  entrance('/account/forgotten', 'ForgottenScreen', { titleId: 'forgotten.title' }),
  entrance('/account/reset', 'ResetScreen', { titleId: 'reset.title' }),
  entrance('/account/logout', 'LogoutScreen', { titleId: 'shell.account.logout' }),
  account('/account', 'DashboardScreen', { titleId: 'shell.account.dashboard' }),
  account('/account/dashboard', 'DashboardScreen', { titleId: 'shell.account.dashboard' }),
  account('/account/profile', 'ProfileScreen', { titleId: 'profile.title' }),
  account('/account/address', 'AddressScreen', { titleId: 'shell.account.address' }),
  account('/account/passkeys', 'PasskeysScreen', { titleId: 'passkeys.title' }),
  account('/account/second-factor', 'SecondFactorScreen', { titleId: 'secondFactor.title' }),
  account('/account/avoid', 'AvoidScreen', { titleId: 'avoid.title' }),
  orders('/account/orders', 'OrdersScreen', { titleId: 'shell.account.orders' }),
  orders('/account/orders/:number', 'OrderScreen', order),
  orders('/account/orders/:number/invoice', 'InvoiceScreen', invoice),
  orders('/order/:number', 'GuestOrderScreen', order),
  orders('/order/:number/invoice', 'GuestInvoiceScreen', invoice),
];
