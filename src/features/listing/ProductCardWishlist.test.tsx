import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../api/api.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { cardOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { selectToasts } from '../ui/uiSlice.ts';
import { ProductCard } from './ProductCard.tsx';

/** A card of red rice, whose wishlist was read. */
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

/** An answer that is held back until `release`. */
function held(answer: unknown) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { answer: () => promise, release: () => resolve(answer) };
}

async function isUsable(element: HTMLElement) {
  await waitFor(() => expect(element).toHaveAttribute('aria-disabled', 'false'));
}

describe('ProductCard: wishlist', () => {
  it('CARD-08 WISHLIST-01 API-16 API-42 CONFLICT-40 WISHLIST-07 adds by the empty heart and says so', async () => {
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

  it('CARD-24 WISHLIST-02 API-17 API-42 WISHLIST-09 removes by the filled heart and says so', async () => {
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

  it('WISHLIST-03 API-15 leaves the heart empty where another product is on the list', async () => {
    await setUp({ getWishlist: { products: [{ product_id: '42' }] } });
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it('OPEN-55 CARD-24 CONFLICT-31 fills the heart after the answer, then refetches wishlist and cart', async () => {
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

  it('CONFLICT-31 refetches wishlist and cart after a removal', async () => {
    const page = await setUp({ getWishlist: { products: [{ product_id: '41' }] } });
    await page.user.click(heart());
    await waitFor(() => expect(page.sent('getWishlist')).toHaveLength(2));
    await waitFor(() => expect(page.sent('getCart')).toHaveLength(2));
  });

  it('CARD-18 CARD-19 CARD-20 CARD-21 CARD-22 a wishlist call holds all actions of the card until it is done', async () => {
    const answer = held({ status: 1 });
    const page = await setUp({ addToWishlist: answer.answer });
    await page.user.click(button('One more of Red rice'));
    await page.user.click(heart());
    await page.user.click(heart());
    await page.user.click(button('One more of Red rice'));
    await page.user.click(button('One less of Red rice'));
    await page.user.click(button('Add to cart: Red rice'));
    expect(page.sent('addToWishlist')).toHaveLength(1);
    expect(page.sent('addToCart')).toEqual([]);
    expect(screen.getByRole('group', { name: 'Quantity of Red rice' })).toHaveTextContent('2');
    answer.release();
    await isUsable(heart());
    await page.user.click(button('Add to cart: Red rice'));
    await waitFor(() => expect(page.sent('addToCart')).toHaveLength(1));
  });

  it('CARD-21 CARD-22 an add to the cart holds the heart until it is done', async () => {
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

  it('CARD-21 sends one call for two presses within one frame', async () => {
    const page = await setUp({ addToWishlist: () => new Promise(() => {}) });
    act(() => {
      heart().click();
      heart().click();
    });
    await waitFor(() => expect(heart()).toHaveAttribute('aria-disabled', 'true'));
    expect(page.sent('addToWishlist')).toHaveLength(1);
  });

  it('CARD-23 WISHLIST-06 tells why the server rejects the add, and can be pressed again', async () => {
    const page = await setUp({ addToWishlist: { error: 'The list is full', status: 1 } });
    await page.user.click(heart());
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(page.toasts()).toMatchObject([{ kind: 'error', content: { html: 'The list is full' } }]);
    await isUsable(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await page.user.click(heart());
    await waitFor(() => expect(page.sent('addToWishlist')).toHaveLength(2));
  });

  it('CARD-23 WISHLIST-08 tells why the server rejects the removal, and can be pressed again', async () => {
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

  it('CARD-30 CARD-23 says nothing of a failed call, and can be pressed again', async () => {
    const page = await setUp({ addToWishlist: () => new Response('', { status: 500 }) });
    await page.user.click(heart());
    // Each failed call is sent twice.
    await waitFor(() => expect(page.sent('addToWishlist')).toHaveLength(2));
    await isUsable(heart());
    expect(page.toasts()).toEqual([]);
  });

  it.each([{}, { status: 0 }, ''])(
    'OPEN-32 takes %j for neither success nor rejection',
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
  ])('WISHLIST-05 ROLES-03 ROLES-04 OPEN-32 OPEN-33 follows %j without a word', async (answer) => {
    const page = await setUp({ addToWishlist: answer });
    await page.user.click(heart());
    await waitFor(() => expect(page.path()).toBe('/account/login'));
    expect(page.toasts()).toEqual([]);
  });

  it('WISHLIST-05 OPEN-33 loads a page of another site', async () => {
    // What jsdom does in place of leaving the page.
    const left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await setUp({ addToWishlist: { redirect: 'https://accounts.example/login' } });
    await page.user.click(heart());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    expect(String(left.mock.calls[0]?.[0])).toMatch(/navigation/);
    expect(page.path()).toBe('/');
    expect(page.toasts()).toEqual([]);
  });

  it('OPEN-33 ignores a URL that is none to go to, and tells the rest of the answer', async () => {
    const page = await setUp({
      addToWishlist: { redirect: 'javascript:alert(1)', error: 'Sign in first' },
    });
    await page.user.click(heart());
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(page.toasts()).toMatchObject([{ kind: 'error', content: { html: 'Sign in first' } }]);
    expect(page.path()).toBe('/');
  });
});
