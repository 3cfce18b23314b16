import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { MenuItem } from '../../api/endpoints.gen.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Started } from '../../testing/Started.tsx';
import { locationChanged, selectLocation } from '../ui/locationSlice.ts';
import { panelOpened, selectOpenPanel, selectToggledGroups } from '../ui/uiSlice.ts';
import { MainMenu } from './MainMenu.tsx';

const menu: MenuItem[] = [
  { title: 'Shop', type: 'link', handle: 'shop' },
  {
    title: 'Collections',
    type: 'sub',
    megaMenu: true,
    column: 'column-3',
    children: [
      {
        title: 'Pantry',
        type: 'sub',
        children: [
          {
            title: 'Spices',
            type: 'link',
            path: 'shop/collection/spices',
            badge: true,
            badgeText: 'New',
          },
        ],
      },
      { title: 'Bakery', type: 'link', path: 'shop/collection/bakery', badgeText: 'Hidden' },
    ],
  },
  {
    title: 'More',
    type: 'sub',
    children: [
      {
        title: 'Deeper',
        type: 'sub',
        children: [
          {
            title: 'Deeper still',
            type: 'sub',
            children: [{ title: 'Deepest', type: 'link', handle: 'deepest' }],
          },
        ],
      },
      { title: 'Farm diary', type: 'extLink', path: 'https://farm.example/diary' },
      { title: 'Farm shop', type: 'extTabLink', path: 'https://farm.example/shop' },
    ],
  },
];

async function setUp({
  answer = { menu },
  ...setup
}: { answer?: object } & Pick<
  Parameters<typeof renderWithProviders>[1] & object,
  'address' | 'language'
> = {}) {
  const rendered = renderWithProviders(
    <Started>
      <MainMenu />
    </Started>,
    { ...setup, answers: { getMenu: answer } },
  );
  await screen.findByRole('link', { name: /^(Shop|Boutique)$/ });
  return rendered;
}

function entry(name: string) {
  return screen.getByRole('button', { name });
}

