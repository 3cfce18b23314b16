import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { selectIsMiniCartOpen } from '../cart/cartSlice.ts';
import { selectLocation } from '../ui/locationSlice.ts';
import { dialogClosed, selectDialog } from '../ui/uiSlice.ts';
import { ShortcutKeys } from './ShortcutKeys.ts';

function setUp() {
  const rendered = renderWithProviders(
    <>
      <ShortcutKeys />
      <form role="search">
        <input aria-label="Search" />
      </form>
      <select aria-label="List" />
      <div
        contentEditable
        role="textbox"
        aria-label="Note"
        tabIndex={0}
        suppressContentEditableWarning
      >
        <p>text</p>
      </div>
      <button type="button">Button</button>
    </>,
  );
  const { store } = rendered;
  return {
    ...rendered,
    pathname: () => selectLocation(store.getState()).pathname,
    dialog: () => selectDialog(store.getState())?.name,
    isMiniCartOpen: () => selectIsMiniCartOpen(store.getState()),
  };
}

describe('ShortcutKeys', () => {
  it.each([
    ['gs', '/shop'],
    ['gc', '/checkout/cart'],
    ['gw', '/account/wishlist'],
    ['gsgh', '/'],
  ])('%s navigates to %s [E-10]', async (keys, address) => {
    const { user, pathname, isMiniCartOpen } = setUp();
    await user.keyboard(keys);
    await waitFor(() => expect(pathname()).toBe(address));
    expect(isMiniCartOpen()).toBe(false);
  });

  it('a completed sequence cancels all other pending sequences [E-10]', async () => {
    const { user, pathname, isMiniCartOpen } = setUp();
    await user.keyboard('gs');
    await waitFor(() => expect(pathname()).toBe('/shop'));
    await user.keyboard('c');
    expect(isMiniCartOpen()).toBe(true);
    expect(pathname()).toBe('/shop');
  });

  it('a slash focuses the search without typing the slash [E-10]', async () => {
    const { user } = setUp();
    await user.keyboard('/');
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('');
  });

  it('a question mark opens the help and disables other shortcuts until it is closed [E-10]', async () => {
    const { user, dialog, isMiniCartOpen, dispatched } = setUp();
    await user.keyboard('?');
    expect(dialog()).toBe('shortcuts');
    await user.keyboard('c');
    expect(isMiniCartOpen()).toBe(false);
    await dispatched(dialogClosed());
    await user.keyboard('c');
    expect(isMiniCartOpen()).toBe(true);
  });

  it.each(['Search', 'List', 'Note'])('does nothing in the field %s [E-10]', async (name) => {
    const { user, pathname, dialog, isMiniCartOpen } = setUp();
    screen.getByLabelText(name).focus();
    await user.keyboard('gs?c');
    expect([pathname(), dialog(), isMiniCartOpen()]).toEqual(['/', undefined, false]);
    screen.getByRole('button').focus();
    await user.keyboard('c');
    expect(isMiniCartOpen()).toBe(true);
  });

  it('does nothing with Ctrl, Alt or Meta [E-10]', async () => {
    const { user, isMiniCartOpen } = setUp();
    await user.keyboard('{Control>}c{/Control}{Alt>}c{/Alt}{Meta>}c{/Meta}');
    expect(isMiniCartOpen()).toBe(false);
  });
});
