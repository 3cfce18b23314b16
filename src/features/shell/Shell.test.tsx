import { act, screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import { api } from '../../api/api.ts';
import { productOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Started } from '../../testing/Started.tsx';
import { setQuantity } from '../cart/stepQuantity.ts';
import { compareAdded } from '../compare/compareSlice.ts';
import { loggedChanged, startupEnded } from '../session/sessionSlice.ts';
import {
  locationChanged,
  navigationCancelled,
  navigationStarted,
  selectLocation,
  type StoreLocation,
} from '../ui/locationSlice.ts';
import { Shell } from './Shell.tsx';

const page = <h1>The page</h1>;

function setUp(setup: Parameters<typeof renderWithProviders>[1] = {}, isBare = false) {
  return renderWithProviders(<Shell isBare={isBare}>{page}</Shell>, setup);
}

function loader() {
  return document.querySelector('#main_loader');
}

function spinner() {
  return screen.queryByText('Loading page');
}

function scrollTo(y: number) {
  Object.assign(window, { scrollY: y, pageYOffset: y });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('Shell', () => {
  it.each([
    ['SHELL-01', '/checkout'],
    ['SHELL-02', '/blog'],
    ['SHELL-03', '/shop'],
    ['SHELL-04', '/account/login'],
    ['SHELL-05, SEARCH-09', '/search'],
    ['CONFLICT-11', '/'],
  ])('%s shows header, page, footer and mini cart on %s', async (_id, address) => {
    const { user } = setUp({ address });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(
      within(screen.getByRole('main')).getByRole('heading', { name: 'The page' }),
    ).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Cart/ }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('sends no request of its own [SEARCH-10]', () => {
    const { calls } = setUp({ address: '/search?search=rice' });
    expect(calls).toEqual([]);
  });

  it('hides header and footer when bare, but keeps the mini cart [SHELL-06, SHELL-07]', async () => {
    const { store } = setUp({ address: '/info/comingsoon' }, true);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    act(() => {
      store.dispatch({ type: 'cart/miniCartOpened' });
    });
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('shows the spinner on a client-rendered page until start-up has ended [SHELL-13, OPEN-29]', () => {
    const { store } = setUp();
    expect(loader()).toHaveAttribute('name', 'main_loader');
    expect(spinner()).toBeInTheDocument();
    act(() => {
      store.dispatch(startupEnded());
    });
    expect(loader()).toBeNull();
  });

  it.each([
    [
      'ends [SHELL-15, SHELL-17, CONFLICT-12]',
      locationChanged({ pathname: '/shop', search: '', hash: '', key: '1', action: 'PUSH' }),
    ],
    ['is cancelled [SHELL-16, OPEN-30]', navigationCancelled()],
  ])('shows the spinner until the navigation that %s [SHELL-14]', (_event, action) => {
    const { store } = setUp();
    act(() => {
      store.dispatch(startupEnded());
      store.dispatch(navigationStarted('/shop'));
    });
    expect(spinner()).toBeInTheDocument();
    expect(loader()).toHaveAttribute('name', 'main_loader');
    act(() => {
      store.dispatch(action);
    });
    expect(spinner()).toBeNull();
    expect(loader()).toBeNull();
  });

  it('shows the loading bar while a read or a write is in flight [SHELL-18]', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { store } = setUp({ answers: { getCart: () => promise, changeCurrency: () => promise } });
    expect(screen.queryByRole('progressbar', { name: 'Loading' })).toBeNull();
    const reading = store.dispatch(api.endpoints.getCart.initiate());
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    const writing = store.dispatch(
      api.endpoints.changeCurrency.initiate({ currencyForm: { code: 'EUR' } }),
    );
    resolve({ status: 0, products: [], totals: [] });
    await act(() => Promise.all([reading, writing]));
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Loading' })).toBeNull());
  });

  it('shows the loading bar while a cart line is changed [SHELL-18]', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { store } = setUp({ answers: { editCartLine: () => promise } });
    let changing: Promise<void> | undefined;
    act(() => {
      changing = store.dispatch(setQuantity({ cart_item_id: '7', name: 'Rice' }, 3));
    });
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    resolve({ status: 1 });
    await act(async () => changing);
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Loading' })).toBeNull());
  });

  it('offers the back-to-top button beyond 600 px [SHELL-20, SHELL-21]', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { user } = setUp();
    scrollTo(600);
    expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
    scrollTo(601);
    await user.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(scroll.mock.calls).toEqual([[expect.objectContaining({ top: 0 })]]);
    scrollTo(0);
    expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
  });

  it('has a bottom bar with home, shop, wishlist, account and cart, which opens the mini cart [SHELL-22, OPEN-14]', async () => {
    const { user, store, dispatched } = setUp({ address: '/shop' });
    await dispatched(api.endpoints.getWishlist.initiate());
    const bar = within(screen.getByRole('navigation', { name: 'Quick access' }));
    expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(bar.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page');
    expect(await bar.findByRole('link', { name: 'Wishlist, 1 product' })).toHaveAttribute(
      'href',
      '/account/wishlist',
    );
    const account = bar.getByRole('link', { name: 'Account' });
    expect(account).toHaveAttribute('href', '/account/login');
    act(() => {
      store.dispatch(loggedChanged(true));
    });
    await waitFor(() => expect(account).toHaveAttribute('href', '/account/dashboard'));
    await user.click(bar.getByRole('link', { name: /^Cart/ }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(selectLocation(store.getState()).pathname).toBe('/shop');
  });

  it('links home from the logo, which has the name of the shop [HEADER-02, ROUTES-23]', async () => {
    const { user, store, dispatched } = setUp({
      address: '/shop',
      answers: { getConfig: { store_name: 'Hill & Pantry' } },
    });
    expect(screen.getByRole('link', { name: 'To the home page' })).toBeVisible();
    await dispatched(api.endpoints.getConfig.initiate());
    const logo = await screen.findByRole('link', { name: 'Hill & Pantry, to the home page' });
    expect(logo).toHaveTextContent('Hill & Pantry');
    expect(logo).toHaveAttribute('href', '/');
    await user.click(logo);
    expect(selectLocation(store.getState()).pathname).toBe('/');
  });

  it('links to the wishlist from the heart, which shows the product count [HEADER-04, ROUTES-19]', async () => {
    const { user, store, dispatched } = setUp();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Wishlist, empty' })).toHaveTextContent('');
    await dispatched(api.endpoints.getWishlist.initiate());
    const heart = await header.findByRole('link', { name: 'Wishlist, 1 product' });
    expect(heart).toHaveTextContent('1');
    await user.click(heart);
    expect(selectLocation(store.getState()).pathname).toBe('/account/wishlist');
  });

  it('has search, language, currency and cart in the header [OPEN-09, OPEN-10]', () => {
    setUp();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('combobox', { name: 'Search the shop' })).toBeVisible();
    const tools = within(header.getByRole('group', { name: 'Settings and cart' }));
    expect(tools.getByRole('combobox', { name: 'Language' })).toBeVisible();
    expect(tools.getByRole('combobox', { name: 'Currency' })).toBeVisible();
    expect(tools.getByRole('link', { name: /^Cart/ })).toBeVisible();
  });

  it('offers a skip link and makes the page inert under the open menu [OPEN-59]', async () => {
    const { user, store } = renderWithProviders(
      <Started>
        <Shell isBare={false}>{page}</Shell>
      </Started>,
      { answers: { getProduct: productOf() } },
    );
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    act(() => void store.dispatch(compareAdded('41')));
    scrollTo(601);
    const covered = [
      screen.getByRole('main'),
      screen.getByRole('contentinfo'),
      screen.getByRole('button', { name: 'Back to top' }),
      await screen.findByRole('region', { name: 'Products to compare' }),
    ];
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(covered.filter((element) => !element.closest('[inert]'))).toEqual([]);
    scrollTo(0);
  });
});

describe('Shell: focus after navigation', () => {
  const arriveAt = ({ store }: ReturnType<typeof setUp>, rest: object = {}) => {
    const place = { pathname: '/shop', search: '?page=2', hash: '', key: '1', action: 'PUSH' };
    act(() => void store.dispatch(locationChanged({ ...place, ...rest } as StoreLocation)));
  };
  const setUpList = () =>
    renderWithProviders(
      <Shell isBare={false}>
        <a href="/shop?page=2">Next page</a>
        <input aria-label="Name" />
      </Shell>,
      { address: '/shop' },
    );

  it.each(['PUSH', 'REPLACE', 'POP'])(
    'moves to the page when nothing has the focus (%s) [OPEN-59]',
    (action) => {
      arriveAt(setUp({ address: '/' }), { action });
      expect(screen.getByRole('main')).toHaveFocus();
    },
  );

  it('moves from a followed link to the page, unless the page keeps its scroll position [OPEN-59]', () => {
    const list = setUpList();
    const link = screen.getByRole('link', { name: 'Next page' });
    link.focus();
    arriveAt(list, { keepsScroll: true });
    expect(link).toHaveFocus();
    arriveAt(list, { key: '2' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays in a field of the page or the header [OPEN-59]', () => {
    const list = setUpList();
    for (const field of [
      screen.getByLabelText('Name'),
      screen.getByRole('combobox', { name: 'Currency' }),
    ]) {
      act(() => field.focus());
      arriveAt(list, { key: field.tagName });
      expect(field).toHaveFocus();
    }
  });
});
