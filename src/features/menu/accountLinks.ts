interface AccountLink {
  readonly to: string;
  readonly id: string;
}

export const WISHLIST_PATH = '/account/wishlist';

const VISITORS: readonly AccountLink[] = [
  { to: '/account/login', id: 'shell.account.signIn' },
  { to: '/account/register', id: 'shell.account.register' },
];

const CUSTOMERS: readonly AccountLink[] = [
  { to: '/account/dashboard', id: 'shell.account.dashboard' },
  { to: '/account/orders', id: 'shell.account.orders' },
  { to: '/account/address', id: 'shell.account.address' },
  { to: '/account/logout', id: 'shell.account.logout' },
];

export function accountLinks(isLogged: boolean): readonly AccountLink[] {
  return isLogged ? CUSTOMERS : VISITORS;
}
