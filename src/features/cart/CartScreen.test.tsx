import { act, screen, waitFor } from '@testing-library/react';
import { lineOf } from '../../testing/catalogData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startupEnded } from '../session/sessionSlice.ts';
import { CartScreen } from './CartScreen.tsx';

const totals = [
  { code: 'sub_total', title: 'Goods', text: '₹ 200.00/-' },
  { code: 'total', text: '₹ 220.00/-' },
];

function openCart(answers: Answers, isStarted = true) {
  const page = renderWithProviders(<CartScreen />, { address: '/checkout/cart', answers });
  if (isStarted) act(() => void page.store.dispatch(startupEnded()));
  return page;
}

describe('CartScreen', () => {
  it('ROUTES-20 ENTITIES-10 shows lines and totals', async () => {
    openCart({ getCart: { products: [lineOf()], totals } });
    expect(await screen.findByRole('link', { name: 'Red rice' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    expect(screen.getByText('Goods')).toBeVisible();
    expect(screen.getByText('₹ 220.00/-')).toBeVisible();
  });

  it('does not call the cart empty before start-up has read it', () => {
    const { calls } = openCart({}, false);
    expect(screen.getByTestId('cart-skeleton')).toBeInTheDocument();
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    expect(calls).toHaveLength(0);
  });

  it('says so when the cart is empty, and leads to the shop', async () => {
    openCart({ getCart: { products: [], totals: [] } });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
  });

  it.each([
    ['a failure', 500],
    ['CONFLICT-07 a swallowed answer', 503],
  ])('offers another try after %s', async (_title, status) => {
    let isBroken = true;
    const { user } = openCart({
      getCart: () => (isBroken ? new Response('', { status }) : { products: [lineOf()], totals }),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Red rice' })).toBeVisible();
  });

  it('takes a line out, then shows the empty cart', async () => {
    let products = [lineOf()];
    const { user } = openCart({
      getCart: () => ({ products, totals }),
      removeCartLine: () => {
        products = [];
        return { status: 1 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Red rice' }));
    await waitFor(() => expect(screen.getByText('Your cart is empty')).toBeVisible());
  });
});
