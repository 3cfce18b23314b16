import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lineOf } from '../../testing/catalogData.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startupEnded } from '../session/sessionSlice.ts';
import { selectLocation } from '../ui/locationSlice.ts';
import { addConfirmed } from '../cart/add/addConfirmation.ts';
import { selectDialog } from '../ui/uiSlice.ts';
import { miniCartOpened, selectIsMiniCartOpen } from '../cart/cartSlice.ts';
import { CartPanels } from './CartPanels.tsx';
import { removeLine } from '../cart/setQuantity.ts';

const product = { name: 'Red rice', image: '/pictures/red-rice-160.webp' };
const confirmation = addConfirmed(product);

function open({ withMiniCart }: { withMiniCart: boolean }) {
  const page = renderWithProviders(<CartPanels />, {
    address: '/shop?page=2',
    answers: { getCart: { products: [lineOf()], totals: [] } },
  });
  act(() => {
    page.store.dispatch(startupEnded());
    if (withMiniCart) page.store.dispatch(miniCartOpened());
    page.store.dispatch(confirmation);
  });
  return page;
}

const added = () => screen.findByRole('dialog', { name: 'Added to your cart' });

describe.each([
  ['on top of the mini cart', { withMiniCart: true }],
  ['alone', { withMiniCart: false }],
])('the confirmation %s', (_place, setup) => {
  it('CARTADDED-03 CARTADDED-04 names the product and shows its picture', async () => {
    open(setup);
    const dialog = await added();
    expect(within(dialog).getByText('Item Red rice successfully added to your Cart')).toBeVisible();
    expect(within(dialog).getByRole('img', { name: 'Red rice' })).toHaveAttribute(
      'src',
      '/pictures/red-rice-160.webp',
    );
  });

  it('CARTADDED-05 CARTADDED-06 CARTADDED-07 OPEN-41 CONFLICT-47 offers the cart, the checkout and to go on', async () => {
    open(setup);
    const dialog = await added();
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Your cart', '/checkout/cart'],
      ['Check out', '/checkout'],
      ['Continue shopping', '/shop?page=2'],
    ]);
  });

  it("CARTADDED-08 'Continue shopping' closes it alone, and the location stays", async () => {
    const { store, user } = open(setup);
    await user.click(within(await added()).getByRole('link', { name: 'Continue shopping' }));
    expect(selectDialog(store.getState())).toBeNull();
    expect(selectIsMiniCartOpen(store.getState())).toBe(setup.withMiniCart);
    expect(selectLocation(store.getState())).toMatchObject({
      pathname: '/shop',
      search: '?page=2',
    });
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Added to your cart' })).toBeNull(),
    );
  });

  it('OPEN-42 its cross closes it and leaves the mini cart as it was', async () => {
    const { store, user } = open(setup);
    await user.click(within(await added()).getByRole('button', { name: 'Close' }));
    expect(selectDialog(store.getState())).toBeNull();
    expect(selectIsMiniCartOpen(store.getState())).toBe(setup.withMiniCart);
  });

  it('OPEN-42 Escape closes it first, and then the mini cart', async () => {
    const { store, user } = open(setup);
    const dialog = await added();
    await waitFor(() =>
      expect(dialog.closest('.MuiModal-root')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await user.keyboard('{Escape}');
    expect(selectDialog(store.getState())).toBeNull();
    expect(selectIsMiniCartOpen(store.getState())).toBe(setup.withMiniCart);
  });

  it('OPEN-42 a press on the page beside closes it first, and leaves the mini cart as it was', async () => {
    const { store, user } = open(setup);
    const layer = (await added()).closest('.MuiModal-root');
    await user.click(layer?.querySelector('.MuiBackdrop-root') ?? document.body);
    await waitFor(() => expect(selectDialog(store.getState())).toBeNull());
    expect(selectIsMiniCartOpen(store.getState())).toBe(setup.withMiniCart);
  });

  it('MODALS-15 goes with the page that opened it', async () => {
    const { store, user } = open(setup);
    await user.click(within(await added()).getByRole('link', { name: 'Check out' }));
    expect(selectLocation(store.getState()).pathname).toBe('/checkout');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('CartPanels', () => {
  it('CONFLICT-27 CARTADDED-02 the confirmation has the focus, on top of the mini cart', async () => {
    open({ withMiniCart: true });
    const layer = (await added()).closest('.MuiModal-root');
    await waitFor(() => expect(layer).toContainElement(document.activeElement as HTMLElement));
    const miniCart = screen.getByText('My Shopping Cart').closest('.MuiModal-root');
    expect(miniCart).toHaveAttribute('aria-hidden', 'true');
  });

  it('CARTADDED-09 opens nothing outside of a browser', () => {
    const { store, AppProviders } = setupStore({});
    store.dispatch(miniCartOpened());
    store.dispatch(confirmation);
    const html = renderToString(
      <AppProviders>
        <CartPanels />
      </AppProviders>,
    );
    expect(html).not.toContain('Red rice');
    expect(html).not.toContain('dialog');
  });

  it('E-04 the offer to undo a removal is in the mini cart, and stays over the page when that closes', async () => {
    let products = [lineOf()];
    const { store, dispatched, user, calls } = renderWithProviders(<CartPanels />, {
      answers: {
        getCart: () => ({ products, totals: [] }),
        removeCartLine: () => {
          products = [];
          return { status: 1 };
        },
      },
    });
    act(() => {
      store.dispatch(startupEnded());
      store.dispatch(miniCartOpened());
    });
    const miniCart = await screen.findByRole('dialog', { name: 'My Shopping Cart' });
    await screen.findByRole('link', { name: 'Red rice' });
    await dispatched(removeLine(lineOf()));
    expect(await within(miniCart).findByRole('button', { name: /^Undo/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the cart' }));
    await waitFor(() => expect(miniCart).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
    const restored = calls.filter(({ operation }) => operation === 'restoreCartLine');
    expect(restored.map(({ form }) => form.get('key'))).toEqual(['7']);
  });
});