describe('MainMenu', () => {
  it('links to the entries from the API [MENU-01, CONFLICT-42]', async () => {
    const { user, store } = await setUp();
    const link = screen.getByRole('link', { name: 'Shop' });
    expect(link).toHaveAttribute('href', '/shop');
    await user.click(link);
    expect(selectLocation(store.getState()).pathname).toBe('/shop');
  });

  it('accepts a response that is a bare list [OPEN-23]', async () => {
    await setUp({ answer: menu });
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2);
  });

  it('marks a link as current only on its exact path [MENU-04]', async () => {
    const { store } = await setUp({ address: '/shop' });
    const link = screen.getByRole('link', { name: 'Shop' });
    expect(link).toHaveAttribute('aria-current', 'page');
    act(() => {
      store.dispatch(
        locationChanged({ pathname: '/shop/x', search: '', hash: '', key: '1', action: 'PUSH' }),
      );
    });
    expect(link).not.toHaveAttribute('aria-current');
  });

  it('opens and closes a panel on click [MENU-02]', async () => {
    const { user } = await setUp();
    expect(screen.queryByRole('link', { name: /Bakery/ })).toBeNull();
    await user.click(entry('Collections'));
    expect(entry('Collections')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Bakery' })).toBeVisible();
    await user.click(entry('Collections'));
    expect(entry('Collections')).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens a panel on hover and closes it when the pointer leaves [MENU-02]', async () => {
    const { user } = await setUp();
    await user.hover(entry('Collections'));
    expect(await screen.findByRole('link', { name: 'Bakery' })).toBeVisible();
    await user.hover(screen.getByRole('link', { name: 'Shop' }));
    await waitFor(() => expect(entry('Collections')).toHaveAttribute('aria-expanded', 'false'));
  });

  it('opens by keyboard, closes on Escape and restores the focus [MENU-02, OPEN-59]', async () => {
    const { user } = await setUp();
    act(() => entry('Collections').focus());
    await user.keyboard('{Enter}');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: /^Spices/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(entry('Collections')).toHaveFocus();
    expect(entry('Collections')).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus or a click moves outside [MENU-02]', async () => {
    const { user } = await setUp();
    await user.click(entry('Collections'));
    await user.click(document.body);
    expect(entry('Collections')).toHaveAttribute('aria-expanded', 'false');
    await user.click(entry('Collections'));
    act(() => screen.getByRole('link', { name: 'Shop' }).focus());
    expect(entry('Collections')).toHaveAttribute('aria-expanded', 'false');
  });

  it('links to the path if there is no handle, and closes when followed [MENU-05, OPEN-24]', async () => {
    const { user, store } = await setUp();
    await user.click(entry('Collections'));
    const link = screen.getByRole('link', { name: 'Bakery' });
    expect(link).toHaveAttribute('href', '/shop/collection/bakery');
    await user.click(link);
    expect(selectLocation(store.getState()).pathname).toBe('/shop/collection/bakery');
    expect(entry('Collections')).toHaveAttribute('aria-expanded', 'false');
  });

  it('links to the path if the handle is empty [MENU-05, OPEN-24]', async () => {
    const item = { title: 'Bakery', type: 'link', handle: '', path: 'shop/collection/bakery' };
    await setUp({ answer: { menu: [menu[0], item] } });
    expect(screen.getByRole('link', { name: 'Bakery' })).toHaveAttribute(
      'href',
      '/shop/collection/bakery',
    );
  });

  it('links to the path if the type is missing or unknown [MENU-05, OPEN-24]', async () => {
    const path = 'shop/collection/bakery';
    const answer = {
      menu: [menu[0], { title: 'Bakery', path }, { title: 'Bread', type: 'path', path }],
    };
    await setUp({ answer });
    for (const name of ['Bakery', 'Bread']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/${path}`);
    }
  });

  it('opens external links in the same or a new tab [MENU-06, OPEN-25]', async () => {
    const { user } = await setUp();
    await user.click(entry('More'));
    const here = screen.getByRole('link', { name: 'Farm diary' });
    expect(here).toHaveAttribute('href', 'https://farm.example/diary');
    expect(here).not.toHaveAttribute('target');
    const there = screen.getByRole('link', { name: 'Farm shop (opens in a new tab)' });
    expect(there).toHaveAttribute('href', 'https://farm.example/shop');
    expect(there).toHaveAttribute('target', '_blank');
  });

  it('translates titles and shows untranslated ones unchanged [MENU-08, OPEN-26]', async () => {
    await setUp({ language: 'fr' });
    expect(screen.getByRole('link', { name: 'Boutique' })).toBeVisible();
    expect(entry('More')).toBeVisible();
  });

  it('shows a badge only if the entry enables it [MENU-09]', async () => {
    const { user } = await setUp();
    await user.click(entry('Collections'));
    expect(screen.getByRole('link', { name: 'Spices New' })).toBeVisible();
    expect(screen.queryByText('Hidden')).toBeNull();
  });

  it('opens the third level below an entry [MENU-10]', async () => {
    const { user } = await setUp();
    await user.click(entry('More'));
    await user.click(entry('Deeper'));
    expect(screen.queryByRole('link', { name: 'Deepest' })).toBeNull();
    await user.click(entry('Deeper still'));
    expect(screen.getByRole('link', { name: 'Deepest' })).toHaveAttribute('href', '/deepest');
  });

  it('lays out children in the columns set by the API [MENU-11, MENU-12]', async () => {
    const { user } = await setUp();
    await user.click(entry('Collections'));
    const panel = screen.getByRole('link', { name: 'Bakery' }).closest('ul');
    expect(panel).toHaveClass('columns', 'column-3');
    await user.click(entry('More'));
    expect(screen.getByRole('link', { name: 'Farm diary' }).closest('ul')).toHaveClass('list');
  });

  it('starts with the active entry open [OPEN-24]', async () => {
    const active = menu.map((item) => (item.title === 'More' ? { ...item, active: true } : item));
    const { user } = await setUp({ answer: { menu: active } });
    expect(entry('More')).toHaveAttribute('aria-expanded', 'true');
    await user.click(entry('More'));
    expect(entry('More')).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows the panel and groups in the store [E-11]', async () => {
    const { user, store } = await setUp();
    await user.click(entry('More'));
    await user.click(entry('Deeper'));
    expect(selectOpenPanel(store.getState())).toBe('menu-2');
    expect(selectToggledGroups(store.getState())).toHaveLength(1);
    act(() => {
      store.dispatch(panelOpened('menu-1'));
    });
    expect(entry('Collections')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Bakery' })).toBeVisible();
    await user.click(entry('More'));
    expect(entry('Deeper')).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps a panel open that replaced the menu before the hover delay ended [MENU-02]', async () => {
    const { user, store } = await setUp();
    await user.hover(entry('Collections'));
    await waitFor(() => expect(entry('Collections')).toHaveAttribute('aria-expanded', 'true'));
    jest.useFakeTimers({ advanceTimers: true });
    await user.unhover(entry('Collections'));
    act(() => {
      store.dispatch(panelOpened('account'));
      jest.runAllTimers();
    });
    jest.useRealTimers();
    expect(selectOpenPanel(store.getState())).toBe('account');
  });

  it('has its own navigation landmark [HEADER-03]', async () => {
    await setUp();
    const bar = screen.getByRole('navigation', { name: 'Main menu' });
    expect(within(bar).getByRole('button', { name: 'Collections' })).toBeVisible();
  });
});
