import { screen, waitFor } from '@testing-library/react';
import { openPage, settled } from '../../testing/openPage.tsx';
import { selectLocation } from '../ui/locationSlice.ts';
import type { AppStore } from '../../store/makeStore.ts';

const PAGES = [
  '/account/dashboard',
  '/account/profile',
  '/account/address',
  '/account/passkeys',
  '/account/avoid',
  '/account/orders',
  '/account/orders?page=2',
  '/account/orders/RR-1',
  '/account/orders/RR-1/invoice',
];

const PRIVATE = [
  'getProfile',
  'listAddresses',
  'listPasskeys',
  'getAvoidList',
  'listOrders',
  'getOrder',
];

const placeOf = (store: AppStore) => {
  const { pathname, search } = selectLocation(store.getState());
  return pathname + search;
};

function watched(asked: string[]) {
  return Object.fromEntries(
    PRIVATE.map((name) => [
      name,
      () => {
        asked.push(name);
        return {};
      },
    ]),
  );
}

describe('Guarded', () => {
  it.each(PAGES)(
    '%s redirects a visitor to sign in after the login check [OPEN-03]',
    async (page) => {
      const { promise, resolve } = Promise.withResolvers<object>();
      const asked: string[] = [];
      const store = await openPage(page, { ...watched(asked), getLoginStatus: () => promise });
      await screen.findByRole('heading', { level: 1 });
      expect(placeOf(store)).toBe(page);
      resolve({ logged: false });
      await settled(store);
      await waitFor(() => {
        expect(placeOf(store)).toBe(
          `/account/login?${new URLSearchParams({ to: page }).toString()}`,
        );
      });
      expect(asked).toEqual([]);
    },
  );

  it('a customer sees the page between header and footer [SHELL-04, OPEN-03]', async () => {
    const store = await openPage('/account/orders', { getLoginStatus: { logged: true } });
    await settled(store);
    expect(await screen.findByRole('link', { name: 'Order #1042' })).toBeVisible();
    expect(placeOf(store)).toBe('/account/orders');
    expect(screen.getAllByRole('banner')[0]).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('/account/login has header and footer [SHELL-04]', async () => {
    const store = await openPage('/account/login', {});
    await settled(store);
    expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    expect(screen.getAllByRole('banner')[0]).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('the dashboard links to all pages of the account [PRODUCT-15, ROUTES-15]', async () => {
    const store = await openPage('/account/dashboard', { getLoginStatus: { logged: true } });
    await settled(store);
    const main = screen.getByRole('main');
    const paths = [...main.querySelectorAll('h2 a')].map((link) => link.getAttribute('href'));
    expect(paths).toEqual([
      '/account/orders',
      '/account/address',
      '/account/profile',
      '/account/passkeys',
      '/account/second-factor',
      '/account/avoid',
      '/account/wishlist',
      '/account/logout',
    ]);
    expect(await screen.findByText(/Signed in as Meera Sen/)).toBeVisible();
  });
});
