import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../api/api.ts';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { lineOf } from '../../testing/catalogData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startupEnded } from '../session/sessionSlice.ts';
import { locationChanged } from '../ui/locationSlice.ts';
import {
  miniCartOpened,
  selectIsMiniCartOpen,
  selectRequestedQuantity,
} from '../cart/cartSlice.ts';
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
  { code: 'sub_total', title: 'Subtotal', text: '₹ 1,050.00/-' },
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

describe('MiniCart: panel', () => {
  it("opens by the store flag, titled 'My Shopping Cart' [MINICART-04, MINICART-05]", async () => {
    await openCart();
    expect(screen.getByRole('dialog', { name: 'My Shopping Cart' })).toBeVisible();
  });

  it('sets the body class while open and closes on the close icon [MINICART-07, MINICART-08, MINICART-09, OPEN-28]', async () => {
    const { user, store } = await openCart();
    expect(document.body).toHaveClass('mini-cart-open');
    await user.click(screen.getByRole('button', { name: 'Close the cart' }));
    expect(selectIsMiniCartOpen(store.getState())).toBe(false);
    expect(document.body).not.toHaveClass('mini-cart-open');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('covers the page and closes on a click outside [MINICART-03, MINICART-10]', async () => {
    const { user, store } = await openCart();
    const overlay = document.querySelector('.MuiBackdrop-root');
    expect(overlay).toBeVisible();
    await user.click(overlay as Element);
    expect(selectIsMiniCartOpen(store.getState())).toBe(false);
  });

  it('closes on Escape', async () => {
    const { user, store } = await openCart();
    await user.keyboard('{Escape}');
    expect(selectIsMiniCartOpen(store.getState())).toBe(false);
  });

  it('closes on navigation [MINICART-11, MINICART-35]', async () => {
    const { store } = await openCart({ address: '/checkout/cart' });
    act(() => {
      store.dispatch(
        locationChanged({ pathname: '/checkout', search: '', hash: '', key: '9', action: 'PUSH' }),
      );
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body).not.toHaveClass('mini-cart-open');
  });

  it('removes the body class on unmount [MINICART-12]', async () => {
    const { unmount } = await openCart();
    unmount();
    expect(document.body).not.toHaveClass('mini-cart-open');
  });

  it('traps the focus', async () => {
    await openCart();
    await waitFor(() =>
      expect(screen.getByRole('presentation')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  });
});

describe('MiniCart: lines', () => {
  it('links picture and name to the product [MINICART-13, MINICART-14]', async () => {
    await openCart();
    const name = screen.getByRole('link', { name: 'Red rice' });
    expect(name).toHaveAttribute('href', '/shop/red-rice');
    const picture = document.querySelector('img')?.closest('a');
    expect(picture).toHaveAttribute('href', '/shop/red-rice');
  });

  it('shows options, price and line total [MINICART-15, MINICART-17, MINICART-23, ENTITIES-09]', async () => {
    await openCart();
    expect(screen.getByText('Weight: 1 kg')).toBeVisible();
    expect(screen.getByText('Grind: Fine')).toBeVisible();
    expect(screen.getByText('₹ 100.00/-')).toBeVisible();
    expect(screen.getByText('₹ 200.00/-')).toBeVisible();
    expect(screen.getByText('₹ 450.00/-')).toBeVisible();
    expect(screen.getByText('₹ 500.00/-').tagName).toBe('S');
  });

  it('shows a read-only quantity [MINICART-16, MINICART-22]', async () => {
    const { user } = await openCart();
    const [number] = screen.getAllByRole('textbox', { name: 'Quantity' });
    await user.type(number as Element, '9');
    expect(number).toHaveValue('2');
  });

  it('changes the quantity with plus and minus [MINICART-20, MINICART-21]', async () => {
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
    await page.user.click(screen.getByRole('button', { name: 'Increase quantity of Red rice' }));
    await waitFor(() => expect(number).toHaveValue('3'));
    await page.user.click(screen.getByRole('button', { name: 'Decrease quantity of Red rice' }));
    await waitFor(() => expect(number).toHaveValue('2'));
    expect(sent(page, 'editCartLine')).toBe(2);
  });

  it('shows rapid presses at once and sends only the last quantity [E-12]', async () => {
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
    const plus = screen.getByRole('button', { name: 'Increase quantity of Red rice' });
    for (const expected of ['3', '4', '5']) {
      await page.user.click(plus);
      expect(number).toHaveValue(expected);
    }
    expect(sent(page, 'editCartLine')).toBe(1);
    first.resolve();
    await waitFor(() => expect(sent(page, 'editCartLine')).toBe(2));
    await waitFor(() =>
      expect(selectRequestedQuantity(page.store.getState(), '7')).toBeUndefined(),
    );
    expect(number).toHaveValue('5');
    expect(sent(page, 'editCartLine')).toBe(2);
  });

  it("restores the server's quantity after a rejection, without a toast [ERRORS-09]", async () => {
    const page = await openCart({
      products: [lineOf()],
      answers: { editCartLine: { error: 'Only 2 left.' } },
    });
    await page.user.click(screen.getByRole('button', { name: 'Increase quantity of Red rice' }));
    const number = screen.getByRole('textbox', { name: 'Quantity' });
    await waitFor(() => expect(sent(page, 'editCartLine')).toBe(1));
    await waitFor(() => expect(number).toHaveValue('2'));
    expect(page.store.getState().ui.toasts).toEqual([]);
    expect(sent(page, 'getCart')).toBe(1);
  });

  it('sends nothing for minus at 1 [OPEN-27]', async () => {
    const page = await openCart({ products: [lineOf({ quantity: 1 })] });
    await page.user.click(screen.getByRole('button', { name: 'Decrease quantity of Red rice' }));
    expect(sent(page, 'editCartLine')).toBe(0);
  });

  it('removes the line with the remove icon and focuses the list [MINICART-18, MINICART-19]', async () => {
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

  it('focuses the title after the last line is removed [MINICART-18, MINICART-29]', async () => {
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

  it('ignores a removal with another status [ERRORS-08]', async () => {
    const page = await openCart({ answers: { removeCartLine: { status: 0 } } });
    await page.user.click(screen.getByRole('button', { name: 'Remove Red rice' }));
    await waitFor(() => expect(sent(page, 'removeCartLine')).toBe(1));
    expect(screen.getByRole('link', { name: 'Red rice' })).toBeVisible();
    expect(page.store.getState().ui.toasts).toEqual([]);
    expect(sent(page, 'getCart')).toBe(1);
  });

  it('disables plus and minus and hides line totals at /checkout, but allows removal [MINICART-32, CONFLICT-21]', async () => {
    const page = await openCart({ products: [lineOf()], address: '/checkout' });
    await page.user.click(screen.getByRole('button', { name: 'Increase quantity of Red rice' }));
    await page.user.click(screen.getByRole('button', { name: 'Decrease quantity of Red rice' }));
    expect(sent(page, 'editCartLine')).toBe(0);
    expect(screen.queryByText('₹ 200.00/-')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Remove Red rice' }));
    await waitFor(() => expect(sent(page, 'removeCartLine')).toBe(1));
  });

  it('enables plus at /checkout/cart [MINICART-34]', async () => {
    const page = await openCart({ products: [lineOf()], address: '/checkout/cart?x=1' });
    await page.user.click(screen.getByRole('button', { name: 'Increase quantity of Red rice' }));
    await waitFor(() => expect(sent(page, 'editCartLine')).toBe(1));
  });
});

describe('MiniCart: footer', () => {
  it('shows the subtotal and links to the cart [MINICART-26, MINICART-27]', async () => {
    await openCart();
    expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('Subtotal₹ 1,100.00/-');
    expect(screen.getByRole('link', { name: 'view cart' })).toHaveAttribute(
      'href',
      '/checkout/cart',
    );
  });

  it('offers a coupon [MINICART-24, MINICART-25]', async () => {
    await openCart();
    expect(screen.getByText('** Apply coupon and get discount.')).toBeVisible();
    expect(screen.getByPlaceholderText('Enter Coupon Code')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeVisible();
  });

  it('shows the totals fetched after a coupon and removes the coupon [COUPON-09, OPEN-51]', async () => {
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
    ['MINICART-33, CONFLICT-20', '/checkout/cart?x=1', ['/checkout']],
    ['MINICART-31', '/checkout', []],
    ['MINICART-31, CONFLICT-20', '/shop/checkout-bag', []],
  ])('%s: on %s the checkout button links to %j', async (_ids, address, targets) => {
    await openCart({ address });
    const buttons = screen.queryAllByRole('link', { name: 'checkout' });
    expect(buttons.map((button) => button.getAttribute('href'))).toEqual(targets);
    expect(screen.getByRole('link', { name: 'view cart' })).toBeVisible();
  });

  it("shows '0' without a total [CART-06, CONFLICT-22]", async () => {
    await openCart({ answers: { getCart: { products: twoLines, totals: [] } } });
    expect(screen.getByText('Subtotal').parentElement).toHaveTextContent(/^Subtotal0$/);
  });

  it('shows an empty cart with a link to the shop [MINICART-29, MINICART-30]', async () => {
    await openCart({ products: [] });
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
  });
});
