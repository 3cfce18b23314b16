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
import { removeLine } from '../cart/stepQuantity.ts';

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
])('added-to-cart confirmation %s', (_place, setup) => {
  it("shows the product's name and picture [CARTADDED-03, CARTADDED-04]", async () => {
    open(setup);
    const dialog = await added();
    expect(within(dialog).getByText('Item Red rice successfully added to your Cart')).toBeVisible();
    expect(within(dialog).getByRole('img', { name: 'Red rice' })).toHaveAttribute(
      'src',
      '/pictures/red-rice-160.webp',
    );
  });

  it('offers cart, checkout and Continue shopping [CARTADDED-05, CARTADDED-06, CARTADDED-07, OPEN-41, CONFLICT-47]', async () => {
    open(setup);
    const dialog = await added();
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Your cart', '/checkout/cart'],
      ['Check out', '/checkout'],
      ['Continue shopping', '/shop?page=2'],
    ]);
  });

  it("closes on 'Continue shopping' without a navigation [CARTADDED-08]", async () => {
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

  it('closes on its close button and leaves the mini cart unchanged [OPEN-42]', async () => {
    const { store, user } = open(setup);
    await user.click(within(await added()).getByRole('button', { name: 'Close' }));
    expect(selectDialog(store.getState())).toBeNull();
    expect(selectIsMiniCartOpen(store.getState())).toBe(setup.withMiniCart);
  });

  it('closes on Escape and leaves the mini cart unchanged [OPEN-42]', async () => {
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

  it('closes on a press outside and leaves the mini cart unchanged [OPEN-42]', async () => {
    const { store, user } = open(setup);
    const layer = (await added()).closest('.MuiModal-root');
    await user.click(layer?.querySelector('.MuiBackdrop-root') ?? document.body);
    await waitFor(() => expect(selectDialog(store.getState())).toBeNull());
    expect(selectIsMiniCartOpen(store.getState())).toBe(setup.withMiniCart);
  });

  it('closes when the page changes [MODALS-15]', async () => {
    const { store, user } = open(setup);
    await user.click(within(await added()).getByRole('link', { name: 'Check out' }));
    expect(selectLocation(store.getState()).pathname).toBe('/checkout');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('CartPanels', () => {
  it('focuses the confirmation above the mini cart [CONFLICT-27, CARTADDED-02]', async () => {
    open({ withMiniCart: true });
    const layer = (await added()).closest('.MuiModal-root');
    await waitFor(() => expect(layer).toContainElement(document.activeElement as HTMLElement));
    const miniCart = screen.getByText('My Shopping Cart').closest('.MuiModal-root');
    expect(miniCart).toHaveAttribute('aria-hidden', 'true');
  });

  it('renders nothing on the server [CARTADDED-09]', () => {
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

  it('offers the undo in the mini cart, then over the page once that closes [E-04]', async () => {
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
