import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../api/api.ts';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { lineOf } from '../../testing/catalogData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startupEnded } from '../session/sessionSlice.ts';
import { locationChanged } from '../ui/locationSlice.ts';
import { miniCartOpened, selectIsMiniCartOpen, selectWanted } from '../cart/cartSlice.ts';
import { MiniCart } from './MiniCart.tsx';

const twoLines = [
  lineOf({
    option: [
      { name: 'Weight', value: '1 kg' },
      { name: 'Grind', value: 'Fine' },
    ],
  }),
  lineOf({ cart_item_id: '8', handle: 'ghee', name: 'Ghee', price: 500, special: 450, total: 900 }),
];
const totals = [
  { code: 'sub_total', title: 'Goods', text: '₹ 1,050.00/-' },
  { code: 'total', title: 'Total', text: '₹ 1,100.00/-' },
];

async function openCart({
  products = twoLines,
  address = '/shop',
  answers = {},
}: { products?: CartItem[]; address?: string; answers?: Answers } = {}) {
  const page = renderWithProviders(<MiniCart />, {
    address,
    answers: { getCart: { products, totals }, ...answers },
  });
  await page.dispatched(api.endpoints.getCart.initiate());
  act(() => {
    page.store.dispatch(startupEnded());
    page.store.dispatch(miniCartOpened());
  });
  await screen.findByRole('dialog');
  return page;
}

function sent({ calls }: { calls: readonly { operation: string }[] }, operation: string) {
  return calls.filter((call) => call.operation === operation).length;
}

