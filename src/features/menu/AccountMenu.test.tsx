import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../api/api.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Started } from '../../testing/Started.tsx';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { navigationStarted, selectLocation } from '../ui/locationSlice.ts';
import { panelOpened } from '../ui/uiSlice.ts';
import { AccountMenu } from './AccountMenu.tsx';

async function setUp(answers: Answers = {}, address = '/') {
  const rendered = renderWithProviders(
    <Started>
      <AccountMenu />
      <button type="button">Elsewhere</button>
    </Started>,
    { address, answers },
  );
  await waitFor(() => expect(selectIsStarted(rendered.store.getState())).toBe(true));
  return rendered;
}

function menuButton() {
  return screen.getByRole('button', { name: 'Account' });
}

function isOpen() {
  return menuButton().getAttribute('aria-expanded') === 'true';
}

function entries() {
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

const customer = { customer_id: '3', firstname: 'Meera', lastname: 'Sen', email: 'm@example.com' };
const signedIn = { getLoginStatus: { logged: true } };

describe('AccountMenu', () => {
  it('offers visitors sign-in and registration [HEADER-08, HEADER-09]', async () => {
    const { user } = await setUp({ getLoginStatus: { logged: false } });
    expect(entries()).toEqual([]);
    await user.click(menuButton());
    expect(isOpen()).toBe(true);
    expect(
      within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link'),
    ).toHaveLength(2);
    expect(entries()).toEqual([
      ['Sign In', '/account/login'],
      ['Register', '/account/register'],
    ]);
    expect(screen.queryByText(/^Hello/)).toBeNull();
  });

  it('offers customers their account pages [HEADER-10, HEADER-11, HEADER-12, HEADER-13]', async () => {
    const { user } = await setUp(signedIn);
    await user.click(menuButton());
    expect(entries()).toEqual([
      ['My Account', '/account/dashboard'],
      ['My Order', '/account/orders'],
      ['My Address', '/account/address'],
      ['Logout', '/account/logout'],
    ]);
  });

  it('greets the customer by name', async () => {
    const { user, store } = await setUp({ login: { status: 1, customer } });
    await act(() =>
      store.dispatch(api.endpoints.login.initiate({ loginForm: { email: 'm', password: 'p' } })),
    );
    await user.click(menuButton());
    expect(await screen.findByText('Hello, Meera')).toBeVisible();
  });

  it('closes on Escape and restores the focus [OPEN-59]', async () => {
    const { user } = await setUp();
    await user.click(menuButton());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(menuButton()).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it('closes on a second press, on a press outside and when the focus leaves [HEADER-05]', async () => {
    const { user } = await setUp();
    await user.click(menuButton());
    await user.click(menuButton());
    expect(isOpen()).toBe(false);
    await user.click(menuButton());
    await user.click(document.body);
    expect(isOpen()).toBe(false);
    await user.click(menuButton());
    await user.tab();
    await user.tab();
    expect(isOpen()).toBe(true);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it('closes when an entry is followed, even to the current page', async () => {
    const { user, store } = await setUp({}, '/account/login');
    await user.click(menuButton());
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'Register' }));
    expect(selectLocation(store.getState()).pathname).toBe('/account/register');
    expect(isOpen()).toBe(false);
  });

  it('closes when a navigation starts', async () => {
    const { user, store } = await setUp();
    await user.click(menuButton());
    act(() => {
      store.dispatch(navigationStarted('/shop'));
    });
    expect(isOpen()).toBe(false);
  });

  it('opens from store state and closes when another panel opens [E-11]', async () => {
    const { store } = await setUp();
    act(() => {
      store.dispatch(panelOpened('account'));
    });
    expect(isOpen()).toBe(true);
    act(() => {
      store.dispatch(panelOpened('menu-1'));
    });
    expect(isOpen()).toBe(false);
  });
});
