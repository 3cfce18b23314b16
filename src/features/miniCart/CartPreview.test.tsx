import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { lineOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Started } from '../../testing/Started.tsx';
import { miniCartClosed, miniCartOpened } from '../cart/cartSlice.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { HeaderCart, LazyCartPreview } from '../shell/header/HeaderCart.tsx';

const lines = [
  lineOf({ name: 'basmati rice', option: [{ name: 'Weight', value: '1 kg' }] }),
  lineOf({ cart_item_id: '8', handle: 'ghee', name: 'Ghee', special: 90, quantity: 3 }),
];
const totals = [{ code: 'total', text: '₹ 470.00/-' }];

async function setUp(products: CartItem[] = lines, hasRoom = true) {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: hasRoom && media === '(hover: hover) and (min-width: 768px)',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  let present = products;
  const rendered = renderWithProviders(
    <Started>
      <button type="button">Before</button>
      <HeaderCart />
      <button type="button">After</button>
    </Started>,
    {
      answers: {
        getCart: () => ({ products: present, totals: present.length > 0 ? totals : [] }),
        removeCartLine: ({ form }: { form: URLSearchParams }) => {
          present = present.filter(({ cart_item_id: id }) => id !== form.get('key'));
          return { status: 1 };
        },
      },
    },
  );
  await waitFor(() => expect(selectIsStarted(rendered.store.getState())).toBe(true));
  return { ...rendered, icon: screen.getByRole('link', { name: /^Cart, / }) };
}

beforeAll(() => LazyCartPreview.preload());

const findPreview = () => screen.findByRole('region', { name: 'In Your Bag' });
const preview = () => screen.queryByRole('region', { name: 'In Your Bag' });

describe('CartPreview', () => {
  it('shows the lines on hover [HEADERCART-05, HEADERCART-07, HEADERCART-04]', async () => {
    const { user, icon } = await setUp();
    expect(preview()).toBeNull();
    await user.hover(icon);
    const list = await findPreview();
    expect(within(list).getByRole('heading', { name: 'In Your Bag' })).toBeVisible();
    expect(within(list).getByRole('link', { name: 'Basmati Rice' })).toHaveAttribute(
      'href',
      '/pred-rice',
    );
    expect(within(list).getByText('Weight: 1 kg')).toBeVisible();
    const pictures = [...list.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual(lines.map(({ image }) => image));
  });

  it('shows quantity and price to pay [HEADERCART-08, HEADERCART-10]', async () => {
    const { user, icon } = await setUp();
    await user.hover(icon);
    const list = await findPreview();
    expect(within(list).getByText('2 x ₹ 100.00/-')).toBeVisible();
    expect(within(list).getByText('3 x ₹ 90.00/-')).toBeVisible();
  });

  it('shows prices as formatted by the server [HEADERCART-09, OPEN-13]', async () => {
    const { user, icon } = await setUp([
      lineOf({ price: '₹ 120.00' }),
      lineOf({ cart_item_id: '8', price: '₹ 120.00', special: '₹ 90.00', quantity: 3 }),
    ]);
    await user.hover(icon);
    const list = await findPreview();
    expect(within(list).getByText('2 x ₹ 120.00')).toBeVisible();
    expect(within(list).getByText('3 x ₹ 90.00')).toBeVisible();
  });

  it('shows the total and links to cart and checkout [HEADERCART-12, HEADERCART-13, HEADERCART-14]', async () => {
    const { user, icon } = await setUp();
    await user.hover(icon);
    const list = await findPreview();
    expect(within(list).getByText('Total').parentElement).toHaveTextContent('Total₹ 470.00/-');
    expect(within(list).getByRole('link', { name: 'Checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    );
    expect(within(list).getByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      '/checkout/cart',
    );
  });

  it('removes lines and keeps the focus in the list [HEADERCART-11, API-12]', async () => {
    const { user, icon, calls } = await setUp();
    await user.hover(icon);
    const list = await findPreview();
    await user.click(within(list).getByRole('button', { name: 'Remove basmati rice' }));
    await waitFor(() => expect(within(list).queryByText('Basmati Rice')).toBeNull());
    const removed = calls.filter(({ operation }) => operation === 'removeCartLine');
    expect(removed.map(({ form }) => form.get('key'))).toEqual(['7']);
    const title = within(list).getByRole('heading', { name: 'In Your Bag' });
    expect(title).toHaveFocus();
    await user.click(within(list).getByRole('button', { name: 'Remove Ghee' }));
    expect(await within(list).findByText('Your cart is currently empty.')).toBeVisible();
    expect(title).toHaveFocus();
  });

  it('shows an empty cart [HEADERCART-03, HEADERCART-15]', async () => {
    const { user, icon } = await setUp([]);
    await user.hover(icon);
    const list = await findPreview();
    expect(within(list).getByText('Your cart is currently empty.')).toBeVisible();
    expect(within(list).queryAllByRole('link')).toEqual([]);
  });

  it('opens by keyboard, does not trap the focus and closes behind it [CONFLICT-15]', async () => {
    const { user, icon } = await setUp([lines[0] as CartItem]);
    await user.tab();
    await user.tab();
    expect(icon).toHaveFocus();
    const list = await findPreview();
    const order = [];
    for (let step = 0; step < 5; step += 1) {
      await user.tab();
      order.push(
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    }
    expect(order).toEqual([
      'Basmati Rice',
      'Remove basmati rice',
      'View cart',
      'Checkout',
      'After',
    ]);
    await waitFor(() => expect(list).not.toBeInTheDocument());
  });

  it('closes on Escape and focuses the icon [CONFLICT-15]', async () => {
    const { user, icon } = await setUp();
    await user.tab();
    await user.tab();
    const list = await findPreview();
    await user.tab();
    expect(list).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(icon).toHaveFocus();
    expect(preview()).toBeNull();
  });

  it('stays open while hovered and closes after a delay [CONFLICT-15]', async () => {
    const { user, icon } = await setUp();
    await user.hover(icon);
    const list = await findPreview();
    await user.hover(within(list).getByText('Total'));
    expect(list).toBeVisible();
    await user.hover(screen.getByRole('button', { name: 'After' }));
    await waitFor(() => expect(list).not.toBeInTheDocument());
  });

  it('stays closed on touch, on small screens and when a dialog restores the focus [CONFLICT-15]', async () => {
    const { icon, unmount } = await setUp();
    // jsdom's pointer events carry no `pointerType`, so set it on a plain event.
    const touch = new Event('pointerover', { bubbles: true });
    Object.assign(touch, { pointerType: 'touch' });
    fireEvent(icon, touch);
    act(() => icon.focus());
    expect(preview()).toBeNull();
    unmount();
    const narrow = await setUp(lines, false);
    await narrow.user.hover(narrow.icon);
    await narrow.user.tab();
    await narrow.user.tab();
    expect(preview()).toBeNull();
  });

  it('closes when the mini cart opens and stays closed behind it [CONFLICT-16]', async () => {
    const { user, icon, store } = await setUp();
    await user.hover(icon);
    const list = await findPreview();
    act(() => void store.dispatch(miniCartOpened()));
    expect(list).not.toBeInTheDocument();
    act(() => void store.dispatch(miniCartClosed()));
    expect(preview()).toBeNull();
    expect(store.getState().ui.openPanel).toBeNull();
  });
});
