import { act, screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Started } from '../../testing/Started.tsx';
import { loggedChanged } from '../session/sessionSlice.ts';
import { navigationCancelled, navigationStarted, selectLocation } from '../ui/locationSlice.ts';
import { mobileMenuLevelShown, selectMobileMenuPath } from '../ui/uiSlice.ts';
import { MenuToggle } from './MenuToggle.tsx';

const menu = [
  { title: 'Shop', type: 'link', handle: 'shop' },
  {
    title: 'Collections',
    type: 'sub',
    children: [
      {
        title: 'Pantry',
        type: 'sub',
        children: [{ title: 'Spices', type: 'link', path: 'shop/collection/spices' }],
      },
    ],
  },
];

async function openMenu(answer: object = { menu }) {
  const rendered = renderWithProviders(
    <Started>
      <MenuToggle />
    </Started>,
    { answers: { getMenu: answer } },
  );
  await rendered.user.click(toggle());
  await screen.findByRole('button', { name: 'Back' });
  return rendered;
}

function toggle() {
  return screen.getByRole('button', { name: 'Menu' });
}

function press(name: string) {
  return screen.findByRole('button', { name });
}

describe('MenuToggle', () => {
  it('opens and closes the menu [MENU-13]', async () => {
    const { user } = await openMenu();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop');
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Shop' })).toBeNull();
  });

  it('closes on Escape and restores the focus [MENU-13, OPEN-59]', async () => {
    const { user } = await openMenu();
    await user.click(await press('Collections'));
    await user.keyboard('{Escape}');
    expect(toggle()).toHaveFocus();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens level by level down to the third, goes back and closes [MENU-10, MENU-14]', async () => {
    const { user } = await openMenu();
    await user.click(await press('Collections'));
    expect(await press('Back')).toHaveFocus();
    await user.click(await press('Pantry'));
    expect(screen.getByRole('link', { name: 'Spices' })).toBeVisible();
    await user.click(await press('Back'));
    expect(await press('Pantry')).toHaveFocus();
    await user.click(await press('Back'));
    expect(await press('Collections')).toHaveFocus();
    await user.click(await press('Back'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when a link is followed [MENU-15]', async () => {
    const { user, store } = await openMenu();
    await user.click(await screen.findByRole('link', { name: 'Shop' }));
    expect(selectLocation(store.getState()).pathname).toBe('/shop');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['begins', navigationStarted('/search')],
    ['is cancelled', navigationCancelled()],
  ])('closes when a navigation %s [MENU-15, CONFLICT-38]', async (_event, action) => {
    const { store } = await openMenu();
    act(() => {
      store.dispatch(action);
    });
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows the level in the store, and the top level after reopening [E-11]', async () => {
    const { user, store } = await openMenu();
    act(() => {
      store.dispatch(mobileMenuLevelShown([1, 0]));
    });
    expect(screen.getByRole('link', { name: 'Spices' })).toBeVisible();
    await user.click(toggle());
    await user.click(toggle());
    expect(await press('Collections')).toBeVisible();
    expect(selectMobileMenuPath(store.getState())).toBeNull();
  });

  it.each([
    [false, ['Wishlist', 'Sign In', 'Register']],
    [true, ['Wishlist', 'My Account', 'My Order', 'My Address', 'Logout']],
  ])('logged in %s, its top level ends with %j [HEADER-05, ROLES-01]', async (logged, names) => {
    const { user, store } = await openMenu({ menu: menu.slice(1) });
    act(() => {
      store.dispatch(loggedChanged(logged));
    });
    await waitFor(() =>
      expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(names),
    );
    await user.click(await press('Collections'));
    expect(screen.queryByRole('link', { name: 'Wishlist' })).toBeNull();
  });

  it('starts at the active level [OPEN-24]', async () => {
    const [shop, collections] = menu;
    await openMenu({ menu: [shop, { ...collections, active: true }] });
    expect(await press('Pantry')).toBeVisible();
  });
});
