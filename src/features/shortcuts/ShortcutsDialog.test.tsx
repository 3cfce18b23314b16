import { act, screen, waitFor } from '@testing-library/react';
import { persistStore } from 'redux-persist';
import { ShortcutsHost } from '../shell/ShortcutsHost.tsx';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { selectIsMiniCartOpen } from '../cart/cartSlice.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { selectAreShortcutsOn } from './shortcutsSlice.ts';

const storages = { local: window.localStorage };

function openDialog() {
  return renderWithProviders(<ShortcutsDialog isOpen onClose={() => undefined} />, { storages });
}

afterEach(() => window.localStorage.clear());

describe('ShortcutsDialog', () => {
  it('shortcuts are off until switched on, which is persisted [E-10]', async () => {
    const { user, store } = openDialog();
    const persistor = persistStore(store);
    const box = screen.getByRole('checkbox', { name: 'Use keyboard shortcuts' });
    expect(box).not.toBeChecked();
    await user.click(box);
    expect(box).toBeChecked();
    await persistor.flush();
    expect(window.localStorage.getItem('shortcuts')).toBe('true');
    await user.click(box);
    await persistor.flush();
    expect(window.localStorage.getItem('shortcuts')).toBeNull();
  });

  it.each([
    ['true', true],
    ['', false],
  ])('restores the persisted setting «%s» on the next visit: %s [E-10]', async (kept, areOn) => {
    window.localStorage.setItem('shortcuts', kept);
    const { user, store } = renderWithProviders(<ShortcutsHost />, { storages });
    await act(async () => {
      persistStore(store);
      await import('./ShortcutKeys.ts');
    });
    await waitFor(() => expect(selectAreShortcutsOn(store.getState())).toBe(areOn));
    await user.keyboard('c');
    expect(selectIsMiniCartOpen(store.getState())).toBe(areOn);
  });

  it('lists each key and its action [E-10]', () => {
    openDialog();
    const told = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(told).toEqual([
      '/: Search',
      'g then h: Go to the home page',
      'g then s: Go to the shop',
      'g then w: Go to the wishlist',
      'g then c: Go to the cart',
      'c: Open the mini cart',
      '?: Show this list',
      'Esc: Close the open dialog or panel',
    ]);
  });
});