describe('MiniCart: the panel', () => {
  it("MINICART-04 MINICART-05 opens by the flag, titled 'My Shopping Cart'", async () => {
    await openCart();
    expect(screen.getByRole('dialog', { name: 'My Shopping Cart' })).toBeVisible();
  });

  it('MINICART-07 MINICART-08 MINICART-09 OPEN-28 marks the body while open; the close icon closes', async () => {
    const { user, store } = await openCart();
    expect(document.body).toHaveClass('mini-cart-open');
    await user.click(screen.getByRole('button', { name: 'Close the cart' }));
    expect(selectIsMiniCartOpen(store.getState())).toBe(false);
    expect(document.body).not.toHaveClass('mini-cart-open');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('MINICART-03 MINICART-10 lies over the page and closes by a click beside it', async () => {
    const { user, store } = await openCart();
    const overlay = document.querySelector('.MuiBackdrop-root');
    expect(overlay).toBeVisible();
    await user.click(overlay as Element);
    expect(selectIsMiniCartOpen(store.getState())).toBe(false);
  });

  it('closes by Escape', async () => {
    const { user, store } = await openCart();
    await user.keyboard('{Escape}');
    expect(selectIsMiniCartOpen(store.getState())).toBe(false);
  });

  it('MINICART-11 MINICART-35 closes on leaving the page', async () => {
    const { store } = await openCart({ address: '/checkout/cart' });
    act(() => {
      store.dispatch(
        locationChanged({ pathname: '/checkout', search: '', hash: '', key: '9', action: 'PUSH' }),
      );
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body).not.toHaveClass('mini-cart-open');
  });

  it('MINICART-12 takes the mark from the body when it is destroyed', async () => {
    const { unmount } = await openCart();
    unmount();
    expect(document.body).not.toHaveClass('mini-cart-open');
  });

  it('holds the focus', async () => {
    await openCart();
    await waitFor(() =>
      expect(screen.getByRole('presentation')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  });
});

describe('MiniCart: rows', () => {
  it('MINICART-13 MINICART-14 picture and name lead to the product', async () => {
    await openCart();
    const name = screen.getByRole('link', { name: 'Red rice' });
    expect(name).toHaveAttribute('href', '/shop/red-rice');
    const picture = document.querySelector('img')?.closest('a');
    expect(picture).toHaveAttribute('href', '/shop/red-rice');
  });

  it('MINICART-15 MINICART-17 MINICART-23 ENTITIES-09 shows options, price and line total', async () => {
    await openCart();
    expect(screen.getByText('Weight: 1 kg')).toBeVisible();
    expect(screen.getByText('Grind: Fine')).toBeVisible();
    expect(screen.getByText('₹ 100.00/-')).toBeVisible();
    expect(screen.getByText('₹ 200.00/-')).toBeVisible();
    expect(screen.getByText('₹ 450.00/-')).toBeVisible();
    expect(screen.getByText('₹ 500.00/-').tagName).toBe('S');
  });

  it('MINICART-16 MINICART-22 the number is read-only', async () => {
    const { user } = await openCart();
    const [number] = screen.getAllByRole('textbox', { name: 'Quantity' });
    await user.type(number as Element, '9');
    expect(number).toHaveValue('2');
  });

  it('MINICART-20 MINICART-21 plus and minus change the line, which waits for the new cart', async () => {
    let quantity = 2;
    const page = await openCart({
      answers: {
        getCart: () => ({ products: [lineOf({ quantity })], totals }),
        editCartLine: ({ form }: { form: URLSearchParams }) => {
          quantity = Number(form.get('quantity'));
          return { status: 1 };
        },
      },
    });
    const number = screen.getByRole('textbox', { name: 'Quantity' });
    await page.user.click(screen.getByRole('button', { name: 'One more of Red rice' }));
    await waitFor(() => expect(number).toHaveValue('3'));
    await page.user.click(screen.getByRole('button', { name: 'One less of Red rice' }));
    await waitFor(() => expect(number).toHaveValue('2'));
    expect(sent(page, 'editCartLine')).toBe(2);
  });

  it('E-12 quick presses show at once, and the last wanted number is sent once', async () => {
    let quantity = 2;
    const first = Promise.withResolvers<void>();
    const page = await openCart({
      answers: {
        getCart: () => ({ products: [lineOf({ quantity })], totals }),
        editCartLine: async ({ form }: { form: URLSearchParams }) => {
          if (form.get('quantity') === '3') await first.promise;
          quantity = Number(form.get('quantity'));
          return { status: 1 };
        },
      },
    });
    const number = screen.getByRole('textbox', { name: 'Quantity' });
    const plus = screen.getByRole('button', { name: 'One more of Red rice' });
    for (const expected of ['3', '4', '5']) {
      await page.user.click(plus);
      expect(number).toHaveValue(expected);
    }
    expect(sent(page, 'editCartLine')).toBe(1);
    first.resolve();
    await waitFor(() => expect(sent(page, 'editCartLine')).toBe(2));
    await waitFor(() => expect(selectWanted(page.store.getState(), '7')).toBeUndefined());
    expect(number).toHaveValue('5');
    expect(sent(page, 'editCartLine')).toBe(2);
  });

  it('ERRORS-09 a rejected change shows the quantity of the server again, and nothing else', async () => {
    const page = await openCart({
      products: [lineOf()],
      answers: { editCartLine: { error: 'Only 2 left.' } },
    });
    await page.user.click(screen.getByRole('button', { name: 'One more of Red rice' }));
    const number = screen.getByRole('textbox', { name: 'Quantity' });
    await waitFor(() => expect(sent(page, 'editCartLine')).toBe(1));
    await waitFor(() => expect(number).toHaveValue('2'));
    expect(page.store.getState().ui.toasts).toEqual([]);
    expect(sent(page, 'getCart')).toBe(1);
  });

  it('OPEN-27 minus at 1 sends nothing', async () => {
    const page = await openCart({ products: [lineOf({ quantity: 1 })] });
    await page.user.click(screen.getByRole('button', { name: 'One less of Red rice' }));
    expect(sent(page, 'editCartLine')).toBe(0);
  });

  it('MINICART-18 MINICART-19 API-12 the remove icon takes the line out and leaves the focus in the list', async () => {
    let products = twoLines;
    const page = await openCart({
      answers: {
        getCart: () => ({ products, totals }),
        removeCartLine: () => {
          products = twoLines.slice(1);
          return { status: 1 };
        },
      },
    });
    await page.user.click(screen.getByRole('button', { name: 'Remove Red rice' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Red rice' })).toBeNull());
    const call = page.calls.find(({ operation }) => operation === 'removeCartLine');
    expect(call?.form.get('key')).toBe('7');
    expect(screen.getByRole('list', { name: 'Products in your cart' })).toHaveFocus();
  });

  it('MINICART-18 MINICART-29 the title takes the focus as the last line leaves', async () => {
    let products = [lineOf()];
    const { user } = await openCart({
      answers: {
        getCart: () => ({ products, totals }),
        removeCartLine: () => {
          products = [];
          return { status: 1 };
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Remove Red rice' }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'My Shopping Cart' })).toHaveFocus();
  });

  it('ERRORS-08 a remove with another status does nothing', async () => {
    const page = await openCart({ answers: { removeCartLine: { status: 0 } } });
    await page.user.click(screen.getByRole('button', { name: 'Remove Red rice' }));
    await waitFor(() => expect(sent(page, 'removeCartLine')).toBe(1));
    expect(screen.getByRole('link', { name: 'Red rice' })).toBeVisible();
    expect(page.store.getState().ui.toasts).toEqual([]);
    expect(sent(page, 'getCart')).toBe(1);
  });

  it('MINICART-32 CONFLICT-21 at /checkout plus and minus are dead and no line total shows; remove works', async () => {
    const page = await openCart({ products: [lineOf()], address: '/checkout' });
    await page.user.click(screen.getByRole('button', { name: 'One more of Red rice' }));
    await page.user.click(screen.getByRole('button', { name: 'One less of Red rice' }));
    expect(sent(page, 'editCartLine')).toBe(0);
    expect(screen.queryByText('₹ 200.00/-')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Remove Red rice' }));
    await waitFor(() => expect(sent(page, 'removeCartLine')).toBe(1));
  });

  it('MINICART-34 at /checkout/cart plus is live', async () => {
    const page = await openCart({ products: [lineOf()], address: '/checkout/cart?x=1' });
    await page.user.click(screen.getByRole('button', { name: 'One more of Red rice' }));
    await waitFor(() => expect(sent(page, 'editCartLine')).toBe(1));
  });
});

describe('MiniCart: below the rows', () => {
  it('CART-05 MINICART-26 MINICART-27 shows the subtotal and leads to the cart', async () => {
    await openCart();
    expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('Subtotal₹ 1,100.00/-');
    expect(screen.getByRole('link', { name: 'view cart' })).toHaveAttribute(
      'href',
      '/checkout/cart',
    );
  });

  it('MINICART-24 MINICART-25 offers a coupon', async () => {
    await openCart();
    expect(screen.getByText('** Apply coupon and get discount.')).toBeVisible();
    expect(screen.getByPlaceholderText('Enter Coupon Code')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeVisible();
  });

  it('COUPON-09 OPEN-51 follows the totals that are read after a coupon, and takes it off again', async () => {
    const page = await openCart({
      answers: {
        getCartTotals: [
          { code: 'coupon', title: 'Coupon TENTH', text: '₹ -110.00/-' },
          { code: 'total', title: 'Total', text: '₹ 990.00/-' },
        ],
      },
    });
    await page.user.type(screen.getByPlaceholderText('Enter Coupon Code'), 'tenth{Enter}');
    await waitFor(() =>
      expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('Subtotal₹ 990.00/-'),
    );
    expect(screen.getByText('₹ -110.00/-')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Remove coupon' }));
    await waitFor(() => expect(sent(page, 'removeCoupon')).toBe(1));
  });

  it.each([
    ['MINICART-28', '/shop', ['/checkout']],
    ['MINICART-33 CONFLICT-20', '/checkout/cart?x=1', ['/checkout']],
    ['MINICART-31', '/checkout', []],
    ['MINICART-31 CONFLICT-20', '/shop/checkout-bag', []],
  ])('%s on %s the checkout button leads to %j', async (_ids, address, targets) => {
    await openCart({ address });
    const buttons = screen.queryAllByRole('link', { name: 'checkout' });
    expect(buttons.map((button) => button.getAttribute('href'))).toEqual(targets);
    expect(screen.getByRole('link', { name: 'view cart' })).toBeVisible();
  });

  it("CART-06 CONFLICT-22 reads '0' without a total", async () => {
    await openCart({ answers: { getCart: { products: twoLines, totals: [] } } });
    expect(screen.getByText('Subtotal').parentElement).toHaveTextContent(/^Subtotal0$/);
  });

  it('MINICART-29 MINICART-30 an empty cart says so and leads to the shop', async () => {
    await openCart({ products: [] });
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
  });
});
