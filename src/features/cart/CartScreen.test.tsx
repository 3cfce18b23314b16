import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../api/api.ts';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { lineOf } from '../../testing/catalogData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startupEnded } from '../session/sessionSlice.ts';
import { CartScreen } from './CartScreen.tsx';

const totals = [
  { code: 'sub_total', title: 'Subtotal', text: '₹ 200.00/-' },
  { code: 'total', text: '₹ 220.00/-' },
];

function openCart(answers: Answers, isStarted = true) {
  const page = renderWithProviders(<CartScreen />, {
    address: '/checkout/cart',
    answers: { getSavedLines: { products: [] }, ...answers },
  });
  if (isStarted) act(() => void page.store.dispatch(startupEnded()));
  return page;
}

describe('CartScreen', () => {
  it('shows lines and totals [ROUTES-20, ENTITIES-10]', async () => {
    openCart({ getCart: { products: [lineOf()], totals } });
    expect(await screen.findByRole('link', { name: 'Red rice' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    expect(screen.getByText('Subtotal')).toBeVisible();
    expect(screen.getByText('₹ 220.00/-')).toBeVisible();
  });

  it('says that tax is added, if the shop adds it', async () => {
    const page = openCart({
      getCart: { products: [lineOf()], totals },
      getConfig: { adds_tax: true },
    });
    expect(await screen.findByText('₹ 220.00/-')).toBeVisible();
    expect(screen.queryByText('Tax is added at checkout.')).toBeNull();
    await act(async () => void (await page.store.dispatch(api.endpoints.getConfig.initiate())));
    expect(await screen.findByText('Tax is added at checkout.')).toBeVisible();
  });

  it('does not show an empty cart before start-up has loaded it', () => {
    const { calls } = openCart({}, false);
    expect(screen.getByTestId('cart-skeleton')).toBeInTheDocument();
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    expect(calls).toHaveLength(0);
  });

  it('shows an empty cart with a link to the shop', async () => {
    openCart({ getCart: { products: [], totals: [] } });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
  });

  it.each([
    ['a failure', 500],
    ['a swallowed answer [CONFLICT-07]', 503],
  ])('offers a retry after %s', async (_title, status) => {
    let isBroken = true;
    const { user } = openCart({
      getCart: () => (isBroken ? new Response('', { status }) : { products: [lineOf()], totals }),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Red rice' })).toBeVisible();
  });

  it('removes a line, then shows the empty cart', async () => {
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

function keepingBackend(first: { cart?: CartItem[]; saved?: CartItem[] }) {
  let { cart = [], saved = [] } = first;
  let removed: CartItem[] = [];
  const move = (from: CartItem[], key: string | null) => from.filter((l) => l.cart_item_id === key);
  const leave = (from: CartItem[], key: string | null) =>
    from.filter((l) => l.cart_item_id !== key);
  type Call = { form: URLSearchParams };
  const key = ({ form }: Call) => form.get('key');
  const answers: Answers = {
    getCart: () => ({ products: cart, totals }),
    getSavedLines: () => ({ products: saved }),
    removeCartLine: (call: Call) => {
      removed = move(cart, key(call));
      cart = leave(cart, key(call));
      return { status: 1 };
    },
    restoreCartLine: () => {
      cart = [...cart, ...removed];
      return { status: 1 };
    },
    saveCartLine: (call: Call) => {
      saved = [...move(cart, key(call)), ...saved];
      cart = leave(cart, key(call));
      return { status: 1 };
    },
    moveSavedLine: (call: Call) => {
      cart = [...cart, ...move(saved, key(call))];
      saved = leave(saved, key(call));
      return { status: 1 };
    },
    removeSavedLine: (call: Call) => {
      saved = leave(saved, key(call));
      return { status: 1 };
    },
  };
  return answers;
}

const savedLines = () => screen.findByRole('region', { name: 'Saved for later' });

describe('CartScreen: links', () => {
  it('links to the checkout', async () => {
    openCart({ getCart: { products: [lineOf()], totals } });
    expect(await screen.findByRole('link', { name: 'Check out' })).toHaveAttribute(
      'href',
      '/checkout',
    );
  });
});

describe('CartScreen: focus', () => {
  const atTitle = () => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  it('moves to the title with the last line removed, and stays at the message after the undo [E-04]', async () => {
    const { user } = openCart(keepingBackend({ cart: [lineOf()] }));
    await user.click(await screen.findByRole('button', { name: 'Remove Red rice' }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    atTitle();
    const undo = screen.getByRole('button', { name: /^Undo/ });
    const notice = undo.closest('[role=status]');
    await user.click(undo);
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    expect(notice).toHaveFocus();
  });

  it('moves to the title with the last line saved, and with the last saved line removed [E-04]', async () => {
    const { user } = openCart(keepingBackend({ cart: [lineOf()] }));
    await user.click(await screen.findByRole('button', { name: 'Save for later: Red rice' }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    atTitle();
    const saved = await savedLines();
    await user.click(within(saved).getByRole('button', { name: /^Remove from saved/ }));
    await waitFor(() => expect(saved).not.toBeInTheDocument());
    atTitle();
  });
});

describe('CartScreen: undo', () => {
  it('names the removed line and restores it [E-04]', async () => {
    const page = openCart(keepingBackend({ cart: [lineOf()] }));
    await page.user.click(await screen.findByRole('button', { name: 'Remove Red rice' }));
    const undo = await screen.findByRole('button', { name: 'Undo: put Red rice back in the cart' });
    expect(undo.closest('[role=status]')).toHaveTextContent('Removed Red rice. Undo');
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    act(() => undo.focus());
    await page.user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Red rice' })).toBeVisible();
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    const restored = page.calls.filter(({ operation }) => operation === 'restoreCartLine');
    expect(restored.map(({ form }) => form.get('key'))).toEqual(['7']);
  });

  it('the undo offer lasts ten seconds, and pauses while focused [E-04]', async () => {
    jest.useFakeTimers();
    try {
      const page = openCart(keepingBackend({ cart: [lineOf()] }));
      await act(() => jest.advanceTimersByTimeAsync(50));
      act(() => screen.getByRole('button', { name: 'Remove Red rice' }).click());
      await act(() => jest.advanceTimersByTimeAsync(50));
      const undo = screen.getByRole('button', { name: /^Undo/ });
      await act(() => jest.advanceTimersByTimeAsync(9_800));
      expect(undo).toBeInTheDocument();
      act(() => undo.focus());
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(undo).toBeInTheDocument();
      act(() => undo.blur());
      await act(() => jest.advanceTimersByTimeAsync(9_999));
      expect(undo).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(undo).not.toBeInTheDocument();
      expect(page.calls.some(({ operation }) => operation === 'restoreCartLine')).toBe(false);
    } finally {
      jest.useRealTimers();
    }
  });

  it('the undo offer pauses while hovered or focused [E-04]', async () => {
    jest.useFakeTimers();
    try {
      openCart(keepingBackend({ cart: [lineOf()] }));
      await act(() => jest.advanceTimersByTimeAsync(50));
      act(() => screen.getByRole('button', { name: 'Remove Red rice' }).click());
      await act(() => jest.advanceTimersByTimeAsync(50));
      const undo = screen.getByRole('button', { name: /^Undo/ });
      act(() => undo.focus());
      fireEvent.pointerEnter(undo);
      fireEvent.pointerLeave(undo);
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(undo).toBeInTheDocument();
      fireEvent.pointerEnter(undo);
      act(() => undo.blur());
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(undo).toBeInTheDocument();
      fireEvent.pointerLeave(undo);
      await act(() => jest.advanceTimersByTimeAsync(9_999));
      expect(undo).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(undo).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('explains why a line cannot be restored, and keeps the offer [E-04]', async () => {
    const page = openCart({
      ...keepingBackend({ cart: [lineOf()] }),
      restoreCartLine: { error: 'Red rice is out of stock.' },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Remove Red rice' }));
    await page.user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() =>
      expect(page.store.getState().ui.toasts).toMatchObject([
        { kind: 'error', content: { html: 'Red rice is out of stock.' } },
      ]),
    );
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeVisible();
  });
});

describe('CartScreen: saved for later', () => {
  const ghee = lineOf({
    cart_item_id: '9',
    name: 'Ghee',
    handle: 'ghee',
    option: [{ name: 'Jar', value: '500 g' }],
    available: 3,
  });

  it('saves a line, removes it from the cart, and moves the focus to the list [E-04]', async () => {
    const page = openCart(keepingBackend({ cart: [lineOf(), ghee] }));
    await page.user.click(await screen.findByRole('button', { name: 'Save for later: Ghee' }));
    const saved = await savedLines();
    expect(within(saved).getByRole('link', { name: 'Ghee' })).toHaveAttribute('href', '/shop/ghee');
    expect(within(saved).getByText('Jar: 500 g')).toBeVisible();
    expect(within(saved).getByText('2 units')).toBeVisible();
    const list = screen.getByRole('list', { name: 'Products in your cart' });
    await waitFor(() => expect(within(list).queryByRole('link', { name: 'Ghee' })).toBeNull());
    expect(list).toHaveFocus();
    expect(page.store.getState().ui.toasts).toMatchObject([
      { kind: 'success', content: { messageId: 'cart.toast.saved' } },
    ]);
  });

  it('shows saved lines with their stock below an empty cart, and moves one into the cart [E-04]', async () => {
    const page = openCart(keepingBackend({ saved: [ghee] }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    const saved = await savedLines();
    expect(within(saved).getByText(/3 left/)).toBeVisible();
    await page.user.click(within(saved).getByRole('button', { name: 'Move to cart: Ghee' }));
    const list = await screen.findByRole('list', { name: 'Products in your cart' });
    expect(within(list).getByRole('link', { name: 'Ghee' })).toBeVisible();
    await waitFor(() => expect(saved).not.toBeInTheDocument());
  });

  it('removes a saved line [E-04]', async () => {
    const page = openCart(keepingBackend({ saved: [ghee, lineOf()] }));
    const saved = await savedLines();
    await page.user.click(
      within(saved).getByRole('button', { name: 'Remove from saved for later: Ghee' }),
    );
    await waitFor(() => expect(within(saved).queryByRole('link', { name: 'Ghee' })).toBeNull());
    expect(within(saved).getByRole('heading', { name: 'Saved for later' })).toHaveFocus();
  });

  it('offers a retry if saved lines do not load [E-04]', async () => {
    let isBroken = true;
    const { user } = openCart({
      getCart: { products: [], totals: [] },
      getSavedLines: () =>
        isBroken ? new Response('', { status: 503 }) : { products: [lineOf()] },
    });
    expect(await screen.findByText('Couldn’t load your saved items.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await savedLines()).toBeVisible();
  });
});

describe('CartScreen: changes since a line was added', () => {
  function changedCart(line: Partial<CartItem>) {
    let present = lineOf(line);
    return openCart({
      getCart: () => ({ products: [present], totals }),
      editCartLine: ({ form }: { form: URLSearchParams }) => {
        const { special, price } = present;
        const quantity = Number(form.get('quantity'));
        present = { ...present, quantity, added_price: Number(special || price) };
        return { status: 1 };
      },
    });
  }
  const edits = ({ calls }: ReturnType<typeof openCart>) =>
    calls
      .filter(({ operation }) => operation === 'editCartLine')
      .map(({ form }) => form.get('quantity'));

  it.each([
    ['up', { price: 120, added_price: 100 }, 'from ₹ 100.00/- to ₹ 120.00/-'],
    ['down', { price: 120, special: 90, added_price: 120 }, 'from ₹ 120.00/- to ₹ 90.00/-'],
  ])('shows that a price went %s until the shopper confirms [E-13]', async (_way, line, text) => {
    const page = changedCart(line);
    const told = await screen.findByText(`Price changed ${text} since you added it`);
    await page.user.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(told).not.toBeInTheDocument());
    expect(edits(page)).toEqual(['2']);
  });

  it('shows a lower stock, and sets the line to it with one press [E-13]', async () => {
    const page = changedCart({ quantity: 5, available: 3 });
    const told = await screen.findByText('Only 3 left');
    await page.user.click(screen.getByRole('button', { name: 'Set to 3' }));
    await waitFor(() => expect(told).not.toBeInTheDocument());
    expect(edits(page)).toEqual(['3']);
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
  });

  it('shows that a line is out of stock, and removes it with one press [E-13]', async () => {
    const { user } = openCart(keepingBackend({ cart: [lineOf({ available: 0 })] }));
    expect(await screen.findByText('No longer available')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
  });

  it('shows nothing if nothing has changed [E-13]', async () => {
    changedCart({ added_price: 100, available: 2 });
    await screen.findByRole('link', { name: 'Red rice' });
    expect(screen.queryByText(/changed|left|available/i)).toBeNull();
  });
});
