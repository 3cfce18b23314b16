import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../api/api.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { cardOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { selectToasts } from '../ui/uiSlice.ts';
import { ProductCard } from './ProductCard.tsx';

async function setUp(answers: Answers = {}) {
  const page = renderWithProviders(<ProductCard product={cardOf()} />, {
    answers: { getWishlist: { products: [] }, ...answers },
  });
  await page.dispatched(api.endpoints.getWishlist.initiate());
  await page.dispatched(api.endpoints.getCart.initiate());
  const sent = (operation: string) => page.calls.filter((call) => call.operation === operation);
  const toasts = () => selectToasts(page.store.getState());
  const path = () => page.store.getState().location.pathname;
  return { ...page, sent, toasts, path };
}

function heart() {
  return screen.getByRole('button', { name: 'Wishlist: Red rice' });
}

function button(name: string) {
  return screen.getByRole('button', { name });
}

function held(answer: unknown) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { answer: () => promise, release: () => resolve(answer) };
}

async function isUsable(element: HTMLElement) {
  await waitFor(() => expect(element).toHaveAttribute('aria-disabled', 'false'));
}

describe('ProductCard: wishlist', () => {
  it('adds with the empty heart and shows a toast [API-42, WISHLIST-07]', async () => {
    const page = await setUp({ addToWishlist: { status: 1 } });
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await page.user.click(heart());
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(page.toasts()).toMatchObject([
      { kind: 'success', content: { messageId: 'wishlist.toast.added' } },
    ]);
    const [call] = page.sent('addToWishlist');
    expect(call?.method).toBe('POST');
    expect(call?.url.searchParams.get('route')).toBe('account/wishlist/add');
    expect([...(call?.form ?? [])]).toEqual([['product_id', '41']]);
    expect(page.sent('removeFromWishlist')).toEqual([]);
  });

  it('removes with the filled heart and shows a toast [API-17, WISHLIST-09]', async () => {
    const page = await setUp({ getWishlist: { products: [{ product_id: '41' }] } });
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    await page.user.click(heart());
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(page.toasts()).toMatchObject([
      { kind: 'success', content: { messageId: 'wishlist.toast.removed' } },
    ]);
    const [call] = page.sent('removeFromWishlist');
    expect(call?.method).toBe('POST');
    expect(call?.url.searchParams.get('route')).toBe('account/wishlist/remove');
    expect([...(call?.form ?? [])]).toEqual([['product_id', '41']]);
    expect(page.sent('addToWishlist')).toEqual([]);
  });

  it('leaves the heart empty when only another product is in the wishlist [WISHLIST-03, API-15]', async () => {
    await setUp({ getWishlist: { products: [{ product_id: '42' }] } });
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it('fills the heart after the response, then refetches wishlist and cart [OPEN-55, CONFLICT-31]', async () => {
    const answer = held({ status: 1 });
    let products: object[] = [];
    const page = await setUp({
      getWishlist: () => ({ products }),
      addToWishlist: answer.answer,
    });
    await page.user.click(heart());
    expect(page.sent('addToWishlist')).toHaveLength(1);
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    products = [{ product_id: '41' }];
    answer.release();
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(page.sent('getWishlist')).toHaveLength(2);
    expect(page.sent('getCart')).toHaveLength(2);
  });

  it('refetches wishlist and cart after a removal [CONFLICT-31]', async () => {
    const page = await setUp({ getWishlist: { products: [{ product_id: '41' }] } });
    await page.user.click(heart());
    await waitFor(() => expect(page.sent('getWishlist')).toHaveLength(2));
    await waitFor(() => expect(page.sent('getCart')).toHaveLength(2));
  });

  it('blocks all actions of the card while a wishlist call is in flight [CARD-19, CARD-22]', async () => {
    const answer = held({ status: 1 });
    const page = await setUp({ addToWishlist: answer.answer });
    await page.user.click(button('Increase quantity of Red rice'));
    await page.user.click(heart());
    await page.user.click(heart());
    await page.user.click(button('Increase quantity of Red rice'));
    await page.user.click(button('Decrease quantity of Red rice'));
    await page.user.click(button('Add to cart: Red rice'));
    expect(page.sent('addToWishlist')).toHaveLength(1);
    expect(page.sent('addToCart')).toEqual([]);
    expect(screen.getByRole('group', { name: 'Quantity of Red rice' })).toHaveTextContent('2');
    answer.release();
    await isUsable(heart());
    await page.user.click(button('Add to cart: Red rice'));
    await waitFor(() => expect(page.sent('addToCart')).toHaveLength(1));
  });

  it('blocks the heart while an add to the cart is in flight [CARD-21, CARD-22]', async () => {
    const answer = held({ status: '1' });
    const page = await setUp({ addToCart: answer.answer });
    await page.user.click(button('Add to cart: Red rice'));
    await page.user.click(heart());
    expect(heart()).toHaveAttribute('aria-disabled', 'true');
    expect(page.sent('addToWishlist')).toEqual([]);
    answer.release();
    await isUsable(heart());
    await page.user.click(heart());
    await waitFor(() => expect(page.sent('addToWishlist')).toHaveLength(1));
  });

  it('sends one call for two presses within a frame [CARD-21]', async () => {
    const page = await setUp({ addToWishlist: () => new Promise(() => {}) });
    act(() => {
      heart().click();
      heart().click();
    });
    await waitFor(() => expect(heart()).toHaveAttribute('aria-disabled', 'true'));
    expect(page.sent('addToWishlist')).toHaveLength(1);
  });

  it('shows why the server rejected the add and allows a retry [CARD-23, WISHLIST-06]', async () => {
    const page = await setUp({ addToWishlist: { error: 'The list is full', status: 1 } });
    await page.user.click(heart());
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(page.toasts()).toMatchObject([{ kind: 'error', content: { html: 'The list is full' } }]);
    await isUsable(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await page.user.click(heart());
    await waitFor(() => expect(page.sent('addToWishlist')).toHaveLength(2));
  });

  it('shows why the server rejected the removal and allows a retry [CARD-23, WISHLIST-08]', async () => {
    const page = await setUp({
      getWishlist: { products: [{ product_id: '41' }] },
      removeFromWishlist: { error: 'Not <b>now</b>' },
    });
    await page.user.click(heart());
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(page.toasts()).toMatchObject([{ kind: 'error', content: { html: 'Not <b>now</b>' } }]);
    await isUsable(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows nothing after a failed call and allows a retry [CARD-30, CARD-23]', async () => {
    const page = await setUp({ addToWishlist: () => new Response('', { status: 500 }) });
    await page.user.click(heart());
    await waitFor(() => expect(page.sent('addToWishlist')).toHaveLength(2));
    await isUsable(heart());
    expect(page.toasts()).toEqual([]);
  });

  it.each([{}, { status: 0 }, ''])(
    'treats %j as neither success nor rejection [OPEN-32]',
    async (answer) => {
      const page = await setUp({ addToWishlist: () => answer });
      await page.user.click(heart());
      await waitFor(() => expect(page.sent('addToWishlist')).toHaveLength(1));
      await isUsable(heart());
      expect(page.toasts()).toEqual([]);
      expect(page.sent('getWishlist')).toHaveLength(1);
    },
  );

  it.each([
    { redirect: '/account/login' },
    { redirect: 'http://localhost/account/login', status: 1 },
    { redirect: '/account/login', error: 'Sign in first' },
  ])('follows %j without a toast [ROLES-03, ROLES-04]', async (answer) => {
    const page = await setUp({ addToWishlist: answer });
    await page.user.click(heart());
    await waitFor(() => expect(page.path()).toBe('/account/login'));
    expect(page.toasts()).toEqual([]);
  });

  it('loads the page for a redirect to another site [WISHLIST-05, OPEN-33]', async () => {
    const left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await setUp({ addToWishlist: { redirect: 'https://accounts.example/login' } });
    await page.user.click(heart());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    expect(String(left.mock.calls[0]?.[0])).toMatch(/navigation/);
    expect(page.path()).toBe('/');
    expect(page.toasts()).toEqual([]);
  });

  it('ignores an invalid redirect URL and handles the rest of the response [OPEN-33]', async () => {
    const page = await setUp({
      addToWishlist: { redirect: 'javascript:alert(1)', error: 'Sign in first' },
    });
    await page.user.click(heart());
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(page.toasts()).toMatchObject([{ kind: 'error', content: { html: 'Sign in first' } }]);
    expect(page.path()).toBe('/');
  });
});
