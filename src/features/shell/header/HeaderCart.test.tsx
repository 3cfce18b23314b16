import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { lineOf } from '../../../testing/catalogData.ts';
import { Started } from '../../../testing/Started.tsx';
import { selectIsMiniCartOpen } from '../../cart/cartSlice.ts';
import { selectIsStarted } from '../../session/sessionSlice.ts';
import { selectLocation } from '../../ui/locationSlice.ts';
import { HeaderCart } from './HeaderCart.tsx';

async function setUp(quantities: readonly number[]) {
  const products = quantities.map((quantity, index) =>
    lineOf({ cart_item_id: String(index), quantity }),
  );
  const rendered = renderWithProviders(
    <Started>
      <HeaderCart />
    </Started>,
    { answers: { getCart: { products, totals: [] } } },
  );
  await waitFor(() => expect(selectIsStarted(rendered.store.getState())).toBe(true));
  return rendered;
}

describe('HeaderCart', () => {
  it('shows and announces the quantity in the cart [HEADER-06, HEADERCART-02]', async () => {
    await setUp([2, 3]);
    expect(screen.getByRole('link', { name: 'Cart, 5 items' })).toHaveTextContent('5');
    expect(screen.getByRole('status')).toHaveTextContent('Cart, 5 items');
  });

  it('shows no number for an empty cart [HEADER-07]', async () => {
    await setUp([]);
    const link = screen.getByRole('link', { name: 'Cart, empty' });
    expect(link).toBeVisible();
    expect(link).not.toHaveTextContent(/\d/);
  });

  it('opens the mini cart on a plain click and stays on the page [HEADER-15, MINICART-06]', async () => {
    const { user, store } = await setUp([1]);
    const link = screen.getByRole('link', { name: /^Cart/ });
    expect(link).toHaveAttribute('href', '/checkout/cart');
    await user.click(link);
    expect(selectIsMiniCartOpen(store.getState())).toBe(true);
    expect(selectLocation(store.getState()).pathname).toBe('/');
  });

  it('leaves a click for a new tab to the browser [CONFLICT-15, HEADERCART-01]', async () => {
    const { store } = await setUp([1]);
    const link = screen.getByRole('link', { name: /^Cart/ });
    link.parentElement?.addEventListener('click', (event) => event.preventDefault());
    const click = createEvent.click(link, { ctrlKey: true });
    fireEvent(link, click);
    expect(selectIsMiniCartOpen(store.getState())).toBe(false);
    expect(selectLocation(store.getState()).pathname).toBe('/');
  });
});
